/** JSON Schema of the types of `model.ts`. Written by `npm run schema`; a test keeps it fresh. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = {
  "$defs": {
    "PlayerId": {
      "type": "string"
    },
    "CardId": {
      "type": "string"
    },
    "Card": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "cost": {
          "type": "number",
          "description": "How many counters it takes to play it."
        }
      },
      "required": [
        "name",
        "cost"
      ],
      "additionalProperties": false,
      "description": "A card that can be played."
    },
    "Input": {
      "type": "object",
      "properties": {
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "counters": {
          "type": "number",
          "description": "What the player pays with."
        },
        "hand": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/Card"
          }
        }
      },
      "required": [
        "player",
        "counters",
        "hand"
      ],
      "additionalProperties": false
    },
    "Context": {
      "type": "object",
      "properties": {
        "player": {
          "$ref": "#/$defs/PlayerId"
        },
        "counters": {
          "type": "number",
          "description": "What the player pays with."
        },
        "hand": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/Card"
          }
        },
        "of": {
          "$ref": "#/$defs/Stamp"
        }
      },
      "required": [
        "counters",
        "hand",
        "of",
        "player"
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
    "PlayCard": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "PLAY"
        },
        "card": {
          "$ref": "#/$defs/CardId"
        }
      },
      "required": [
        "type",
        "card"
      ],
      "additionalProperties": false,
      "description": "The player plays a card from hand."
    },
    "Pass": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "PASS"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "description": "The player plays nothing."
    },
    "Event": {
      "anyOf": [
        {
          "$ref": "#/$defs/PlayCard"
        },
        {
          "$ref": "#/$defs/Pass"
        }
      ]
    },
    "Paid": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "pay"
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
        "counters": {
          "type": "number"
        }
      },
      "required": [
        "type",
        "cites",
        "card",
        "counters"
      ],
      "additionalProperties": false,
      "description": "Counters are paid for a card, which is in play now."
    },
    "ClauseId": {
      "type": "string",
      "description": "Clauses are named by source, ruling and number: `ea/joker/3`. The ids are data that `rulebench check` verifies."
    },
    "Effect": {
      "$ref": "#/$defs/Paid"
    },
    "Output": {
      "type": "object",
      "properties": {
        "counters": {
          "type": "number",
          "description": "The counters that are left."
        }
      },
      "required": [
        "counters"
      ],
      "additionalProperties": false
    }
  }
};
