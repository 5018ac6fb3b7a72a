import type { PersonId } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { withNames } from './names.ts';

const [ana, eva, ivo] = ['ana', 'eva', 'ivo'] as PersonId[] as [PersonId, PersonId, PersonId];

/** Returns names in capitals, and the lists of people that were read. */
function reader() {
  const reads: PersonId[][] = [];
  const namesOf = async (people: Iterable<PersonId>) => {
    reads.push([...people]);
    return new Map([...people].map(person => [person, person.toUpperCase()]));
  };
  return { reads, namesOf };
}

it('names are read before the first call for those who are known to be asked for', async () => {
  const { reads, namesOf } = reader();
  expect(await withNames(namesOf, nameOf => [ana, eva].map(nameOf), [ana, eva])).toEqual(['ANA', 'EVA']);
  expect(reads).toEqual([[ana, eva]]);
});

it('names are read for all others who are asked for, also for those who are asked for only then', async () => {
  const { reads, namesOf } = reader();
  const made = await withNames(namesOf, nameOf => (nameOf(ana) === 'ANA' ? `${nameOf(eva)} ${nameOf(ivo)}` : ''));
  expect(made).toBe('EVA IVO');
  expect(reads).toEqual([[], [ana], [eva, ivo]]);
});
