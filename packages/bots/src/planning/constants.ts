import { EXPERT, type Style } from './styles.ts';

/** Numbers that replace those of a style, by dotted name: `{ dealtIn: 12, 'budget.nodes': 2500 }`. */
export type Constants = Readonly<Record<string, number>>;

/** Returns whether styles have a number of that dotted name. */
export const isConstant = (name: string): boolean => typeof read(EXPERT, name.split('.')) === 'number';

const read = (from: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], from);

/** Returns a copy of `part` in which the number at `path` is `value`. */
function replaced(part: unknown, [key, ...rest]: readonly string[], value: number): unknown {
  if (key === undefined) return value;
  const next = replaced((part as Record<string, unknown>)[key], rest, value);
  return Array.isArray(part) ? part.with(Number(key), next) : { ...(part as object), [key]: next };
}

/** Returns a copy of the style with some numbers replaced. */
export const withConstants = (style: Style, constants: Constants): Style =>
  Object.entries(constants).reduce<unknown>(
    (part, [name, value]) => replaced(part, name.split('.'), value),
    style,
  ) as Style;
