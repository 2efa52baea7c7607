// An ESLint rule: words that visitors see or hear belong in content/words/, where an editor can change them.

/** Where a text is always for people: attributes, and properties of elements that a script sets. */
const SPOKEN_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|heading|lead|about|hint|caption|summary)$/i;
const SPOKEN_PROPERTIES =
  /^(?:textContent|innerText|outerText|innerHTML|outerHTML|title|alt|placeholder|label|aria(?:Label|Description|RoleDescription|ValueText|Placeholder))$/;
/** Where a text never is. */
const TECHNICAL_ATTRIBUTES =
  /^(?:class|className|class:list|style|sizes|media|srcset|rel|content|d|viewBox|points|transform|allow|sandbox)$/;
const TECHNICAL_CALLS =
  /^(?:querySelector(?:All)?|matches|closest|getElementById|matchMedia|(?:add|remove)EventListener|(?:get|has|remove|toggle)Attribute|(?:get|set|remove)Item|startsWith|endsWith|includes|indexOf|split|join|replace(?:All)?|replaceSync|test|supports|glob|require|setProperty|insertScriptHash)$/;

const isWord = (token) => /^["“‘(]?\p{L}[\p{L}’']*["”’)]?[.,:;!?…]*$/u.test(token);
const hasLetters = (text) => /[\p{L}\p{Sc}©%]/u.test(text);

/** A capitalised word, or words between words or values: not a name, a selector or a number with its unit. */
function readsAsWords(text) {
  const plain = text.replace(/<[^<>]*>/gu, ' ').trim();
  if (/^@|[[\]<>=*]/u.test(plain)) return false;
  const tokens = plain.split(/\s+/u);
  if (tokens.length === 1) return /^\p{Lu}\p{Ll}+[.,:;!?…]*$/u.test(tokens[0]);
  return tokens.some(isWord);
}

/** A literal's text; a template's has a number for each of its values. `null` for what is no text. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('0');
}

const nameOf = (attribute) => {
  const { name } = attribute;
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : String(name.name);
};

/** Whether a text in this place is a name for programs: a path, a key, a type, a value to compare with, an error's. */
function isTechnical(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'TSExternalModuleReference':
    case 'TaggedTemplateExpression':
      return true;
    case 'Property':
    case 'PropertyDefinition':
      return parent.key === node;
    case 'MemberExpression':
      return parent.property === node;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'SwitchCase':
      return true;
    case 'ExpressionStatement':
      return Boolean(parent.directive);
    case 'NewExpression':
      return /(?:Error|RegExp)$/.test(parent.callee.name ?? '');
    case 'CallExpression':
      return (
        parent.callee.object?.name === 'console' ||
        TECHNICAL_CALLS.test(parent.callee.property?.name ?? parent.callee.name ?? '')
      );
    default:
      return false;
  }
}

/** What decides what a text is for, above the choices and sums that it is part of. */
function placeOf(node) {
  let [child, at] = [node, node.parent];
  const passes = () =>
    (at.type === 'ConditionalExpression' && at.test !== child) ||
    at.type === 'LogicalExpression' ||
    at.type === 'TemplateLiteral' ||
    (at.type === 'BinaryExpression' && at.operator === '+') ||
    (at.type === 'JSXExpressionContainer' && at.parent.type === 'JSXAttribute') ||
    /^(?:TSAsExpression|TSNonNullExpression|TSSatisfiesExpression)$/.test(at.type);
  while (passes()) [child, at] = [at, at.parent];
  return { child, at };
}

/** The attribute that a text is part of, whatever stands between. */
function attributeAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXAttribute' || at.type === 'AstroTemplateLiteralAttribute') return at;
    if (/Function|JSXElement|Program/.test(at.type)) return undefined;
  }
  return undefined;
}

/** Whether whatever stands in this place is seen or heard. */
function isSpoken(node) {
  const { child, at } = placeOf(node);
  switch (at.type) {
    case 'JSXAttribute':
    case 'AstroTemplateLiteralAttribute':
      return SPOKEN_ATTRIBUTES.test(nameOf(at));
    case 'JSXExpressionContainer':
      return true;
    case 'Property':
      return at.value === child && SPOKEN_ATTRIBUTES.test(at.key.name ?? at.key.value);
    case 'AssignmentExpression':
      return at.right === child && SPOKEN_PROPERTIES.test(at.left.property?.name ?? '');
    case 'CallExpression':
      return (
        at.arguments[1] === child &&
        at.callee.property?.name === 'setAttribute' &&
        SPOKEN_ATTRIBUTES.test(at.arguments[0].value)
      );
    default:
      return false;
  }
}

/** Words that visitors see or hear, written into the code instead of content/words/. */
const noLiteralWords = {
  meta: {
    type: 'problem',
    docs: { description: 'words that visitors see or hear belong in content/words/' },
    schema: [],
    messages: {
      words:
        'Words that visitors see belong in content/words/: give “{{text}}” a key there and in src/words/, and read it through src/lib/ui.ts or the words that are handed in.',
    },
  },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        messageId: 'words',
        data: { text: text.trim().replace(/\s+/gu, ' ').slice(0, 60) },
      });

    function checkText(node) {
      const text = textOf(node);
      if (text === null || !hasLetters(text)) return;
      const attribute = attributeAround(node);
      if (attribute && TECHNICAL_ATTRIBUTES.test(nameOf(attribute))) return;
      if (!isTechnical(node) && (isSpoken(node) || readsAsWords(text))) report(node, text);
    }

    return {
      Literal: checkText,
      TemplateLiteral: checkText,
      // Of a text between tags, digits and what parts them are the code's business; all else is an editor's.
      JSXText: (node) => {
        if (/[^\s\d/·|–-]/u.test(node.value)) report(node, node.value);
      },
    };
  },
};

/** Where visitors' words could stand; for ESLint's list of configurations. */
export const literalWords = {
  files: [
    'src/{pages,sections,components,layouts,islands,forms,shell,search,browser,lib,guides}/**/*.{ts,tsx,astro}',
    'src/server/pages.ts',
  ],
  // robots.txt is read by programs.
  ignores: ['src/**/*.test.ts', 'src/**/testing/**', 'src/pages/robots.txt.ts'],
  plugins: { words: { rules: { 'no-literals': noLiteralWords } } },
  rules: { 'words/no-literals': 'error' },
};
