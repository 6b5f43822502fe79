/** JSON Schema of the types of `model.ts`. Written by `npm run schema`; a test keeps it fresh. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = {
  "$defs": {
    "Rank": {
      "type": "string",
      "enum": [
        "A",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "J",
        "Q",
        "K"
      ]
    },
    "SuitLetter": {
      "type": "string",
      "enum": [
        "C",
        "D",
        "H",
        "S"
      ]
    },
    "Card": {
      "type": "string",
      "enum": [
        "AC",
        "AD",
        "AH",
        "AS",
        "2C",
        "2D",
        "2H",
        "2S",
        "3C",
        "3D",
        "3H",
        "3S",
        "4C",
        "4D",
        "4H",
        "4S",
        "5C",
        "5D",
        "5H",
        "5S",
        "6C",
        "6D",
        "6H",
        "6S",
        "7C",
        "7D",
        "7H",
        "7S",
        "8C",
        "8D",
        "8H",
        "8S",
        "9C",
        "9D",
        "9H",
        "9S",
        "10C",
        "10D",
        "10H",
        "10S",
        "JC",
        "JD",
        "JH",
        "JS",
        "QC",
        "QD",
        "QH",
        "QS",
        "KC",
        "KD",
        "KH",
        "KS",
        "Joker A",
        "Joker B"
      ],
      "description": "A card of the deck by rank and suit, such as `9D` or `10H`; the two Jokers are told apart by a letter."
    },
    "Suit": {
      "type": "string",
      "enum": [
        "clubs",
        "diamonds",
        "hearts",
        "spades"
      ]
    },
    "CardClass": {
      "type": "string",
      "enum": [
        "number",
        "face",
        "joker"
      ],
      "description": "What kind of allocation a card makes."
    },
    "ActionType": {
      "type": "string",
      "enum": [
        "Movement",
        "Attack",
        "Defense"
      ],
      "description": "The three basic things a ship does with energy."
    },
    "Destination": {
      "anyOf": [
        {
          "$ref": "#/$defs/ActionType"
        },
        {
          "type": "string",
          "const": "Damage Control"
        }
      ],
      "description": "Where energy can go: to a basic action, or to the special one that repairs."
    },
    "JokerUse": {
      "anyOf": [
        {
          "type": "string",
          "const": "initiative"
        },
        {
          "$ref": "#/$defs/Destination"
        }
      ],
      "description": "What a player may say of a revealed Joker. `Damage Control` can be said, and is refused."
    },
    "PlayerId": {
      "type": "string"
    },
    "ShipId": {
      "type": "string"
    },
    "SystemName": {
      "type": "string",
      "description": "The name of a system on a ship's sheet."
    },
    "Player": {
      "type": "object",
      "properties": {
        "id": {
          "$ref": "#/$defs/PlayerId"
        },
        "ships": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ShipId"
          },
          "description": "The player's ships, in order."
        }
      },
      "required": [
        "id",
        "ships"
      ],
      "additionalProperties": false
    },
    "System": {
      "type": "object",
      "properties": {
        "boxes": {
          "type": "integer",
          "minimum": 0
        },
        "marked": {
          "type": "integer",
          "description": "How many of the boxes battle damage has marked.",
          "minimum": 0
        }
      },
      "required": [
        "boxes",
        "marked"
      ],
      "additionalProperties": false,
      "description": "One system: a column of boxes on the sheet."
    },
    "SuitRow": {
      "type": "object",
      "properties": {
        "primary": {
          "$ref": "#/$defs/ActionType"
        },
        "secondary": {
          "$ref": "#/$defs/ActionType"
        }
      },
      "required": [
        "primary",
        "secondary"
      ],
      "additionalProperties": false,
      "description": "One row of a sheet's suit table: which action a suit puts first and which second."
    },
    "Sheet": {
      "type": "object",
      "properties": {
        "systems": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/System"
          },
          "description": "In the order of the sheet; the order only decides which of two equal dice is named first."
        },
        "suits": {
          "type": "object",
          "properties": {
            "clubs": {
              "$ref": "#/$defs/SuitRow"
            },
            "diamonds": {
              "$ref": "#/$defs/SuitRow"
            },
            "hearts": {
              "$ref": "#/$defs/SuitRow"
            },
            "spades": {
              "$ref": "#/$defs/SuitRow"
            }
          },
          "required": [
            "clubs",
            "diamonds",
            "hearts",
            "spades"
          ],
          "additionalProperties": false
        }
      },
      "required": [
        "systems",
        "suits"
      ],
      "additionalProperties": false,
      "description": "The printed part of a ship's display sheet."
    },
    "ShipInput": {
      "type": "object",
      "properties": {
        "systems": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/System"
          },
          "description": "In the order of the sheet; the order only decides which of two equal dice is named first."
        },
        "suits": {
          "type": "object",
          "properties": {
            "clubs": {
              "$ref": "#/$defs/SuitRow"
            },
            "diamonds": {
              "$ref": "#/$defs/SuitRow"
            },
            "hearts": {
              "$ref": "#/$defs/SuitRow"
            },
            "spades": {
              "$ref": "#/$defs/SuitRow"
            }
          },
          "required": [
            "clubs",
            "diamonds",
            "hearts",
            "spades"
          ],
          "additionalProperties": false
        },
        "drawn": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Card"
          },
          "description": "The cards drawn for this ship."
        }
      },
      "required": [
        "drawn",
        "suits",
        "systems"
      ],
      "additionalProperties": false
    },
    "DieRow": {
      "type": "object",
      "properties": {
        "boxes": {
          "type": "integer",
          "description": "How many unmarked boxes this row asks for.",
          "minimum": 0
        },
        "die": {
          "type": "integer",
          "description": "The number of faces of the die.",
          "minimum": 2
        }
      },
      "required": [
        "boxes",
        "die"
      ],
      "additionalProperties": false,
      "description": "One row of the table from unmarked boxes to dice. A system uses the row with most boxes that it still has unmarked."
    },
    "CounterColours": {
      "type": "object",
      "properties": {
        "attack": {
          "type": "string"
        },
        "defense": {
          "type": "string"
        },
        "tightTurn": {
          "type": "string"
        }
      },
      "required": [
        "attack",
        "defense",
        "tightTurn"
      ],
      "additionalProperties": false,
      "description": "The colours of the energy counters."
    },
    "Options": {
      "type": "object",
      "properties": {
        "damageControl": {
          "type": "boolean",
          "description": "Whether a ship may send one whole die to Damage Control."
        }
      },
      "required": [
        "damageControl"
      ],
      "additionalProperties": false,
      "description": "Rules that a table may play with."
    },
    "Input": {
      "type": "object",
      "properties": {
        "players": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Player"
          },
          "description": "In seat order."
        },
        "ships": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/ShipInput"
          }
        },
        "dieTable": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DieRow"
          }
        },
        "cardsPerShip": {
          "type": "integer",
          "description": "How many cards at most were drawn for a ship.",
          "minimum": 0
        },
        "counters": {
          "$ref": "#/$defs/CounterColours"
        },
        "options": {
          "$ref": "#/$defs/Options"
        }
      },
      "required": [
        "players",
        "ships",
        "dieTable",
        "cardsPerShip",
        "counters",
        "options"
      ],
      "additionalProperties": false,
      "description": "The table before the phase begins."
    },
    "RolledDie": {
      "type": "object",
      "properties": {
        "die": {
          "type": "integer",
          "minimum": 2
        },
        "value": {
          "type": "integer",
          "minimum": 1
        }
      },
      "required": [
        "die",
        "value"
      ],
      "additionalProperties": false,
      "description": "A die that lies on a system."
    },
    "SystemDie": {
      "type": "object",
      "properties": {
        "die": {
          "type": "integer",
          "minimum": 2
        },
        "value": {
          "type": "integer",
          "minimum": 1
        },
        "system": {
          "$ref": "#/$defs/SystemName"
        }
      },
      "required": [
        "die",
        "system",
        "value"
      ],
      "additionalProperties": false,
      "description": "A die with the system it was rolled for."
    },
    "Energy": {
      "type": "object",
      "properties": {
        "points": {
          "type": "number"
        },
        "dice": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SystemDie"
          }
        }
      },
      "required": [
        "points",
        "dice"
      ],
      "additionalProperties": false,
      "description": "The points of one action, and the dice they came from."
    },
    "Allocation": {
      "type": "object",
      "properties": {
        "Movement": {
          "$ref": "#/$defs/Energy"
        },
        "Attack": {
          "$ref": "#/$defs/Energy"
        },
        "Defense": {
          "$ref": "#/$defs/Energy"
        },
        "Damage Control": {
          "$ref": "#/$defs/Energy"
        }
      },
      "required": [
        "Movement",
        "Attack",
        "Defense"
      ],
      "additionalProperties": false,
      "description": "A ship's energy by action. `Damage Control` is there once a die went to it."
    },
    "Ship": {
      "type": "object",
      "properties": {
        "systems": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/System"
          },
          "description": "In the order of the sheet; the order only decides which of two equal dice is named first."
        },
        "suits": {
          "type": "object",
          "properties": {
            "clubs": {
              "$ref": "#/$defs/SuitRow"
            },
            "diamonds": {
              "$ref": "#/$defs/SuitRow"
            },
            "hearts": {
              "$ref": "#/$defs/SuitRow"
            },
            "spades": {
              "$ref": "#/$defs/SuitRow"
            }
          },
          "required": [
            "clubs",
            "diamonds",
            "hearts",
            "spades"
          ],
          "additionalProperties": false
        },
        "stack": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Card"
          },
          "description": "The drawn cards as they lie, top first."
        },
        "picked": {
          "type": "boolean",
          "description": "Whether the top card was chosen as the energy allocation card."
        },
        "use": {
          "anyOf": [
            {
              "type": "string",
              "const": "initiative"
            },
            {
              "$ref": "#/$defs/ActionType"
            },
            {
              "type": "null"
            }
          ],
          "description": "What was declared of the Joker on top."
        },
        "seized": {
          "type": "boolean",
          "description": "Whether the ship has seized the initiative in this phase."
        },
        "dice": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/RolledDie"
          }
        },
        "energy": {
          "anyOf": [
            {
              "$ref": "#/$defs/Allocation"
            },
            {
              "type": "null"
            }
          ]
        },
        "decided": {
          "type": "boolean",
          "description": "Whether the player has decided if a die goes to Damage Control."
        }
      },
      "required": [
        "decided",
        "dice",
        "energy",
        "picked",
        "seized",
        "stack",
        "suits",
        "systems",
        "use"
      ],
      "additionalProperties": false,
      "description": "A ship in play."
    },
    "Decision": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "player": {
          "type": "string"
        },
        "options": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "min": {
          "type": "number"
        },
        "max": {
          "type": "number"
        },
        "answer": {
          "type": "string",
          "enum": [
            "PICK",
            "DECLARE",
            "CHOOSE",
            "ALLOCATE"
          ],
          "description": "The type of the event that answers it, where that is not `CHOOSE`."
        },
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          }
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        }
      },
      "required": [
        "answer",
        "cites",
        "id",
        "max",
        "min",
        "options",
        "player",
        "ship"
      ],
      "additionalProperties": false,
      "description": "A decision that the table waits for, with the event that answers it."
    },
    "ClauseId": {
      "type": "string",
      "description": "Clauses are named by source, ruling and number: `ea/joker/3`. The ids are data that `rulebench check` verifies."
    },
    "Context": {
      "type": "object",
      "properties": {
        "of": {
          "$ref": "#/$defs/Stamp"
        },
        "players": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Player"
          }
        },
        "ships": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/Ship"
          }
        },
        "dieTable": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DieRow"
          }
        },
        "counters": {
          "$ref": "#/$defs/CounterColours"
        },
        "options": {
          "$ref": "#/$defs/Options"
        },
        "ready": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlayerId"
          },
          "description": "Who has said to be done choosing."
        },
        "revealed": {
          "type": "boolean",
          "description": "Whether the chosen cards lie face up."
        },
        "choices": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Decision"
          },
          "description": "Every decision that the table waits for now."
        }
      },
      "required": [
        "of",
        "players",
        "ships",
        "dieTable",
        "counters",
        "options",
        "ready",
        "revealed",
        "choices"
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
    "Pick": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "PICK"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "card": {
          "$ref": "#/$defs/Card"
        }
      },
      "required": [
        "type",
        "player",
        "ship",
        "card"
      ],
      "additionalProperties": false,
      "description": "A player chooses one of the cards drawn for a ship, or another instead."
    },
    "Ready": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "READY"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        }
      },
      "required": [
        "type",
        "player"
      ],
      "additionalProperties": false,
      "description": "A player has chosen for every ship. When the last one has, the cards are revealed."
    },
    "Withdraw": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "WITHDRAW"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        }
      },
      "required": [
        "type",
        "player"
      ],
      "additionalProperties": false,
      "description": "A player takes `READY` back, to choose again."
    },
    "Declare": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "DECLARE"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "use": {
          "$ref": "#/$defs/JokerUse"
        }
      },
      "required": [
        "type",
        "player",
        "ship",
        "use"
      ],
      "additionalProperties": false,
      "description": "A player says how a revealed Joker is used."
    },
    "Respond": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "CHOOSE"
        },
        "choice": {
          "type": "string"
        },
        "picks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Card"
          }
        }
      },
      "required": [
        "type",
        "choice",
        "picks"
      ],
      "additionalProperties": false,
      "description": "Answers the choice that follows upon initiative: the card to use instead of the Joker."
    },
    "Roll": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "ROLL"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "system": {
          "$ref": "#/$defs/SystemName"
        },
        "die": {
          "type": "integer",
          "description": "The number of faces of the die.",
          "minimum": 1
        },
        "value": {
          "type": "integer",
          "description": "The score."
        }
      },
      "required": [
        "type",
        "ship",
        "system",
        "die",
        "value"
      ],
      "additionalProperties": false,
      "description": "A die was rolled for a system."
    },
    "Allocate": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "ALLOCATE"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "system": {
          "$ref": "#/$defs/SystemName",
          "description": "Whose die."
        },
        "points": {
          "type": "integer",
          "description": "How many of its points: a die is never split, so all of them."
        },
        "to": {
          "$ref": "#/$defs/Destination"
        }
      },
      "required": [
        "type",
        "player",
        "ship",
        "system",
        "points",
        "to"
      ],
      "additionalProperties": false,
      "description": "A player sends a die on to another use than the card's: with the option, to Damage Control."
    },
    "Decline": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "DECLINE"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        }
      },
      "required": [
        "type",
        "player",
        "ship"
      ],
      "additionalProperties": false,
      "description": "A player leaves all dice of a ship where the card put them: none goes to Damage Control."
    },
    "Event": {
      "anyOf": [
        {
          "$ref": "#/$defs/Pick"
        },
        {
          "$ref": "#/$defs/Ready"
        },
        {
          "$ref": "#/$defs/Withdraw"
        },
        {
          "$ref": "#/$defs/Declare"
        },
        {
          "$ref": "#/$defs/Respond"
        },
        {
          "$ref": "#/$defs/Roll"
        },
        {
          "$ref": "#/$defs/Allocate"
        },
        {
          "$ref": "#/$defs/Decline"
        }
      ]
    },
    "Placed": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "place"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        }
      },
      "required": [
        "cites",
        "player",
        "ship",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship's stack was put on its sheet, face down, the chosen card on top."
    },
    "Revealed": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "reveal"
        },
        "cards": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/Card"
          }
        }
      },
      "required": [
        "cards",
        "cites",
        "type"
      ],
      "additionalProperties": false,
      "description": "The chosen cards were turned up, all at once."
    },
    "Declared": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "declare"
        },
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "use": {
          "anyOf": [
            {
              "type": "string",
              "const": "initiative"
            },
            {
              "$ref": "#/$defs/ActionType"
            }
          ]
        }
      },
      "required": [
        "cites",
        "player",
        "ship",
        "type",
        "use"
      ],
      "additionalProperties": false,
      "description": "A Joker's use was declared."
    },
    "Replaced": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "replace"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "card": {
          "$ref": "#/$defs/Card"
        }
      },
      "required": [
        "card",
        "cites",
        "ship",
        "type"
      ],
      "additionalProperties": false,
      "description": "After initiative another card took the Joker's place."
    },
    "Allocated": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "allocate"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "card": {
          "$ref": "#/$defs/Card"
        },
        "energy": {
          "$ref": "#/$defs/Allocation"
        }
      },
      "required": [
        "card",
        "cites",
        "energy",
        "ship",
        "type"
      ],
      "additionalProperties": false,
      "description": "A ship's dice were allotted as its card says."
    },
    "Diverted": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "divert"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "from": {
          "$ref": "#/$defs/ActionType"
        },
        "to": {
          "type": "string",
          "const": "Damage Control"
        },
        "die": {
          "$ref": "#/$defs/SystemDie"
        }
      },
      "required": [
        "cites",
        "die",
        "from",
        "ship",
        "to",
        "type"
      ],
      "additionalProperties": false,
      "description": "A whole die went from one action to Damage Control."
    },
    "Counters": {
      "type": "object",
      "properties": {
        "shows": {
          "type": "string",
          "enum": [
            "weapons fire",
            "defense",
            "tight turn"
          ]
        },
        "colour": {
          "type": "string"
        },
        "count": {
          "type": "number"
        }
      },
      "required": [
        "shows",
        "colour",
        "count"
      ],
      "additionalProperties": false,
      "description": "Counters of one colour."
    },
    "CountersPlaced": {
      "type": "object",
      "properties": {
        "cites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClauseId"
          },
          "description": "The clauses that the effect comes from."
        },
        "type": {
          "type": "string",
          "const": "counters"
        },
        "ship": {
          "$ref": "#/$defs/ShipId"
        },
        "counters": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Counters"
          }
        }
      },
      "required": [
        "cites",
        "counters",
        "ship",
        "type"
      ],
      "additionalProperties": false,
      "description": "Energy counters were put round a ship."
    },
    "Effect": {
      "anyOf": [
        {
          "$ref": "#/$defs/Placed"
        },
        {
          "$ref": "#/$defs/Revealed"
        },
        {
          "$ref": "#/$defs/Declared"
        },
        {
          "$ref": "#/$defs/Replaced"
        },
        {
          "$ref": "#/$defs/Allocated"
        },
        {
          "$ref": "#/$defs/Diverted"
        },
        {
          "$ref": "#/$defs/CountersPlaced"
        }
      ]
    },
    "ShipOutput": {
      "type": "object",
      "properties": {
        "card": {
          "anyOf": [
            {
              "$ref": "#/$defs/Card"
            },
            {
              "type": "null"
            }
          ],
          "description": "None where no card was drawn."
        },
        "energy": {
          "$ref": "#/$defs/Allocation"
        },
        "counters": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Counters"
          }
        }
      },
      "required": [
        "card",
        "energy",
        "counters"
      ],
      "additionalProperties": false,
      "description": "What the phase made of one ship."
    },
    "Output": {
      "type": "object",
      "properties": {
        "ships": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/ShipOutput"
          }
        }
      },
      "required": [
        "ships"
      ],
      "additionalProperties": false
    }
  }
};
