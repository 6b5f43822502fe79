/**
 * An ESLint rule: `as` (and `<T>value`) only at a named boundary, that is with a comment `// boundary: why` on the line where it ends,
 * or on the last line of its statement or the line above it. `as const` is free, and so is XState's own idiom for types, `types: { context: {} as Context }`.
 */

const NAMED = /^\s*boundary: \S/;

/** @type {import('eslint').Rule.RuleModule} */
export const boundary = {
  meta: {
    type: 'problem',
    docs: { description: 'type assertions only at a named boundary' },
    messages: { unnamed: 'an assertion tells the compiler what it cannot know: narrow the value, or say why with "// boundary: …"' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const named = new Set(sourceCode.getAllComments().filter(({ value }) => NAMED.test(value)).map(({ loc }) => loc?.end.line));

    /** @param {any} node */
    function judge(node) {
      if (isConst(node) || isTypesOfSetup(node)) return;
      const statement = statementOf(node);
      const lines = [node.loc.end.line, statement.loc.start.line - 1, statement.loc.end.line];
      if (!lines.some((line) => named.has(line))) context.report({ node, messageId: 'unnamed' });
    }
    return { TSAsExpression: judge, TSTypeAssertion: judge };
  },
};

/** @param {any} node */
function isConst({ typeAnnotation }) {
  return typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.name === 'const';
}

/** @param {any} node */
function isTypesOfSetup({ expression, parent }) {
  if (expression.type !== 'ObjectExpression' || expression.properties.length > 0) return false;
  return parent?.type === 'Property' && parent.parent?.parent?.type === 'Property' && parent.parent.parent.key.name === 'types';
}

/** @param {any} node */
function statementOf(node) {
  let at = node;
  while (at.parent && !/Statement$|Declaration$|^Property$|^ArrowFunctionExpression$/.test(at.type)) at = at.parent;
  return at;
}
