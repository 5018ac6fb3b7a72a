import type { PersonId } from '@gorrion/protocol';
import type { Revocations } from '../persistence/revocations.ts';

/** Somebody as the operator names them: an id, or a name that only one guest has. */
type Found = { readonly person: PersonId } | { readonly people: readonly PersonId[] };

/** Finds the guest of an id or a chosen name; with `people`, those who have the name if it is not exactly one. */
export async function guestCalled(revocations: Pick<Revocations, 'called'>, text: string): Promise<Found> {
  if (/^[0-9a-f]{32}$/.test(text)) return { person: text as PersonId };
  const people = await revocations.called(text);
  const [only, ...others] = people;
  return only && others.length === 0 ? { person: only } : { people };
}
