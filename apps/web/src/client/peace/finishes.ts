import { type Finishes, type FinishesOf, MOST_ASKED, type PersonId } from '@gorrion/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useApp } from '../store/app.ts';
import { fetchFinishes } from './server.ts';

/* How often others finish their games, as the server says it. */

const useFound = create<{ readonly found: FinishesOf }>(() => ({ found: {} }));
const asked = new Set<PersonId>();

/** Returns the figures of people, asking for those that are not known yet; null where there is none to show. */
export function useFinishes(people: readonly PersonId[]): (person: PersonId) => Finishes | null {
  const found = useFound(({ found }) => found);
  const wanted = people.join(',');
  const link = useApp(app => app.link.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again when the connection comes or goes
  useEffect(() => {
    const missing = (wanted === '' ? [] : (wanted.split(',') as PersonId[])).filter(one => !asked.has(one));
    if (missing.length === 0) return;
    const now = missing.slice(0, MOST_ASKED);
    for (const person of now) asked.add(person);
    void fetchFinishes(now).then(answer => {
      if (answer.ok) useFound.setState(({ found }) => ({ found: { ...found, ...answer.value } }));
      else for (const person of now) asked.delete(person);
    });
  }, [wanted, link]);
  return person => found[person] ?? null;
}
