import type { Chart } from '@gorrion/events/tournament';
import { lengthOf } from '@gorrion/protocol';

/** Rows of a column of the chart's page, and what a session needs beside its tables. */
const COLUMN_ROWS = 40;
const HEAD_ROWS = 3;
/** Rows for the notes below the list of players: where chart and numbers come from. */
const NOTE_ROWS = 4;
/** Columns of the list of players below the chart. */
const NAME_COLUMNS = 4;
/** Letters of a name that stand in one row of a column, a wide one as two; a longer name goes on below. */
const ROW_LETTERS = 22;
const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu;
/** Rows of the list on a page of its own, in all columns. A name is not divided between columns. */
const LIST_ROWS = NAME_COLUMNS * (COLUMN_ROWS - NOTE_ROWS);

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

function rowsOfName(name: string): number {
  const letters = lengthOf(name) + (name.match(WIDE)?.length ?? 0);
  return Math.max(1, Math.ceil(letters / ROW_LETTERS));
}

/** Returns the parts of the list of players that each stand on a page of their own. */
function listsOf(names: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const lists: [from: number, to: number][] = [];
  let left = 0;
  for (const [n, name] of names.entries()) {
    left -= rowsOfName(name);
    if (left < 0) {
      lists.push([n, n]);
      left = LIST_ROWS - rowsOfName(name);
    }
    lists.at(-1)![1] = n + 1;
  }
  return lists;
}

/** Returns the pages of a chart: two sessions side by side, and after them the names of the players in a list. */
export function chartPages(chart: Chart, names: readonly string[]): readonly ChartPage[] {
  const pages: { blocks: ChartBlock[]; names: readonly [number, number] | undefined }[] = [
    { blocks: [], names: undefined },
  ];
  for (const block of blocksOf(chart)) {
    if (heightOf([...pages.at(-1)!.blocks, block]) > COLUMN_ROWS) pages.push({ blocks: [], names: undefined });
    pages.at(-1)!.blocks.push(block);
  }
  const rows = names.reduce((sum, name) => sum + rowsOfName(name), 0);
  const listRows = Math.ceil(rows / NAME_COLUMNS) + 2 + NOTE_ROWS;
  if (heightOf(pages.at(-1)!.blocks) + listRows <= COLUMN_ROWS) pages.at(-1)!.names = [0, names.length];
  else for (const list of listsOf(names)) pages.push({ blocks: [], names: list });
  return pages;
}
