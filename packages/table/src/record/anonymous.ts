import type { GameRecord, PersonId, RecordedFact, Ruling, TableEvent } from '@gorrion/protocol';
import { byPlayer, type Player } from '@gorrion/rules';
import { sheetOf } from './sheetOf.ts';

/** Facts that name people beside the players, or that prove who took part in a shuffle. */
const NAMING: ReadonlySet<TableEvent['type']> = new Set([
  'renamed',
  'shuffle-committed',
  'nonce-sealed',
  'nonces-called',
  'nonce-opened',
  'shuffle-refused',
  'loss-accepted',
  'shuffle-void',
  'shuffle-opened',
  'deal-kept',
  'host-changed',
  'umpire-appointed',
  'umpire-left',
  'umpire-moved',
  'sheet-signed',
  'appealed',
  'appeal-answered',
]);

const NOBODY = '' as PersonId;

/** Returns a ruling without what an umpire wrote, which may name somebody. A correction needs some words. */
const unremarked = (ruling: Ruling): Ruling => {
  const { remark, ...rest } = ruling;
  return remark === undefined ? ruling : ({ ...rest, remark: '-' } as Ruling);
};

/** Returns a fact that names nobody; undefined if nothing else is in it. */
function unnamed({ at, event }: RecordedFact, names: readonly string[]): RecordedFact | undefined {
  if (NAMING.has(event.type)) return undefined;
  if (event.type === 'table-opened') {
    const { address: _, event: __, settings: named, ...rest } = event;
    const { name: ___, ...settings } = named;
    return { at, event: { ...rest, settings, host: NOBODY } };
  }
  if (event.type === 'ruled') return { at, event: { ...event, ruling: unremarked(event.ruling) } };
  if (event.type === 'ruling-proposed') {
    const { ruling, also } = event;
    return { at, event: { ...event, ruling: unremarked(ruling), ...(also && { also: also.map(unremarked) }) } };
  }
  if (event.type !== 'seated' || event.who.kind === 'empty') return { at, event };
  const name = names[event.place] ?? '';
  const who = event.who.kind === 'person' ? { ...event.who, id: NOBODY, name } : { ...event.who, name };
  return { at, event: { ...event, who } };
}

const isLeft = ({ event }: RecordedFact): boolean => !NAMING.has(event.type);

/** Returns which number of facts of a record without names is the same moment as a number of facts of the whole one. */
export const momentWithoutNames = (facts: readonly RecordedFact[], before: number): number =>
  facts.slice(0, before).filter(isLeft).length;

/** Returns which number of facts of a whole record is the same moment as a number of facts without names. */
export function momentWithNames(facts: readonly RecordedFact[], before: number): number {
  let left = 0;
  const last = facts.findIndex(fact => {
    left += isLeft(fact) ? 1 : 0;
    return left === before;
  });
  return last + 1;
}

/** Returns the chair at which each player sat before the seats were drawn. */
function chairsBeforeDraw(facts: readonly RecordedFact[]): readonly Player[] {
  const drawn = facts.find(({ event }) => event.type === 'seats-drawn');
  return drawn?.event.type === 'seats-drawn' ? drawn.event.order : byPlayer(player => player);
}

/**
 * Returns a record in which the players have other names, by player, and nobody has an id. Its shuffles are left out,
 * because they name who took part in them.
 */
export function withoutNames(record: GameRecord, names: readonly string[]): GameRecord {
  const chairs = chairsBeforeDraw(record.facts);
  const byChair: string[] = [];
  for (const [player, chair] of chairs.entries()) byChair[chair] = names[player] ?? '';
  let isDrawn = false;
  const facts = record.facts.flatMap(fact => {
    isDrawn ||= fact.event.type === 'seats-drawn';
    return unnamed(fact, isDrawn ? names : byChair) ?? [];
  });
  return { ...record, facts, sheet: sheetOf(facts) };
}
