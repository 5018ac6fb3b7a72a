import type { NodeFigures, OperatorView } from '@gorrion/protocol';

/* Figures as a reader takes them in at a glance. */

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

/** Returns the unit in which a number of bytes is written, and the number. */
function inUnit(bytes: number): readonly [value: number, unit: (typeof UNITS)[number]] {
  let [value, at] = [bytes / STEP, 0];
  for (; value >= STEP && at < UNITS.length - 1; at++) value /= STEP;
  return [value, UNITS[at]!];
}

const digitsOf = (value: number): number => (value < 10 ? 1 : 0);

const format = (locale: string, value: number, unit: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digitsOf(value) });

/** Returns bytes in words: `3.1 GB`. */
export function bytesText(locale: string, bytes: number): string {
  const [value, unit] = inUnit(bytes);
  return format(locale, value, unit).format(value);
}

/** Returns bytes as a number and its unit apart: `412` and `MB`. */
export function bytesParts(locale: string, bytes: number): { readonly value: string; readonly unit: string } {
  const [value, unit] = inUnit(bytes);
  const parts = format(locale, value, unit).formatToParts(value);
  const text = (isUnit: boolean) =>
    parts
      .flatMap(part => ((part.type === 'unit') === isUnit ? part.value : []))
      .join('')
      .trim();
  return { value: text(false), unit: text(true) };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a length of time (ms) in its largest unit: `9 days`. */
export function lengthText(locale: string, ms: number): string {
  const [unit, size] =
    ms >= DAY ? (['day', DAY] as const) : ms >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / size));
}

/** Returns what a node is called: its address, or `alone` for the only one. */
export const nodeName = ({ id, address }: OperatorView['nodes'][number], count: number, alone: string): string =>
  count === 1 ? alone : (address ?? id.slice(0, 8));

/** Returns the figures of all nodes that are there. */
export const figuresThere = ({ nodes }: Pick<OperatorView, 'nodes'>) =>
  nodes.flatMap(({ isThere, figures }) => (isThere && figures ? [figures] : []));

/** Returns the sum of a figure of all nodes that are there. */
export const sumThere = (view: Pick<OperatorView, 'nodes'>, read: (figures: NodeFigures) => number): number =>
  figuresThere(view).reduce((sum, one) => sum + read(one), 0);
