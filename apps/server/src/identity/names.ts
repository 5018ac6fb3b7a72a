import type { PersonId } from '@gorrion/protocol';

/** Names of people as others see them. */
export type Names = ReadonlyMap<PersonId, string>;

/**
 * Resolves with what `make` returns, which may ask for anybody's name. It is called again until the names of all that it
 * has asked for are read, so it must do nothing else than return. The names of `people` are read before the first call.
 */
export async function withNames<T>(
  namesOf: (people: Iterable<PersonId>) => Promise<Names>,
  make: (nameOf: (person: PersonId) => string) => T,
  people: Iterable<PersonId> = [],
): Promise<T> {
  const names = new Map(await namesOf(people));
  for (;;) {
    const unread = new Set<PersonId>();
    const made = make(person => {
      const name = names.get(person);
      if (name === undefined) unread.add(person);
      return name ?? '';
    });
    if (unread.size === 0) return made;
    for (const [person, name] of await namesOf(unread)) names.set(person, name);
  }
}
