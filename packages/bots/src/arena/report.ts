import type { PlaceSummary, Summary } from './summary.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(2)}`;

const COLUMNS: readonly (readonly [string, (place: PlaceSummary) => string])[] = [
  ['', ({ name }) => name],
  ['score a hand', ({ score }) => `${signed(score.mean)} ± ${score.within.toFixed(2)}`],
  ['wins', ({ winShare }) => percent(winShare)],
  ['self-drawn', ({ selfDrawnOfWins }) => percent(selfDrawnOfWins)],
  ['deal-ins', ({ dealInShare }) => percent(dealInShare)],
  ['points', ({ meanPoints }) => meanPoints.toFixed(1)],
  ['errors', ({ errors }) => String(errors)],
  ['ms', ({ ms }) => ms.mean.toFixed(1)],
  ['p99', ({ ms }) => ms.p99.toFixed(0)],
  ['cpu ms', ({ cpuMs }) => cpuMs.mean.toFixed(1)],
  ['p99', ({ cpuMs }) => cpuMs.p99.toFixed(0)],
];

const fanLine = (name: string, fans: Readonly<Record<string, number>>): string => {
  const main = Object.entries(fans).slice(0, 14);
  return `${name}: ${main.map(([fan, share]) => `${fan} ${(100 * share).toFixed(1)}`).join(', ')}`;
};

/** Returns a summary as text. */
export function reportOf(summary: Summary): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...summary.places.map(place => COLUMNS.map(([, cell]) => cell(place))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padStart(widths[column]!)).join('  ');
  return [
    `${summary.hands} hands of ${summary.walls} walls, ${percent(summary.drawShare)} drawn, ${summary.meanPoints.toFixed(1)} points a win`,
    ...rows.map(line),
    'main fans, % of wins',
    ...summary.places.map(({ name, mainFans }, place) => fanLine(`${place + 1} ${name}`, mainFans)),
    fanLine('all', summary.mainFans),
  ].join('\n');
}
