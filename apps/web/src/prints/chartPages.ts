import type { Chart } from '@gorrion/events/tournament';

/** Rows of a column of the chart's page, and what a session needs beside its tables. */
const COLUMN_ROWS = 40;
const HEAD_ROWS = 3;
/** Rows for the notes below the list of players: where chart and numbers come from. */
const NOTE_ROWS = 4;
/** Columns of the list of players below the chart. */
export const NAME_COLUMNS = 4;
/** Players on a page of their own. */
const LISTED = NAME_COLUMNS * (COLUMN_ROWS - NOTE_ROWS);

/** Some tables of a session. */
export interface ChartBlock {
  readonly session: number;
  /** Number of the first table of the block. */
  readonly from: number;
  readonly tables: Chart['sessions'][number];
}

export interface ChartPage {
  readonly blocks: readonly ChartBlock[];
  /** Places in the list of players, which begins below the last session or on a page of its own. */
  readonly names: readonly [from: number, to: number] | undefined;
}

const rowsOf = (block: ChartBlock): number => block.tables.length + HEAD_ROWS;

function blocksOf(chart: Chart): readonly ChartBlock[] {
  const most = COLUMN_ROWS - HEAD_ROWS;
  return chart.sessions.flatMap((tables, n) =>
    Array.from({ length: Math.ceil(tables.length / most) }, (_, part) => ({
      session: n + 1,
      from: part * most + 1,
      tables: tables.slice(part * most, (part + 1) * most),
    })),
  );
}

/** Returns the rows that pairs of blocks side by side need. */
const heightOf = (blocks: readonly ChartBlock[]): number =>
  blocks.reduce(
    (sum, block, n) => (n % 2 === 0 ? sum + Math.max(rowsOf(block), rowsOf(blocks[n + 1] ?? block)) : sum),
    0,
  );

/** Returns the pages of a chart: two sessions side by side, and so many players in a list after it. */
export function chartPages(chart: Chart, players: number): readonly ChartPage[] {
  const pages: { blocks: ChartBlock[]; names: readonly [number, number] | undefined }[] = [
    { blocks: [], names: undefined },
  ];
  for (const block of blocksOf(chart)) {
    if (heightOf([...pages.at(-1)!.blocks, block]) > COLUMN_ROWS) pages.push({ blocks: [], names: undefined });
    pages.at(-1)!.blocks.push(block);
  }
  const listRows = Math.ceil(players / NAME_COLUMNS) + 2 + NOTE_ROWS;
  if (heightOf(pages.at(-1)!.blocks) + listRows <= COLUMN_ROWS) pages.at(-1)!.names = [0, players];
  else
    for (let from = 0; from < players; from += LISTED)
      pages.push({ blocks: [], names: [from, Math.min(players, from + LISTED)] });
  return pages;
}
