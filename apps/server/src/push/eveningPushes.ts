import type { Evening, GroupState } from '@gorrion/events/groups';
import { memberAt } from '@gorrion/events/groups/kind';
import { PUSH_LEADS, type PushLead } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Follower } from '../ledgers/desk.ts';
import type { Pushes } from './pushes.ts';

/* Calls the members of groups before an evening to which they have said yes. Run by the home of the groups. */

const MINUTE = 60_000;

interface Followed {
  state: GroupState;
  /** Names the evening that is waited for. */
  key: string;
  cancel: () => void;
}

interface EveningPushesOptions {
  readonly call: Pushes['call'];
  readonly clock: Clock;
}

const keyOf = (id: string, { number, at }: Pick<Evening, 'number' | 'at'>): string => `${id} ${number} ${at}`;

export class EveningPushes implements Follower {
  readonly kind = 'group';
  readonly #options: EveningPushesOptions;
  readonly #groups = new Map<string, Followed>();
  /** Groups that were shown once: what comes later is new. */
  readonly #seen = new Set<string>();

  constructor(options: EveningPushesOptions) {
    this.#options = options;
  }

  follow(id: string, value: unknown): void {
    const state = value as GroupState;
    const { evening } = state;
    const key = evening ? keyOf(id, evening) : '';
    const isFirst = !this.#seen.has(id);
    this.#seen.add(id);
    const known = this.#groups.get(id);
    if (known?.key === key) {
      known.state = state;
      return;
    }
    known?.cancel();
    this.#groups.delete(id);
    if (!evening || evening.at <= this.#options.clock.now()) return;
    const followed: Followed = { state, key, cancel: () => {} };
    this.#groups.set(id, followed);
    // Nobody is called late for an evening that has just been set, but for what a restart has missed.
    this.#wait(id, followed, evening.at, isFirst);
  }

  stop(): void {
    for (const { cancel } of this.#groups.values()) cancel();
    this.#groups.clear();
  }

  /** Waits for the next moment at which members may want to be called. */
  #wait(id: string, followed: Followed, begins: number, mayBeLate: boolean): void {
    const { clock } = this.#options;
    const now = clock.now();
    const left = PUSH_LEADS.toSorted((a, b) => b - a).filter(lead => begins - lead * MINUTE > now);
    if (mayBeLate) for (const lead of PUSH_LEADS) if (!left.includes(lead)) this.#tell(id, followed, begins, lead);
    const cancels = left.map(lead => clock.at(begins - lead * MINUTE, () => this.#tell(id, followed, begins, lead)));
    cancels.push(clock.at(begins, () => this.#groups.delete(id)));
    followed.cancel = () => {
      for (const cancel of cancels) cancel();
    };
  }

  #tell(id: string, { state, key }: Followed, begins: number, lead: PushLead): void {
    const { call, clock } = this.#options;
    const { evening, name } = state;
    if (!evening) return;
    const minutes = Math.max(1, Math.min(lead, Math.ceil((begins - clock.now()) / MINUTE)));
    for (const [number, answer] of Object.entries(evening.answers)) {
      const person = answer === 'yes' ? memberAt(state, Number(number))?.person : null;
      if (!person) continue;
      void call(person, {
        push: { kind: 'evening', group: name, place: evening.place, minutes },
        path: `/c/${id}/evening`,
        until: begins,
        evening: { key, lead },
      });
    }
  }
}
