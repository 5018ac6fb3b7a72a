/** One line of the table of figures. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  readonly digits?: number;
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

export const p50 = (values: readonly number[]): number => quantile(values, 0.5);
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);

export const share = (values: readonly number[], above: number): number =>
  values.filter(value => value > above).length / Math.max(1, values.length);

/** Returns the growth over all samples by a least-squares line, so that one large sample does not decide. */
export function growth(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 0;
  const middle = (n - 1) / 2;
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const up = values.reduce((total, value, i) => total + (i - middle) * (value - mean), 0);
  const across = values.reduce((total, _, i) => total + (i - middle) ** 2, 0);
  return (up / across) * (n - 1);
}

export const KB = 1024;
export const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
export const mb = (bytes: number): string => `${(bytes / KB / KB).toFixed(2)} MB`;

const shown = ({ value, unit, digits = 0 }: Figure): string => `${value.toFixed(digits)} ${unit}`.trim();

export const isMet = ({ value, limit }: Figure): boolean => value <= limit;

/** Returns the figures as a Markdown table, which a terminal can show as well. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(figure => {
    const limit = `≤ ${figure.limit} ${figure.unit}`.trim();
    return `| ${figure.name} | ${limit} | ${shown(figure)} | ${isMet(figure) ? 'yes' : '**no**'} |`;
  });
  return ['| Figure | Target | Measured | Reached |', '|---|---|---|---|', ...rows].join('\n');
}
