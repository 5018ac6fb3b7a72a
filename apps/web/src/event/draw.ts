import type { DrawCheck } from '@gorrion/events/lots';
import type { DrawView } from '@gorrion/events/tournament';

/** Whether the numbers that an event shows are those of its draw, player by player; late players have the next ones. */
const fitsList = ({ lots, entrants, order }: DrawView): boolean =>
  lots?.order.every((place, n) => entrants[place] === order[n]) ?? false;

/**
 * Computes a draw of lots again in this browser. That it holds says that its numbers follow from its seed; that nobody
 * could choose among several draws follows only if it was promised before (`promisedAt`).
 */
export async function checkDraw(draw: DrawView): Promise<DrawCheck | undefined> {
  if (!draw.lots) return undefined;
  const { verifyDraw } = await import('@gorrion/events/lots');
  const found = verifyDraw(draw.lots, draw.commitment);
  return found.ok && !fitsList(draw) ? { ok: false, why: 'order' } : found;
}
