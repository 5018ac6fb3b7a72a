import type { HandCount, PersonId, PlayNowWay } from '@gorrion/protocol';

/* Who plays with whom: pure, from who waits and since when. */

/** Time (ms) for which the queue looks for company before a person who is alone plays with bots. */
const LOOKS_MS = 2000;
/** Longest time (ms) for which people wait for a table to fill, once there are two. */
const WAITS_MS = 20_000;
/** The number of people from which tables are put together by strength. With fewer, who waits longest comes first. */
const ENOUGH_FOR_STRENGTH = 8;
const SEATS = 4;

/** Somebody in the queue. */
export interface Candidate {
  readonly person: PersonId;
  readonly way: PlayNowWay;
  readonly hands: HandCount;
  /** Server time (ms) at which they came. */
  readonly since: number;
  /** Rating; undefined if they have none. */
  readonly strength: number | undefined;
}

/** Whether two people may be seated at one table. */
export type MayMeet = (one: PersonId, other: PersonId) => boolean;

/** Who is kept apart from whom, which nobody is told. */
export interface Apart {
  mayMeet: MayMeet;
  /** Returns whom a person keeps away. `mayMeet` is false for a pair if either keeps the other away. */
  of(person: PersonId): Iterable<PersonId>;
  /** Resolves once the list of a person is heeded; undefined if it is already. */
  ready(person: PersonId): Promise<void> | undefined;
}

export const everybodyMeets: MayMeet = () => true;
export const NOBODY_APART: Apart = { mayMeet: everybodyMeets, of: () => [], ready: () => undefined };

/** Returns of each of several people from whom they are kept apart among them; who is not named, from nobody. */
export function pairsApart(people: readonly PersonId[], apart: Apart): ReadonlyMap<PersonId, ReadonlySet<PersonId>> {
  const all = new Set(people);
  const pairs = new Map<PersonId, Set<PersonId>>();
  const note = (one: PersonId, other: PersonId) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
  for (const one of people)
    for (const other of apart.of(one))
      if (all.has(other)) {
        note(one, other);
        note(other, one);
      }
  return pairs;
}

/** Returns those who would sit with `first`, best company first, at most three. `pool` is in the order of arrival. */
function companyOf<C extends Candidate>(
  first: C,
  pool: readonly C[],
  mayMeet: MayMeet,
  newcomer: number,
): readonly C[] {
  const others = pool.filter(one => one !== first && mayMeet(one.person, first.person));
  const gap = ({ strength = newcomer }: Candidate) => Math.abs(strength - (first.strength ?? newcomer));
  const ranked = pool.length < ENOUGH_FOR_STRENGTH ? others : others.toSorted((a, b) => gap(a) - gap(b));
  const company: C[] = [];
  for (const one of ranked) {
    if (company.length === SEATS - 1) break;
    if (company.every(({ person }) => mayMeet(one.person, person))) company.push(one);
  }
  return company;
}

/** Returns when (server ms) somebody begins who has this company, if nobody else comes. */
export const beginsAt = (first: Candidate, company: readonly Candidate[]): number =>
  first.since + (company.length === 0 ? LOOKS_MS : WAITS_MS);

/**
 * Returns the groups that begin now: of four at once, smaller ones when the longest wait of theirs is over. Who waits
 * longest chooses first. `newcomer`: the strength of people without a rating.
 */
export function groupsOf<C extends Candidate>(
  waiting: readonly C[],
  now: number,
  newcomer: number,
  mayMeet: MayMeet,
): readonly (readonly C[])[] {
  const groups: (readonly C[])[] = [];
  for (const way of new Set(waiting.map(one => one.way))) {
    let pool = waiting.filter(one => one.way === way).toSorted((a, b) => a.since - b.since);
    for (let n = 0; n < pool.length; ) {
      const first = pool[n]!;
      const company = companyOf(first, pool, mayMeet, newcomer);
      const begins = company.length === SEATS - 1 || now >= beginsAt(first, company);
      if (!begins) {
        n++;
        continue;
      }
      const group = [first, ...company];
      groups.push(group);
      pool = pool.filter(one => !group.includes(one));
      // Those before this one may have lost their company.
      n = 0;
    }
  }
  return groups;
}
