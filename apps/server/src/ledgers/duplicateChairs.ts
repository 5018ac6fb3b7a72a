import type { DuplicateChair } from '@gorrion/events/duplicate';
import { BOT_BIRDS, type Chair, codeOfName, type PersonId } from '@gorrion/protocol';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { distinctName } from '@gorrion/table';

/** Whether bots alone play at a table. */
export const isBotsOnly = (chairs: ByPlayer<DuplicateChair>): boolean => chairs.every(({ kind }) => kind === 'bot');

/** Returns the occupants of a table that is about to be opened. People are away until their page comes. */
export function chairsFor(chairs: ByPlayer<DuplicateChair>, nameOf: (person: PersonId) => string): ByPlayer<Chair> {
  const names: string[] = [];
  return byPlayer((player): Chair => {
    const chair = chairs[player];
    if (chair.kind === 'person') {
      const name = distinctName(nameOf(chair.id), names);
      names.push(name);
      return { kind: 'person', id: chair.id, name, presence: 'away' };
    }
    if (chair.kind !== 'bot') return { kind: 'empty' };
    const name = distinctName(codeOfName({ bird: BOT_BIRDS[player] }), names);
    names.push(name);
    return { kind: 'bot', level: chair.level, name };
  });
}
