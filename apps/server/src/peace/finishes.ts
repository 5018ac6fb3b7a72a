import { type Finishes, type FinishesOf, GAMES_COUNTED, isShown, type PersonId } from '@gorrion/protocol';
import { RecentMap } from '../limits/recentMap.ts';
import type { Store } from '../persistence/store.ts';

/** Ms for which a figure is not read again. */
const FRESH = 15_000;
/** People whose figures are held. */
const HELD = 20_000;

/** Of how many of their newest games with others people saw the end. Anybody may ask; the figures follow from kept games. */
export class FinishBook {
  readonly #store: Pick<Store, 'attended'>;
  readonly #now: () => number;
  readonly #held = new RecentMap<PersonId, { readonly at: number; readonly reading: Promise<Finishes> }>(HELD);
  readonly #known = new RecentMap<PersonId, Finishes>(HELD);

  constructor(store: Pick<Store, 'attended'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  of(person: PersonId): Promise<Finishes> {
    const held = this.#held.get(person);
    if (held && this.#now() - held.at < FRESH) return held.reading;
    const at = this.#now();
    const reading = this.#store.attended(person, GAMES_COUNTED, Math.floor(at));
    this.#held.set(person, { at, reading });
    reading.then(
      finishes => this.#known.set(person, finishes),
      () => this.#held.delete(person),
    );
    return reading;
  }

  /** Returns what others are shown of a person, as far as it is known by now: null where there are too few games. */
  shownNow(person: PersonId): Finishes | null {
    void this.of(person).catch(() => {});
    const known = this.#known.get(person);
    return known && isShown(known) ? known : null;
  }

  /** Returns what others are shown of people. */
  async shown(people: readonly PersonId[]): Promise<FinishesOf> {
    const all = await Promise.all(people.map(person => this.of(person)));
    return Object.fromEntries(people.map((person, n) => [person, all[n] && isShown(all[n]) ? all[n] : null]));
  }
}
