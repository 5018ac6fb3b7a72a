import type { DrawCheck } from '@gorrion/events/lots';
import type { DrawView, SessionDraw, SessionView } from '@gorrion/events/tournament';

/** Whether the numbers that an event shows are those of its draw, player by player; late players have the next ones. */
const fitsList = ({ lots, entrants, order }: DrawView): boolean =>
  lots?.order.every((place, n) => entrants[place] === order[n]) ?? false;

/** Returns who was absent from a draw; nobody if it was made before anybody was checked in. */
export const absentFrom = ({ absent, entrants }: DrawView): readonly number[] =>
  absent.length < entrants.length ? absent : [];

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

/** Computes the tables of a drawn session again in this browser; whether seed, promise and tables belong together. */
export async function checkSession({ session, tables }: SessionView, draw: SessionDraw): Promise<boolean> {
  const [{ commitmentTo }, { drawnTables }] = await Promise.all([
    import('@gorrion/events/lots'),
    import('@gorrion/events/rotation'),
  ]);
  const { event, list, teams, seed } = draw;
  const isOpened = commitmentTo({ event, purpose: `session ${session}`, entrants: [] }, draw) === draw.commitment;
  const shown = tables.map(({ players }) => players);
  return isOpened && JSON.stringify(drawnTables(list, teams, seed)) === JSON.stringify(shown);
}
