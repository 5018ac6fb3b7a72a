import type { TournamentView } from '@gorrion/events/tournament';
import type { RefusedCommand } from '../../client/ledgers/live.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { type Entry, emptyEntry } from './entry.ts';

/*
 * What a scorer's device keeps: the tables of the session, to go on after a reload without a network, the hand that is
 * being entered, and entries that were refused, until the scorer has seen them.
 */

function read(key: string): unknown {
  try {
    return JSON.parse(deviceTexts.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value in the browser, as far as it allows; `undefined` forgets it. */
const keep = (key: string, value: unknown): void =>
  void deviceTexts.set(key, value === undefined ? undefined : JSON.stringify(value));

const viewKey = (event: string) => `gorrion.scorer.${event}`;

/** Returns what a scorer needs of a view: the sheets that are not final, and the names. */
const scorersPart = (view: TournamentView): TournamentView => ({
  ...view,
  sessions: view.sessions.filter(({ stage }) => stage === 'playing'),
  ...{ rotation: null, draw: null, bracket: [], standings: [], teamStandings: [] },
  ...{ appeals: [], helpers: [], journal: [], calls: [] },
});

export const keepView = (event: string, view: TournamentView): void => keep(viewKey(event), scorersPart(view));

/** Returns the last view that this device has kept; undefined if there is none. */
export function keptView(event: string): TournamentView | undefined {
  const kept = read(viewKey(event)) as TournamentView | null;
  return kept?.plan?.settings && Array.isArray(kept.sessions) ? kept : undefined;
}

/** A table of a session, as its address names it. */
export interface SheetAt {
  readonly session: number;
  readonly table: number;
}

const entryKey = (event: string, { session, table }: SheetAt) => `gorrion.scorer.${event}.${session}-${table}`;

export const keepEntry = (event: string, at: SheetAt, entry: Entry | undefined): void =>
  keep(entryKey(event, at), entry);

/** Returns the hand that was being entered when the page was left; undefined if there is none. */
export function keptEntry(event: string, at: SheetAt): Entry | undefined {
  const kept = read(entryKey(event, at)) as Entry | null;
  if (typeof kept?.hand !== 'number' || !Array.isArray(kept.fans)) return undefined;
  return { ...emptyEntry(kept.hand), ...kept };
}

const refusedKey = (event: string) => `gorrion.scorer.${event}.refused`;

export const keepRefused = (event: string, refused: readonly RefusedCommand[]): void =>
  keep(refusedKey(event), refused.length > 0 ? refused : undefined);

export function keptRefused(event: string): readonly RefusedCommand[] {
  const kept = read(refusedKey(event));
  return Array.isArray(kept) ? kept.filter(one => typeof one?.refusal?.code === 'string') : [];
}
