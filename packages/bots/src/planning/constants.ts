import { EXPERT, type Style } from './styles.ts';

/** Numbers of a style that an experiment changes, by their names: `{ dealtIn: 12, 'budget.nodes': 2500 }`. */
export type Constants = Readonly<Record<string, number>>;

/** Whether styles have a number of that name. */
export const isConstant = (name: string): boolean => typeof read(EXPERT, name.split('.')) === 'number';

const read = (from: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], from);

/** A style with other numbers. */
export function withConstants(style: Style, constants: Constants): Style {
  const changed = structuredClone(style) as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(constants)) {
    const path = name.split('.');
    const part = read(changed, path.slice(0, -1)) as Record<string, number>;
    part[path.at(-1)!] = value;
  }
  return changed as unknown as Style;
}
