import type { PersonId } from '@gorrion/protocol';
import type { Fact } from '../ledger/index.ts';
import type { FactOf, TournamentEvent } from './facts.ts';

/*
 * What the facts of an event hold of a person beside the id: the signature and the note of an oath, and the chosen name of
 * who made the event, where they have umpired. The list of players and helpers is the organiser's.
 */

/** Takes the name of an umpire out who is not on the list of helpers: only who made the event has no name there. */
function withoutFounder(event: FactOf<'table-told'>, listed: ReadonlySet<string>): FactOf<'table-told'> {
  const { umpireSigned, rulings } = event;
  const withName = <T extends { readonly name?: string }>(one: T): T =>
    one.name === undefined || listed.has(one.name) ? one : { ...one, name: '' };
  return {
    ...event,
    umpireSigned: umpireSigned && withName(umpireSigned),
    rulings: rulings.map(withName),
  };
}

/** Returns the facts of an event without what a person has written of themself. */
export function scrubTournament(
  facts: readonly Fact<TournamentEvent>[],
  person: PersonId,
): readonly Fact<TournamentEvent>[] {
  const hasMade = facts.some(({ event, by }) => event.type === 'created' && by === person);
  const listed = new Set(facts.flatMap(({ event }) => (event.type === 'helper-invited' ? event.name : [])));
  return facts.map(fact => {
    const { event, by } = fact;
    if (event.type === 'sworn' && by === person)
      return { ...fact, event: { type: 'sworn', player: event.player, name: '' } };
    return event.type === 'table-told' && hasMade ? { ...fact, event: withoutFounder(event, listed) } : fact;
  });
}
