import { parseSync } from 'vite';

/** Props that are shown or read aloud. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|note|text|says|small|heading|caption|summary)$/;
/** Properties of DOM objects that a page shows. */
const SHOWN = /^(title|textContent|innerText|innerHTML|ariaLabel|placeholder)$/;

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Two letters in a row: neither a sign nor the single letter on a key's cap. */
const isWording = (text: string, allowed: ReadonlySet<string>): boolean =>
  /\p{Letter}{2}/u.test(text) && !allowed.has(text.trim());

/** Returns the texts that an expression can yield: literals, also in templates, conditions and `??`. */
function literalsIn(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(
        ({ value }) => value.cooked,
      );
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^([&|?+]{2}|\+)$/.test(String(node.operator))
        ? [...literalsIn(node.left), ...literalsIn(node.right)]
        : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return literalsIn(node.expression);
    default:
      return [];
  }
}

/** Returns the words that one node shows to the reader without the catalogue. */
function wordsOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)];
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as readonly Node[])
        .filter(child => child.type === 'JSXExpressionContainer')
        .flatMap(literalsIn);
    case 'JSXAttribute': {
      const name = node.name as Node;
      return name.type === 'JSXIdentifier' && SPOKEN.test(String(name.name)) ? literalsIn(node.value) : [];
    }
    case 'AssignmentExpression': {
      const target = node.left as Node;
      const property = target.type === 'MemberExpression' ? (target.property as Node) : undefined;
      return property && SHOWN.test(String(property.name)) ? literalsIn(node.right) : [];
    }
    default:
      return [];
  }
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    for (const [key, part] of Object.entries(value)) if (key !== 'parent') yield* nodesOf(part);
  }
}

/** Returns each place where a component shows words that are not in the catalogue, as `line: text`. */
export function literalWords(source: string, allowed: ReadonlySet<string> = new Set()): readonly string[] {
  const { program, errors } = parseSync('component.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  return [...nodesOf(program)].flatMap(node =>
    wordsOf(node)
      .filter(text => isWording(text, allowed))
      .map(text => `${source.slice(0, node.start).split('\n').length}: ${text.trim()}`),
  );
}
