import type { ChatLine } from '@gorrion/protocol';

/** Chat lines that are kept: as many as a server sends to a late arrival. */
const KEPT = 100;

/**
 * Returns the lines of a table with one more, by their times, which are different ones; the same lines if it is among them.
 * A line of the full list can come once more by itself, and what players say comes late to who watches with a delay.
 */
export function withLine(lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (lines.some(({ at }) => at === line.at)) return lines;
  return [...lines, line].sort((one, other) => one.at - other.at).slice(-KEPT);
}
