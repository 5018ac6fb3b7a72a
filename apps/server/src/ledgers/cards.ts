import type { PersonId } from '@gorrion/protocol';
import type { Guests } from '../identity/guests.ts';
import { withNames } from '../identity/names.ts';
import type { Regards } from '../peace/regards.ts';
import type { Held } from './held.ts';
import { shownTo } from './lateViews.ts';

interface CardSources {
  /** Finds a ledger as it is shown now. */
  readonly find: (id: string) => Promise<Held | undefined>;
  readonly hasBlocked: Regards['hasBlocked'];
  readonly namesOf: Guests['namesOf'];
}

/** Returns what makes the cards of ledgers for a person, as lists show them. */
export const cardsOf =
  ({ find, hasBlocked, namesOf }: CardSources) =>
  async (ids: readonly string[], person: PersonId): Promise<unknown[]> => {
    const found: Pick<Held, 'id' | 'kind' | 'state'>[] = [];
    for (const id of ids) {
      const held = await find(id);
      // Whom somebody has blocked asks them nothing. The ledger says as before that they are asked.
      const asks = held?.kind.askedBy?.(held.state, person);
      if (asks && (await hasBlocked(person, asks))) continue;
      if (held) found.push({ id, kind: held.kind, state: shownTo(held, person) });
    }
    return withNames(namesOf, nameOf =>
      found.flatMap(({ id, kind, state }) => {
        const card = kind.card(state, person, nameOf);
        return card === undefined ? [] : [{ id, ...(card as object) }];
      }),
    );
  };
