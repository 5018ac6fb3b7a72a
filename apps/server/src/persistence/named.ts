import type { PersonId, RecordedFact } from '@gorrion/protocol';

/** Returns the people of whom facts tell both id and name: who sits down, teaches, is the umpire, or asks to watch. */
export const namedIn = (facts: readonly Pick<RecordedFact, 'event'>[]): PersonId[] =>
  facts.flatMap(({ event }) => {
    if (event.type === 'table-opened') return event.teacher ? [event.teacher.id] : [];
    if (event.type === 'umpire-appointed' || event.type === 'watch-asked') return [event.person.id];
    return event.type === 'seated' && event.who.kind === 'person' ? [event.who.id] : [];
  });
