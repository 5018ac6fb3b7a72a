import type { TableView } from '@gorrion/events/tournament';

/** Time (ms) after the end of a table in which an appeal is taken (3.12.2). */
const APPEAL_MS = 30 * 60_000;

/** Returns until when (server ms) an appeal at a table is taken; undefined if it is not, or no longer. */
export function appealsUntil({ stage, to }: Pick<TableView, 'stage' | 'to'>, now: number): number | undefined {
  if ((stage !== 'ended' && stage !== 'final') || to === undefined) return undefined;
  return now <= to + APPEAL_MS ? to + APPEAL_MS : undefined;
}
