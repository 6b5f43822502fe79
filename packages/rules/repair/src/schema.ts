/** JSON Schema of the types of `model.ts`. Written by `npm run schema`; a test keeps it fresh. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = {
  "$defs": {
    "Input": {
      "type": "object",
      "properties": {
        "table": {
          "$ref": "#/$defs/Table"
        }
      },
      "required": [
        "table"
      ],
      "additionalProperties": false
    },
    "Table": {
      "type": "object",
      "properties": {
        "players": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Player"
          },
          "minItems": 2,
          "maxItems": 2
        },
        "turn": {
          "$ref": "#/$defs/Turn"
        },
        "spacelines": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Spaceline"
          }
        },
        "cards": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/Card"
          }
        },
        "attacks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/MadeAttack"
          },
          "description": "What players attacked in this turn and the one before."
        }
      },
      "required": [
        "players",
        "turn",
        "spacelines",
        "cards"
      ],
      "additionalProperties": false
    },
    "Player": {
      "type": "object",
      "properties": {
        "id": {
          "$ref": "#/$defs/PlayerId"
        },
        "points": {
          "type": "number"
        },
        "plays": {
          "$ref": "#/$defs/Affiliation",
          "description": "What the player plays, where rules ask: Borg players score no missions."
        },
        "battleBridge": {
          "type": "number",
          "description": "How many cards a Battle Bridge side deck still has; none where the player uses none."
        }
      },
      "required": [
        "id",
        "points"
      ],
      "additionalProperties": false
    },
    "PlayerId": {
      "type": "string"
    },
    "Affiliation": {
      "type": "string",
      "enum": [
        "Federation",
        "Klingon",
        "Romulan",
        "Borg",
        "Ferengi",
        "Cardassian",
        "Bajoran",
        "Dominion",
        "Non-Aligned",
        "Neutral"
      ],
      "description": "Non-Aligned and Neutral stand where others print an affiliation, though neither is one."
    },
    "Turn": {
      "type": "object",
      "properties": {
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "number": {
          "type": "number",
          "description": "Of the whole game, from 1."
        }
      },
      "required": [
        "player",
        "number"
      ],
      "additionalProperties": false
    },
    "Spaceline": {
      "type": "object",
      "properties": {
        "quadrant": {
          "type": "string"
        },
        "apart": {
          "type": "string",
          "enum": [
            "time-location",
            "outpost"
          ],
          "description": "No spaceline, but places on their own: a time location, or an outpost in a quadrant that has no missions."
        },
        "locations": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Location"
          },
          "description": "Left to right."
        }
      },
      "required": [
        "quadrant",
        "locations"
      ],
      "additionalProperties": false
    },
    "Location": {
      "type": "object",
      "properties": {
        "id": {
          "$ref": "#/$defs/LocationId"
        },
        "name": {
          "type": "string"
        },
        "span": {
          "anyOf": [
            {
              "type": "number"
            },
            {
              "type": "object",
              "additionalProperties": {
                "type": "number"
              }
            }
          ],
          "description": "What entering costs; two-sided where players see different numbers."
        },
        "mission": {
          "$ref": "#/$defs/Mission"
        },
        "scouting": {
          "$ref": "#/$defs/PlayerId",
          "description": "The player whose scouting of it is complete when the turn ends."
        }
      },
      "required": [
        "id",
        "name",
        "span"
      ],
      "additionalProperties": false,
      "description": "A card in the row: a mission, or something else that counts as a location."
    },
    "LocationId": {
      "type": "string"
    },
    "Mission": {
      "type": "object",
      "properties": {
        "terrain": {
          "$ref": "#/$defs/Terrain"
        },
        "affiliations": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Affiliation"
          },
          "description": "Whose icons it shows."
        },
        "anyAffiliation": {
          "type": "boolean",
          "description": "Its text lets any affiliation attempt it."
        },
        "points": {
          "type": "number"
        },
        "requires": {
          "$ref": "#/$defs/Requirement"
        },
        "owner": {
          "$ref": "#/$defs/PlayerId",
          "description": "Who seeded it."
        },
        "solved": {
          "$ref": "#/$defs/PlayerId",
          "description": "Who solved it: that happens once."
        },
        "stasis": {
          "type": "boolean",
          "description": "Whoever is relocated here is in stasis, as long as it is not solved."
        }
      },
      "required": [
        "terrain",
        "affiliations",
        "points"
      ],
      "additionalProperties": false
    },
    "Terrain": {
      "type": "string",
      "enum": [
        "space",
        "planet",
        "dual"
      ],
      "description": "Where a mission or a dilemma belongs."
    },
    "Requirement": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "all": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Requirement"
              }
            }
          },
          "required": [
            "all"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "any": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Requirement"
              }
            }
          },
          "required": [
            "any"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "count": {
              "type": "number"
            },
            "of": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Trait"
              }
            }
          },
          "required": [
            "count",
            "of"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "equipment": {
              "type": "string"
            }
          },
          "required": [
            "equipment"
          ],
          "additionalProperties": false
        },
        {
          "$ref": "#/$defs/Trait"
        }
      ],
      "description": "What a group has to have together. Levels of a skill (\"Honor x2\") and attributes (\"INTEGRITY > 32\") add up over the group; a count asks for so many personnel, each with all of the traits; everything else one of them has."
    },
    "Trait": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "skill": {
              "type": "string"
            },
            "levels": {
              "type": "number"
            }
          },
          "required": [
            "skill"
          ],
          "additionalProperties": false
        },
        {
          "$ref": "#/$defs/Kindred"
        },
        {
          "type": "object",
          "properties": {
            "attribute": {
              "$ref": "#/$defs/PersonalAttribute"
            },
            "over": {
              "type": "number"
            }
          },
          "required": [
            "attribute",
            "over"
          ],
          "additionalProperties": false
        }
      ],
      "description": "What one personnel has or is by itself."
    },
    "Kindred": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "classification": {
              "type": "string"
            }
          },
          "required": [
            "classification"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "firstSkill": {
              "type": "string"
            }
          },
          "required": [
            "firstSkill"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "icon": {
              "$ref": "#/$defs/Icon"
            }
          },
          "required": [
            "icon"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "species": {
              "type": "string"
            }
          },
          "required": [
            "species"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "affiliation": {
              "$ref": "#/$defs/Affiliation"
            }
          },
          "required": [
            "affiliation"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "personnel": {
              "type": "string"
            }
          },
          "required": [
            "personnel"
          ],
          "additionalProperties": false
        }
      ],
      "description": "What one personnel is, whoever is present."
    },
    "Icon": {
      "type": "string",
      "enum": [
        "command",
        "staff",
        "navigation",
        "communication",
        "defence",
        "holographic",
        "alternate-universe",
        "borg-only",
        "enterprise-e",
        "nemesis",
        "delta-quadrant",
        "hidden-agenda"
      ],
      "description": "What cards print as icons: on personnel what they are fit for, on ships what they are staffed by, on any card where it is from."
    },
    "PersonalAttribute": {
      "type": "string",
      "enum": [
        "integrity",
        "cunning",
        "strength"
      ]
    },
    "Card": {
      "type": "object",
      "properties": {
        "facts": {
          "$ref": "#/$defs/Facts"
        },
        "owner": {
          "$ref": "#/$defs/PlayerId"
        },
        "controller": {
          "anyOf": [
            {
              "$ref": "#/$defs/PlayerId"
            },
            {
              "type": "null"
            }
          ],
          "description": "None: nobody gives it orders."
        },
        "place": {
          "$ref": "#/$defs/Place"
        },
        "stopped": {
          "type": "number",
          "description": "The number of the turn at whose end it is unstopped."
        },
        "unseen": {
          "type": "string",
          "enum": [
            "cloaked",
            "phased",
            "landed"
          ],
          "description": "What keeps a ship from being a target beside stasis: cloaked, phased or landed."
        },
        "disabled": {
          "type": "boolean"
        },
        "stunned": {
          "type": "boolean"
        },
        "wounded": {
          "type": "boolean",
          "description": "Mortally wounded."
        },
        "stasis": {
          "type": "boolean"
        },
        "deactivated": {
          "type": "number",
          "description": "The number of the turn at whose end a hologram that was lost may be active again."
        },
        "projectedBy": {
          "$ref": "#/$defs/CardId",
          "description": "The ship that projects a hologram to where it is."
        },
        "brainwashed": {
          "type": "boolean",
          "description": "Used by its captor as one of the captor's own."
        },
        "assimilated": {
          "type": "string",
          "enum": [
            "drone",
            "counterpart"
          ],
          "description": "Made a Borg of by the player who uses it: as a drone it has neither gender nor species nor lore left."
        },
        "rangeUsed": {
          "type": "number",
          "description": "RANGE that a ship has used in this turn."
        },
        "timeTravel": {
          "$ref": "#/$defs/TimeTravel"
        },
        "acquired": {
          "type": "boolean",
          "description": "An artifact that its player has acquired, and may play from hand where its text says so."
        },
        "lastsUntil": {
          "type": "number",
          "description": "The number of the turn at whose end it has lasted long enough."
        },
        "damage": {
          "$ref": "#/$defs/Damage"
        },
        "course": {
          "$ref": "#/$defs/Course"
        },
        "altered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Alteration"
          }
        },
        "targets": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CardId"
          },
          "description": "What an objective in play is about."
        },
        "met": {
          "type": "object",
          "additionalProperties": {
            "type": "number"
          },
          "description": "How often each player has met it."
        },
        "attacked": {
          "type": "object",
          "additionalProperties": {
            "type": "number"
          },
          "description": "The number of the turn in which it last attacked a player's cards."
        }
      },
      "required": [
        "facts",
        "owner",
        "controller",
        "place"
      ],
      "additionalProperties": false
    },
    "Facts": {
      "anyOf": [
        {
          "$ref": "#/$defs/PersonnelFacts"
        },
        {
          "$ref": "#/$defs/ShipFacts"
        },
        {
          "$ref": "#/$defs/FacilityFacts"
        },
        {
          "$ref": "#/$defs/EquipmentFacts"
        },
        {
          "$ref": "#/$defs/TacticFacts"
        },
        {
          "$ref": "#/$defs/DilemmaFacts"
        },
        {
          "$ref": "#/$defs/OtherFacts"
        }
      ]
    },
    "PersonnelFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "const": "personnel"
        },
        "affiliation": {
          "$ref": "#/$defs/Affiliation"
        },
        "classification": {
          "type": "string",
          "description": "\"OFFICER\": it counts as a skill of this name too."
        },
        "skills": {
          "type": "object",
          "additionalProperties": {
            "type": "number"
          },
          "description": "Levels by skill: `{ Diplomacy: 2 }`."
        },
        "species": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "male",
            "female",
            "neuter"
          ]
        },
        "lore": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The words of its lore that cards look for."
        },
        "enhances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Enhancement"
          },
          "description": "What its presence lends to others."
        },
        "keepsFromStasis": {
          "$ref": "#/$defs/Affiliation",
          "description": "Its skill keeps those of an affiliation that are with it from entering stasis."
        },
        "integrity": {
          "type": "number"
        },
        "cunning": {
          "type": "number"
        },
        "strength": {
          "type": "number"
        },
        "multiplexes": {
          "type": "boolean",
          "description": "The ship it is aboard can fire at several targets, one for each Borg with the defence icon aboard."
        },
        "specialist": {
          "type": "boolean",
          "description": "A mission specialist."
        },
        "version": {
          "type": "string",
          "description": "Which of several cards of this name it is, where there are several."
        },
        "sharesSkills": {
          "type": "boolean",
          "description": "It lends the regular skills of every Borg group to all Borg where it is."
        }
      },
      "required": [
        "affiliation",
        "cunning",
        "integrity",
        "kind",
        "name",
        "skills",
        "strength"
      ],
      "additionalProperties": false
    },
    "InTurn": {
      "type": "object",
      "properties": {
        "noDraws": {
          "type": "boolean",
          "description": "Whoever plays it, or uses its download, draws no more cards this turn."
        },
        "draws": {
          "type": "object",
          "properties": {
            "count": {
              "type": "number"
            },
            "for": {
              "$ref": "#/$defs/Whose"
            },
            "when": {
              "type": "string",
              "const": "end-of-turn"
            }
          },
          "required": [
            "count"
          ],
          "additionalProperties": false,
          "description": "Cards that it lets somebody draw, its controller where it says nothing else: when it is played, or with the draw at the end of their turn."
        },
        "downloads": {
          "$ref": "#/$defs/Downloads"
        },
        "spent": {
          "type": "boolean",
          "description": "An event that is discarded when it has had its result, like an interrupt."
        },
        "suspends": {
          "type": "boolean",
          "description": "It suspends play: it may be played while something else is going on."
        },
        "endsTurn": {
          "type": "boolean",
          "description": "It ends the turn."
        },
        "atEnd": {
          "type": "object",
          "properties": {
            "must": {
              "type": "boolean"
            },
            "every": {
              "type": "boolean"
            }
          },
          "required": [
            "must"
          ],
          "additionalProperties": false,
          "description": "What it does at the end of its controller's turn, or of every turn: it must, or its controller may have it so."
        },
        "fullTurns": {
          "type": "object",
          "properties": {
            "count": {
              "type": "number"
            },
            "of": {
              "$ref": "#/$defs/Whose"
            },
            "sends": {
              "type": "string",
              "const": "out-of-time"
            }
          },
          "required": [
            "count"
          ],
          "additionalProperties": false,
          "description": "It lasts for some full turns, and is then discarded, or keeps the ship that it is played on out of time for so long."
        },
        "reshuffles": {
          "type": "boolean",
          "description": "It shuffles its owner's discard pile into the draw deck."
        },
        "permitsDiscard": {
          "type": "string",
          "enum": [
            "owner",
            "opponent",
            "each"
          ],
          "description": "While it is in play or being played, these players may discard a card from hand, once a turn."
        },
        "makesRoom": {
          "type": "boolean",
          "description": "Its player may discard it at the start of the own turn, to make room for another."
        }
      },
      "additionalProperties": false,
      "description": "What a card has to do with the turn, beside its functions."
    },
    "Whose": {
      "type": "string",
      "enum": [
        "owner",
        "opponent",
        "each",
        "target"
      ],
      "description": "Whose turns, cards or draws are meant, as seen from the card's controller; `target`: the player on whom, or on whose card, it is played."
    },
    "Downloads": {
      "type": "object",
      "properties": {
        "special": {
          "type": "boolean",
          "description": "By the icon: it suspends play."
        },
        "suspends": {
          "type": "boolean",
          "description": "Its text says that it suspends play."
        },
        "insteadOfDraw": {
          "type": "boolean",
          "description": "In place of one card draw."
        }
      },
      "additionalProperties": false,
      "description": "A download that a card gives its controller."
    },
    "Enhancement": {
      "anyOf": [
        {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "attribute": {
              "$ref": "#/$defs/PersonalAttribute"
            },
            "by": {
              "type": "number"
            },
            "to": {
              "$ref": "#/$defs/Kindred"
            }
          },
          "required": [
            "attribute",
            "by",
            "to"
          ]
        },
        {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "skill": {
              "type": "string"
            },
            "to": {
              "$ref": "#/$defs/Kindred"
            }
          },
          "required": [
            "skill",
            "to"
          ]
        }
      ],
      "description": "What a personnel or equipment lends to those it is present with: an attribute, or a skill."
    },
    "ShipFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "const": "ship"
        },
        "affiliation": {
          "$ref": "#/$defs/Affiliation"
        },
        "class": {
          "type": "string",
          "description": "\"Galaxy\", \"Cube\"."
        },
        "staffing": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          },
          "description": "One icon for each personnel that it takes to staff it."
        },
        "special": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Ship systems that are printed as a phrase: \"Cloaking Device\", \"Tractor Beam\", \"Holodeck\"."
        },
        "lands": {
          "type": "boolean",
          "description": "It may land on planets."
        },
        "launching": {
          "$ref": "#/$defs/Launching"
        },
        "range": {
          "type": "number"
        },
        "weapons": {
          "type": "number"
        },
        "shields": {
          "type": "number"
        },
        "nullifiesAttackOn": {
          "$ref": "#/$defs/CoinSide",
          "description": "The side of a coin that nullifies an attack on it by a ship."
        }
      },
      "required": [
        "affiliation",
        "kind",
        "name",
        "range",
        "shields",
        "weapons"
      ],
      "additionalProperties": false
    },
    "Launching": {
      "type": "object",
      "properties": {
        "classes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "special": {
          "type": "string",
          "description": "What the carrying ship must have, and what its crew must have."
        },
        "crew": {
          "$ref": "#/$defs/Requirement"
        },
        "enhances": {
          "type": "string",
          "description": "The card that it enhances: it adds classes to that card's, and asks what that card asks."
        }
      },
      "required": [
        "classes"
      ],
      "additionalProperties": false,
      "description": "A text that lets ships of some classes be launched from a ship, and taken aboard again."
    },
    "CoinSide": {
      "type": "string",
      "enum": [
        "heads",
        "tails"
      ]
    },
    "FacilityFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "const": "facility"
        },
        "closedIn": {
          "type": "string",
          "description": "A quadrant in which its owner's opponent can neither come to it nor affect what is there."
        },
        "type": {
          "type": "string",
          "enum": [
            "outpost",
            "headquarters",
            "station",
            "nor"
          ]
        },
        "noRepairs": {
          "type": "boolean",
          "description": "It allows no repairs."
        },
        "affiliation": {
          "$ref": "#/$defs/Affiliation"
        },
        "weapons": {
          "type": [
            "number",
            "null"
          ],
          "description": "None where it cannot fire."
        },
        "shields": {
          "type": "number"
        }
      },
      "required": [
        "affiliation",
        "kind",
        "name",
        "shields",
        "type",
        "weapons"
      ],
      "additionalProperties": false
    },
    "EquipmentFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "const": "equipment"
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/AttributeChange"
          }
        },
        "sort": {
          "type": "string",
          "description": "What other cards call it: \"Disruptor\"."
        },
        "usableBy": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Affiliation"
          },
          "description": "Whom it is made for; anybody without."
        },
        "enhances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Enhancement"
          },
          "description": "What its presence lends to others."
        }
      },
      "required": [
        "kind",
        "name"
      ],
      "additionalProperties": false
    },
    "AttributeChange": {
      "type": "object",
      "properties": {
        "attribute": {
          "type": "string",
          "enum": [
            "range",
            "weapons",
            "shields"
          ]
        },
        "by": {
          "type": "number"
        }
      },
      "required": [
        "attribute",
        "by"
      ],
      "additionalProperties": false,
      "description": "What a card adds to an attribute of the ship or facility that it is aboard or on, or takes from it."
    },
    "TacticFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "const": "tactic"
        },
        "attack": {
          "type": "number",
          "description": "What it adds to the ATTACK of whoever uses it."
        },
        "hit": {
          "type": "number",
          "description": "How many damage markers its user deals with a hit, and with a direct hit."
        },
        "direct": {
          "type": "number"
        }
      },
      "required": [
        "attack",
        "direct",
        "hit",
        "kind",
        "name"
      ],
      "additionalProperties": false,
      "description": "A card of a Battle Bridge side deck."
    },
    "DilemmaFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "const": "dilemma"
        },
        "terrain": {
          "$ref": "#/$defs/Terrain"
        },
        "selfControlling": {
          "$ref": "#/$defs/SelfControlling",
          "description": "The icon: there on cards that control themselves."
        },
        "functions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CardFunction"
          }
        },
        "text": {
          "$ref": "#/$defs/DilemmaText",
          "description": "What it does when it is met."
        },
        "keywords": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What other cards may call it, whatever its picture shows."
        }
      },
      "required": [
        "kind",
        "name",
        "terrain"
      ],
      "additionalProperties": false
    },
    "SelfControlling": {
      "type": "object",
      "properties": {
        "placed": {
          "type": "string",
          "const": "furthest-end",
          "description": "Where its text puts it; where it was met without."
        },
        "whenMet": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Act"
          },
          "description": "What it does at once when it is met."
        },
        "acts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Act"
          },
          "description": "What it does at the end of every turn."
        },
        "range": {
          "type": [
            "number",
            "null"
          ]
        },
        "weapons": {
          "type": [
            "number",
            "null"
          ]
        },
        "shields": {
          "type": [
            "number",
            "null"
          ]
        },
        "rewards": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Reward"
          }
        }
      },
      "required": [
        "acts",
        "range",
        "weapons",
        "shields"
      ],
      "additionalProperties": false,
      "description": "What a self-controlling card has beside its name and kind."
    },
    "Act": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Occasion"
            },
            "cites": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ClauseId"
              }
            },
            "does": {
              "type": "string",
              "const": "attack"
            },
            "to": {
              "$ref": "#/$defs/Selection"
            }
          },
          "required": [
            "does",
            "to"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Occasion"
            },
            "cites": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ClauseId"
              }
            },
            "does": {
              "type": "string",
              "const": "destroy"
            },
            "to": {
              "$ref": "#/$defs/Selection"
            }
          },
          "required": [
            "does",
            "to"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Occasion"
            },
            "cites": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ClauseId"
              }
            },
            "does": {
              "type": "string",
              "const": "stop"
            },
            "to": {
              "$ref": "#/$defs/Selection"
            },
            "until": {
              "type": "string",
              "const": "owners-next-turn"
            }
          },
          "required": [
            "does",
            "to",
            "until"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Occasion"
            },
            "cites": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ClauseId"
              }
            },
            "does": {
              "type": "string",
              "const": "lower-mission"
            },
            "points": {
              "type": "number"
            }
          },
          "required": [
            "does",
            "points"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Occasion"
            },
            "cites": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ClauseId"
              }
            },
            "does": {
              "type": "string",
              "const": "discard-itself"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Occasion"
            },
            "cites": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ClauseId"
              }
            },
            "does": {
              "type": "string",
              "const": "move"
            },
            "locations": {
              "type": "number"
            },
            "towards": {
              "type": "string",
              "const": "near-end"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        }
      ],
      "description": "One thing that a self-controlling card does, in the order of its text."
    },
    "Occasion": {
      "type": "string",
      "enum": [
        "where-met",
        "elsewhere"
      ],
      "description": "When an act of a text applies."
    },
    "ClauseId": {
      "type": "string",
      "description": "Clauses are named by source, ruling and number: `ea/joker/3`. The ids are data that `rulebench check` verifies."
    },
    "Selection": {
      "type": "object",
      "properties": {
        "kinds": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "ship",
              "outpost",
              "facility",
              "equipment",
              "personnel",
              "event"
            ]
          }
        },
        "on": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "ship",
              "facility",
              "planet"
            ]
          },
          "description": "For cards that others carry: what carries them."
        },
        "except": {
          "type": "string",
          "const": "nor",
          "description": "A carrier or card that is left out."
        },
        "unless": {
          "$ref": "#/$defs/Requirement",
          "description": "What spares a ship or facility and all aboard it."
        },
        "matching": {
          "type": "string",
          "const": "mission",
          "description": "Only cards of an affiliation that the mission here shows."
        },
        "universal": {
          "type": "boolean"
        },
        "count": {
          "type": "number",
          "description": "How many of each group; all of them without a number."
        },
        "each": {
          "type": "string",
          "enum": [
            "carrier",
            "player"
          ],
          "description": "What makes a group; the whole location without it."
        },
        "by": {
          "type": "string",
          "enum": [
            "lot",
            "controller"
          ],
          "description": "Who picks where there are more than are wanted."
        },
        "first": {
          "type": "string",
          "description": "Personnel of this species are taken before others."
        },
        "meeting": {
          "type": "boolean",
          "description": "Only the ship whose crew met the card."
        }
      },
      "required": [
        "kinds"
      ],
      "additionalProperties": false,
      "description": "Which cards at a location an act reaches."
    },
    "Reward": {
      "type": "object",
      "properties": {
        "when": {
          "type": "string",
          "enum": [
            "destroyed-in-battle",
            "left-the-spaceline"
          ]
        },
        "to": {
          "type": "string",
          "enum": [
            "destroyer",
            "opponent"
          ]
        },
        "points": {
          "type": "number"
        }
      },
      "required": [
        "when",
        "to",
        "points"
      ],
      "additionalProperties": false
    },
    "CardFunction": {
      "type": "object",
      "properties": {
        "spares": {
          "$ref": "#/$defs/Affiliation",
          "description": "An affiliation that it passes over, by its text or by a ruling."
        },
        "affects": {
          "anyOf": [
            {
              "type": "string",
              "const": "ships"
            },
            {
              "type": "string",
              "const": "ships-and-roamers"
            },
            {
              "type": "string",
              "const": "everything"
            },
            {
              "type": "object",
              "properties": {
                "named": {
                  "type": "string"
                }
              },
              "required": [
                "named"
              ],
              "additionalProperties": false
            }
          ],
          "description": "Whom it names: ships, ships with whatever roams like one, one card by its name, or whatever is there."
        },
        "reaches": {
          "type": "string",
          "enum": [
            "one",
            "all",
            "any",
            "ship-or-team"
          ],
          "description": "One card that is chosen, all that it names, as many of them as its player likes, or a ship, an Away Team or both together."
        },
        "deed": {
          "$ref": "#/$defs/Deed"
        },
        "own": {
          "type": "boolean",
          "description": "Only cards of whoever uses it."
        },
        "asShipBegins": {
          "type": "boolean",
          "description": "Only just as a ship begins to move."
        },
        "landed": {
          "type": "boolean",
          "description": "Landed ships too: it says so."
        },
        "unless": {
          "$ref": "#/$defs/Requirement",
          "description": "What those aboard must have for nothing to happen."
        },
        "pairedWith": {
          "type": "string",
          "description": "It takes another card of this name from hand."
        },
        "to": {
          "type": "string",
          "const": "spaceline",
          "description": "It takes ships to spaceline locations only."
        },
        "acrossTime": {
          "type": "boolean",
          "description": "It takes ships from a time location to another place or back, and nowhere else."
        }
      },
      "required": [
        "affects",
        "reaches",
        "deed"
      ],
      "additionalProperties": false,
      "description": "One function of a card: the rules tell functions of one card apart."
    },
    "Deed": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "alter"
            },
            "attribute": {
              "type": "string",
              "enum": [
                "range",
                "weapons",
                "shields"
              ]
            },
            "set": {
              "type": "number"
            },
            "until": {
              "type": "string",
              "enum": [
                "end-of-turn",
                "always"
              ]
            }
          },
          "required": [
            "does",
            "attribute",
            "set",
            "until"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "weaken"
            },
            "attribute": {
              "type": "string",
              "const": "weapons"
            },
            "perCunningBelow": {
              "type": "number"
            },
            "until": {
              "type": "string",
              "const": "end-of-turn"
            }
          },
          "required": [
            "does",
            "attribute",
            "perCunningBelow",
            "until"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "damage"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "repair"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "relocate"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "discard"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "board"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "move"
            },
            "verb": {
              "type": "string"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "time-travel"
            },
            "turns": {
              "type": "number"
            }
          },
          "required": [
            "does",
            "turns"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "refresh"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "bar"
            },
            "unless": {
              "$ref": "#/$defs/Requirement"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        }
      ],
      "description": "What a function of a card does to what it reaches."
    },
    "DilemmaText": {
      "type": "object",
      "properties": {
        "addresses": {
          "type": "string",
          "enum": [
            "crew",
            "away-team"
          ],
          "description": "Whom it prints; whoever attempts without it."
        },
        "gender": {
          "type": "boolean",
          "description": "Part of it speaks of gender."
        },
        "conditions": {
          "$ref": "#/$defs/Condition",
          "description": "What must be met to get past it: else it acts, and stops the team."
        },
        "borg": {
          "$ref": "#/$defs/Condition",
          "description": "What Borg must meet in place of that."
        },
        "trigger": {
          "$ref": "#/$defs/Condition",
          "description": "What sets it off. Where it is not there, nothing happens, and nobody is stopped."
        },
        "acts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Harm"
          },
          "description": "What it does, in order: always, or where its conditions are not met."
        },
        "cure": {
          "$ref": "#/$defs/Condition",
          "description": "What ends a lasting effect. Not a condition: it stops nobody."
        },
        "endOfTurn": {
          "$ref": "#/$defs/Lasting",
          "description": "What it does at the end of every turn while it lies in play."
        },
        "bars": {
          "type": "object",
          "properties": {
            "over": {
              "type": "number"
            }
          },
          "required": [
            "over"
          ],
          "additionalProperties": false,
          "description": "Atop a mission: with how many points a player may attempt it again."
        },
        "ends": {
          "type": "string",
          "enum": [
            "attempt",
            "turn"
          ],
          "description": "What it ends when it has done its work: the attempt, or the whole turn."
        },
        "points": {
          "type": "number",
          "description": "Points for whoever gets past it."
        },
        "after": {
          "$ref": "#/$defs/End",
          "description": "Where the card goes when it is overcome or has no conditions; discarded without."
        },
        "unmet": {
          "$ref": "#/$defs/End",
          "description": "Where it goes when its conditions are not met; back under the mission without."
        }
      },
      "additionalProperties": false,
      "description": "What a dilemma does when it is met, and after."
    },
    "Condition": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "team": {
              "$ref": "#/$defs/Requirement"
            }
          },
          "required": [
            "team"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "equipment": {
              "type": "string"
            }
          },
          "required": [
            "equipment"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "points": {
              "type": "number"
            }
          },
          "required": [
            "points"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "prepared": {
              "type": "boolean",
              "const": true
            }
          },
          "required": [
            "prepared"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "volunteer": {
              "$ref": "#/$defs/Requirement"
            }
          },
          "required": [
            "volunteer"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "duplicated": {
              "type": "boolean",
              "const": true
            }
          },
          "required": [
            "duplicated"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "all": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Condition"
              }
            }
          },
          "required": [
            "all"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "any": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Condition"
              }
            }
          },
          "required": [
            "any"
          ],
          "additionalProperties": false
        }
      ],
      "description": "Something that whoever meets a dilemma can have or do."
    },
    "Harm": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "enum": [
                "kill",
                "stop",
                "disable",
                "stasis"
              ]
            },
            "whom": {
              "$ref": "#/$defs/Whom"
            }
          },
          "required": [
            "does",
            "whom"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "single-out"
            },
            "whom": {
              "$ref": "#/$defs/Whom"
            }
          },
          "required": [
            "does",
            "whom"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "hand-over"
            }
          },
          "required": [
            "does"
          ],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "does": {
              "type": "string",
              "const": "download"
            },
            "named": {
              "type": "string"
            }
          },
          "required": [
            "does",
            "named"
          ],
          "additionalProperties": false
        }
      ],
      "description": "One thing that a dilemma does."
    },
    "Whom": {
      "type": "object",
      "properties": {
        "of": {
          "type": "string",
          "enum": [
            "team",
            "ship",
            "ship-and-crew",
            "aboard"
          ],
          "description": "Those who attempt; their ship; both; or whoever is aboard what the card lies on."
        },
        "with": {
          "$ref": "#/$defs/Requirement",
          "description": "Only those who have this."
        },
        "duplicated": {
          "type": "boolean",
          "const": true,
          "description": "Only those with an exact copy elsewhere."
        },
        "count": {
          "type": "number",
          "description": "How many; without a number all of them, and of those who have the most of something one."
        },
        "most": {
          "$ref": "#/$defs/Superlative",
          "description": "Who has the most of something; a tie is for the opponent to break."
        },
        "by": {
          "type": "string",
          "enum": [
            "lot",
            "opponent",
            "player"
          ],
          "description": "Who picks where nothing else says: chance, the opponent, or the player who meets it."
        }
      },
      "required": [
        "of"
      ],
      "additionalProperties": false,
      "description": "Whom an act takes."
    },
    "Superlative": {
      "type": "string",
      "enum": [
        "integrity",
        "cunning",
        "strength",
        "total"
      ],
      "description": "What \"most\" is said of: an attribute, or the sum of all three."
    },
    "Lasting": {
      "type": "object",
      "properties": {
        "acts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Harm"
          }
        },
        "unless": {
          "$ref": "#/$defs/Condition",
          "description": "What keeps it from acting this time."
        }
      },
      "required": [
        "acts"
      ],
      "additionalProperties": false,
      "description": "What lies in play does on its own."
    },
    "End": {
      "type": "string",
      "enum": [
        "discard",
        "atop",
        "under",
        "aboard",
        "picked"
      ],
      "description": "Where the card goes: to its owner's pile, atop the mission, back under it, onto the ship or facility, or onto who was picked."
    },
    "OtherFacts": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "universal": {
          "type": "boolean"
        },
        "icons": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Icon"
          }
        },
        "beamsThroughShields": {
          "type": "boolean",
          "description": "Those who have it with them can beam through SHIELDS."
        },
        "inTurn": {
          "$ref": "#/$defs/InTurn",
          "description": "What it has to do with the turn."
        },
        "kind": {
          "type": "string",
          "enum": [
            "mission",
            "event",
            "interrupt",
            "doorway",
            "objective",
            "artifact"
          ]
        },
        "functions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CardFunction"
          }
        },
        "selfControlling": {
          "$ref": "#/$defs/SelfControlling",
          "description": "The icon: it is not only on dilemmas."
        },
        "releases": {
          "type": "boolean",
          "description": "It puts a self-controlling card into play at an end of the spaceline."
        },
        "answer": {
          "$ref": "#/$defs/Answer",
          "description": "A dilemma that it may be played in answer to."
        },
        "betweenDilemmas": {
          "type": "boolean",
          "description": "What it lets a player do, it lets him do between two dilemmas too: it says so."
        },
        "rewardsSpecialists": {
          "type": "number",
          "description": "Points for each mission specialist of its player whose skill is used to complete a mission."
        },
        "permitsBattle": {
          "type": "boolean",
          "description": "It lets Borg battle what it targets."
        },
        "permitsSeveral": {
          "type": "boolean",
          "description": "It lets a ship battle several of those at a time."
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/AttributeChange"
          }
        },
        "cancelsEnhancements": {
          "type": "boolean",
          "description": "What it is on has no enhancements."
        },
        "needs": {
          "$ref": "#/$defs/Requirement",
          "description": "What it takes from the personnel present to use it."
        },
        "projects": {
          "type": "boolean",
          "description": "It fits out the ships of whoever has it in play as projectors of holograms."
        },
        "debriefs": {
          "type": "boolean",
          "description": "It stops whoever has attempted a mission."
        },
        "repairsAny": {
          "type": "boolean",
          "description": "A dock: ships of any affiliation are repaired at the facility that it lies on."
        },
        "treaty": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Affiliation"
          },
          "description": "The affiliations that it makes compatible with each other, for whoever has it in play."
        },
        "permitsAwayTeam": {
          "type": "boolean",
          "description": "It lets Borg beam to the locations and ships that it targets."
        },
        "gate": {
          "type": "string",
          "description": "A gate where it lies: to the other gates of this network."
        },
        "opens": {
          "type": "string",
          "description": "Played from hand, it opens the way between two gates of this network, once."
        },
        "nullifies": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Cards that it nullifies, by name."
        },
        "launching": {
          "$ref": "#/$defs/Launching"
        }
      },
      "required": [
        "kind",
        "name"
      ],
      "additionalProperties": false,
      "description": "Cards that are played for what their functions do."
    },
    "Answer": {
      "type": "object",
      "properties": {
        "to": {
          "type": "string",
          "enum": [
            "encountered",
            "faced"
          ],
          "description": "When: two words for one moment."
        },
        "does": {
          "type": "string",
          "const": "nullify"
        },
        "manner": {
          "type": "string",
          "enum": [
            "attempt",
            "scouting"
          ],
          "description": "Only in this manner of meeting it."
        },
        "again": {
          "type": "boolean",
          "description": "Only one that the player has met before."
        },
        "keyword": {
          "type": "string",
          "description": "Only dilemmas with this word among their keywords."
        }
      },
      "required": [
        "to",
        "does"
      ],
      "additionalProperties": false,
      "description": "What a card that is played in answer to a dilemma names."
    },
    "Place": {
      "type": "object",
      "properties": {
        "in": {
          "type": "string",
          "enum": [
            "space",
            "planet",
            "atop",
            "seeds",
            "between",
            "aboard",
            "docked",
            "on",
            "hand",
            "deck",
            "discard",
            "points",
            "core",
            "side-deck",
            "aside"
          ]
        },
        "at": {
          "type": "string"
        },
        "position": {
          "type": "number",
          "description": "In a pile with an order: what lies higher has the higher number. Without it, the order of the table's cards."
        },
        "to": {
          "$ref": "#/$defs/LocationId",
          "description": "The other location, for what lies between two."
        }
      },
      "required": [
        "in",
        "at"
      ],
      "additionalProperties": false,
      "description": "Where a card is. `at` names a location ('atop' its mission, or under it in 'seeds'), the card it is aboard, docked at or played 'on', or the player whose pile it is."
    },
    "CardId": {
      "type": "string"
    },
    "TimeTravel": {
      "type": "object",
      "properties": {
        "by": {
          "$ref": "#/$defs/CardId",
          "description": "What sent it."
        },
        "due": {
          "type": "number",
          "description": "The number of the turn at whose end it is back."
        }
      },
      "required": [
        "by",
        "due"
      ],
      "additionalProperties": false,
      "description": "A ship that is out of time: its card only marks where it will be again."
    },
    "Damage": {
      "type": "object",
      "properties": {
        "rotated": {
          "type": "boolean"
        },
        "markers": {
          "type": "array",
          "items": {
            "type": "number"
          }
        }
      },
      "required": [
        "rotated",
        "markers"
      ],
      "additionalProperties": false,
      "description": "Half the HULL by rotation, and a percentage of HULL for each marker."
    },
    "Course": {
      "type": "object",
      "properties": {
        "heading": {
          "$ref": "#/$defs/Heading"
        },
        "met": {
          "$ref": "#/$defs/LocationId",
          "description": "Where it was met or put into play."
        }
      },
      "required": [
        "heading",
        "met"
      ],
      "additionalProperties": false,
      "description": "Where a roaming card is bound."
    },
    "Heading": {
      "type": "string",
      "enum": [
        "left",
        "right"
      ]
    },
    "Alteration": {
      "type": "object",
      "properties": {
        "by": {
          "$ref": "#/$defs/CardId"
        },
        "fn": {
          "type": "number"
        },
        "attribute": {
          "type": "string",
          "enum": [
            "range",
            "weapons",
            "shields"
          ]
        },
        "set": {
          "type": "number"
        },
        "until": {
          "type": "number",
          "description": "The number of the turn at whose end it stops; none where it lasts."
        }
      },
      "required": [
        "by",
        "fn",
        "attribute",
        "set"
      ],
      "additionalProperties": false,
      "description": "An attribute changed by a function of a card."
    },
    "MadeAttack": {
      "type": "object",
      "properties": {
        "turn": {
          "type": "number"
        },
        "location": {
          "$ref": "#/$defs/LocationId"
        },
        "by": {
          "$ref": "#/$defs/PlayerId"
        },
        "on": {
          "$ref": "#/$defs/PlayerId"
        },
        "there": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CardId"
          },
          "description": "The attacker's cards that were at the location, in the attack or not."
        }
      },
      "required": [
        "turn",
        "location",
        "by",
        "on",
        "there"
      ],
      "additionalProperties": false,
      "description": "An attack that a player has made on the other's cards, as long as it can be answered."
    },
    "Context": {
      "type": "object",
      "properties": {
        "of": {
          "$ref": "#/$defs/Stamp"
        },
        "table": {
          "$ref": "#/$defs/Table"
        }
      },
      "required": [
        "of",
        "table"
      ],
      "additionalProperties": false
    },
    "Stamp": {
      "type": "object",
      "properties": {
        "module": {
          "type": "string"
        },
        "version": {
          "type": "string"
        },
        "variant": {
          "type": "string"
        }
      },
      "required": [
        "module",
        "version",
        "variant"
      ],
      "additionalProperties": false,
      "description": "The stamp that a machine puts into its context as `of`."
    },
    "RepairShip": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "REPAIR"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "type",
        "player",
        "ship",
        "at"
      ],
      "additionalProperties": false,
      "description": "A player has a ship repaired at a facility."
    },
    "ChangeTable": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "CHANGE"
        },
        "effects": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TableEffect"
          }
        }
      },
      "required": [
        "type",
        "effects"
      ],
      "additionalProperties": false,
      "description": "What other areas have changed on the table meanwhile: ships that move, dock and are hit, turns that end."
    },
    "TableEffect": {
      "anyOf": [
        {
          "$ref": "#/$defs/Seed"
        },
        {
          "$ref": "#/$defs/PlaceCard"
        },
        {
          "$ref": "#/$defs/MoveCard"
        },
        {
          "$ref": "#/$defs/Discard"
        },
        {
          "$ref": "#/$defs/Destroy"
        },
        {
          "$ref": "#/$defs/Stop"
        },
        {
          "$ref": "#/$defs/Unstop"
        },
        {
          "$ref": "#/$defs/Afflict"
        },
        {
          "$ref": "#/$defs/Relieve"
        },
        {
          "$ref": "#/$defs/Deactivate"
        },
        {
          "$ref": "#/$defs/Project"
        },
        {
          "$ref": "#/$defs/DamageCard"
        },
        {
          "$ref": "#/$defs/Repair"
        },
        {
          "$ref": "#/$defs/Alter"
        },
        {
          "$ref": "#/$defs/Score"
        },
        {
          "$ref": "#/$defs/Worth"
        },
        {
          "$ref": "#/$defs/Solve"
        },
        {
          "$ref": "#/$defs/Attacked"
        },
        {
          "$ref": "#/$defs/NoteAttack"
        },
        {
          "$ref": "#/$defs/Met"
        },
        {
          "$ref": "#/$defs/Put"
        },
        {
          "$ref": "#/$defs/NextTurn"
        },
        {
          "$ref": "#/$defs/Land"
        },
        {
          "$ref": "#/$defs/TakeOff"
        },
        {
          "$ref": "#/$defs/Dock"
        },
        {
          "$ref": "#/$defs/Undock"
        },
        {
          "$ref": "#/$defs/Load"
        },
        {
          "$ref": "#/$defs/Launch"
        },
        {
          "$ref": "#/$defs/Beam"
        },
        {
          "$ref": "#/$defs/LeaveTime"
        },
        {
          "$ref": "#/$defs/Reappear"
        },
        {
          "$ref": "#/$defs/GiveRange"
        },
        {
          "$ref": "#/$defs/Draw"
        },
        {
          "$ref": "#/$defs/Shuffle"
        },
        {
          "$ref": "#/$defs/Last"
        }
      ]
    },
    "Seed": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "seed"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "location": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "card",
        "cites",
        "location",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card is seeded under a location."
    },
    "PlaceCard": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "place"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "location": {
          "$ref": "#/$defs/LocationId"
        },
        "heading": {
          "$ref": "#/$defs/Heading"
        },
        "met": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "card",
        "cites",
        "heading",
        "location",
        "met",
        "type"
      ],
      "additionalProperties": false,
      "description": "A self-controlling card enters play on the spaceline, bound for an end."
    },
    "MoveCard": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "move"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "from": {
          "$ref": "#/$defs/LocationId"
        },
        "to": {
          "$ref": "#/$defs/LocationId"
        },
        "spent": {
          "type": "number"
        },
        "left": {
          "type": "number"
        },
        "kind": {
          "type": "string",
          "enum": [
            "normal",
            "relocation"
          ]
        }
      },
      "required": [
        "card",
        "cites",
        "from",
        "to",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card goes to another location; RANGE spent and left where that counts."
    },
    "Discard": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "discard"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "pile": {
          "$ref": "#/$defs/PlayerId"
        }
      },
      "required": [
        "card",
        "cites",
        "pile",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card goes to its owner's discard pile, with all that it carries."
    },
    "Destroy": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "destroy"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card is destroyed: it and all that it carries go to their owners' discard piles."
    },
    "Stop": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "stop"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "until": {
          "type": "number"
        }
      },
      "required": [
        "card",
        "cites",
        "type",
        "until"
      ],
      "additionalProperties": false,
      "description": "A card is stopped to the end of a turn."
    },
    "Unstop": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "unstop"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card is stopped no more, before its time."
    },
    "Afflict": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "afflict"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "status": {
          "$ref": "#/$defs/Affliction"
        }
      },
      "required": [
        "card",
        "cites",
        "status",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card comes into a status that lasts until something ends it."
    },
    "Affliction": {
      "type": "string",
      "enum": [
        "disabled",
        "stunned",
        "wounded",
        "stasis"
      ],
      "description": "A status that a card is marked with."
    },
    "Relieve": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "relieve"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "status": {
          "$ref": "#/$defs/Affliction"
        }
      },
      "required": [
        "card",
        "cites",
        "status",
        "type"
      ],
      "additionalProperties": false,
      "description": "Such a status ends."
    },
    "Deactivate": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "deactivate"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "until": {
          "type": "number"
        }
      },
      "required": [
        "card",
        "cites",
        "type",
        "until"
      ],
      "additionalProperties": false,
      "description": "A hologram that was lost is dark to the end of a turn."
    },
    "Project": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "project"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "by": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "at",
        "by",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A hologram joins an Away Team, projected from a ship."
    },
    "DamageCard": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "damage"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "damage": {
          "$ref": "#/$defs/Damage"
        },
        "rotation": {
          "type": "boolean"
        },
        "markers": {
          "type": "number"
        },
        "from": {
          "anyOf": [
            {
              "$ref": "#/$defs/PlayerId"
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "required": [
        "card",
        "cites",
        "damage",
        "from",
        "markers",
        "rotation",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card is damaged; markers come from a player's side deck."
    },
    "Repair": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "repair"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false
    },
    "Alter": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "alter"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "alteration": {
          "$ref": "#/$defs/Alteration"
        }
      },
      "required": [
        "alteration",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false
    },
    "Score": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "score"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "points": {
          "type": "number"
        },
        "for": {
          "$ref": "#/$defs/CardId"
        },
        "by": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "cites",
        "for",
        "player",
        "points",
        "type"
      ],
      "additionalProperties": false,
      "description": "Points for a card or a mission; by whom, where somebody earned them."
    },
    "Worth": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "worth"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "location": {
          "$ref": "#/$defs/LocationId"
        },
        "points": {
          "type": "number"
        }
      },
      "required": [
        "cites",
        "location",
        "points",
        "type"
      ],
      "additionalProperties": false,
      "description": "A mission is worth less or more."
    },
    "Solve": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "solve"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "location": {
          "$ref": "#/$defs/LocationId"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        }
      },
      "required": [
        "cites",
        "location",
        "player",
        "type"
      ],
      "additionalProperties": false,
      "description": "A mission is solved: nobody solves it again."
    },
    "Attacked": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "attacked"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "turn": {
          "type": "number"
        }
      },
      "required": [
        "card",
        "cites",
        "player",
        "turn",
        "type"
      ],
      "additionalProperties": false,
      "description": "It is noted whose cards a card attacked."
    },
    "NoteAttack": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "note-attack"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "attack": {
          "$ref": "#/$defs/MadeAttack"
        }
      },
      "required": [
        "attack",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "It is noted that a player attacked, and where: the other may answer on the next turn."
    },
    "Met": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "met"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        }
      },
      "required": [
        "card",
        "cites",
        "player",
        "type"
      ],
      "additionalProperties": false,
      "description": "A player meets a seed card."
    },
    "Put": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "put"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "place": {
          "$ref": "#/$defs/Place"
        },
        "bottom": {
          "type": "boolean"
        }
      },
      "required": [
        "card",
        "cites",
        "place",
        "type"
      ],
      "additionalProperties": false,
      "description": "A card is played or put to a place: in a pile with an order on top, or at the bottom."
    },
    "NextTurn": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "next-turn"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "number": {
          "type": "number"
        }
      },
      "required": [
        "cites",
        "number",
        "player",
        "type"
      ],
      "additionalProperties": false,
      "description": "The next turn begins: what lasted until the end of this one is over."
    },
    "Land": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "land"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "at",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship lands on the planet, or is in space there again."
    },
    "TakeOff": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "take-off"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "at",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false
    },
    "Dock": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "dock"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "at",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship docks, or is in space beside its dock again."
    },
    "Undock": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "undock"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "at",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false
    },
    "Load": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "load"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "aboard": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "aboard",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship is taken aboard another, or leaves it."
    },
    "Launch": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "launch"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "at": {
          "$ref": "#/$defs/LocationId"
        }
      },
      "required": [
        "at",
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false
    },
    "Beam": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "beam"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "to": {
          "$ref": "#/$defs/Place"
        }
      },
      "required": [
        "card",
        "cites",
        "to",
        "type"
      ],
      "additionalProperties": false
    },
    "LeaveTime": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "leave-time"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "by": {
          "$ref": "#/$defs/CardId"
        },
        "due": {
          "type": "number"
        }
      },
      "required": [
        "by",
        "card",
        "cites",
        "due",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship leaves time, or is back."
    },
    "Reappear": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "reappear"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false
    },
    "GiveRange": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "give-range"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "card",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship has all its RANGE again."
    },
    "Draw": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "draw"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "card",
        "cites",
        "player",
        "type"
      ],
      "additionalProperties": false,
      "description": "A player draws the top card of the own draw deck."
    },
    "Shuffle": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "shuffle"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "order": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CardId"
          }
        }
      },
      "required": [
        "cites",
        "order",
        "player",
        "type"
      ],
      "additionalProperties": false,
      "description": "A player's draw deck is made of these cards, the top one first."
    },
    "Last": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "last"
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "card": {
          "$ref": "#/$defs/CardId"
        },
        "until": {
          "type": "number"
        }
      },
      "required": [
        "card",
        "cites",
        "type",
        "until"
      ],
      "additionalProperties": false,
      "description": "A card is to last to the end of a turn."
    },
    "Event": {
      "anyOf": [
        {
          "$ref": "#/$defs/RepairShip"
        },
        {
          "$ref": "#/$defs/ChangeTable"
        }
      ]
    },
    "Welcome": {
      "type": "string",
      "enum": [
        "same affiliation",
        "ship without affiliation",
        "facility without affiliation",
        "treaty",
        "dock"
      ],
      "description": "Why a ship could report for duty at a facility; none where it could not."
    },
    "Effect": {
      "$ref": "#/$defs/TableEffect"
    },
    "Output": {
      "not": {},
      "description": "The machine never ends by itself: the game does."
    }
  }
};
