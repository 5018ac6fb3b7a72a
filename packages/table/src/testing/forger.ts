import type { BoundShuffleProof, ShuffleObjection, TableCommand, TableEvent, TableState } from '@gorrion/protocol';
import { byPlayer, PLAYERS, type Player, seeded } from '@gorrion/rules';
import { opening } from '../decide/chore.ts';
import { boundSeal, contextOf, listOf } from '../shuffle/bytes.ts';
import { boundTo } from '../shuffle/commit.ts';
import type { Secret } from '../shuffle/secret.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { redactTable } from '../state/view.ts';
import { NonceGiver, ORIGIN } from './giver.ts';
import { person, SETTINGS } from './world.ts';

const NAMES = ['Ana', 'Bea', 'Ciro', 'Dan'];

/** An honest page that follows a server which may lie. */
interface HonestPage {
  readonly chair: Player;
  readonly giver: NonceGiver;
  state: TableState;
}

/**
 * A lying server: sends pages any facts about a game's first shuffle, with four people at the table. Chairs that are
 * not honest are its accomplices: the server makes their seals and nonces.
 */
export class Forger {
  readonly pages: readonly HonestPage[];
  readonly #random;
  /** The state that all viewers see. */
  state: TableState;
  #at = 1000;

  constructor(seed: string, honest: readonly Player[] = PLAYERS, settings = SETTINGS) {
    this.#random = seeded(seed);
    const table: readonly TableEvent[] = [
      ...opening(settings, person('Ana'), { origin: ORIGIN, table: 'table' }),
      ...PLAYERS.map(
        (place): TableEvent => ({
          type: 'seated',
          place,
          who: { kind: 'person', id: person(NAMES[place]!).id, name: NAMES[place]!, presence: 'here' },
        }),
      ),
    ];
    this.state = table.reduce((state, event) => evolveTable(state, { at: 0, event }), unopened);
    this.pages = honest.map(chair => ({ chair, giver: new NonceGiver(`${seed} ${chair}`), state: this.state }));
  }

  /** Returns 32 bytes, in hex. */
  bytes = (): string => Array.from({ length: 8 }, () => this.#random().toString(16).padStart(8, '0')).join('');

  secret = (): Secret => ({ salt: this.bytes(), seed: this.bytes() });

  get proof(): BoundShuffleProof {
    const { proof } = this.state;
    if (proof?.format !== 3) throw new Error('nothing is committed');
    return proof;
  }

  get context(): string {
    return contextOf(this.proof);
  }

  /** Sends events to all chairs, or to some only. */
  tell(events: readonly TableEvent[], chairs: readonly Player[] = PLAYERS): void {
    this.#at += 10;
    for (const event of events) {
      const fact = { at: this.#at, event: redactTable(this.state, event, 'spectator') ?? event };
      if (chairs.length === PLAYERS.length) this.state = evolveTable(this.state, fact);
      for (const page of this.pages) if (chairs.includes(page.chair)) page.state = evolveTable(page.state, fact);
    }
  }

  /** Returns the commitment that an honest server would make now, with changes. */
  commitment(secret: Secret, change: Partial<NonNullable<CommitEvent['bound']>> = {}): CommitEvent {
    const honest = boundTo(this.state, secret);
    return { ...honest, bound: { ...honest.bound!, ...change } };
  }

  /** Returns the commands that honest pages send now, by chair. */
  answers(): readonly { readonly chair: Player; readonly command: TableCommand }[] {
    return this.pages.flatMap(({ chair, giver, state }) =>
      giver.owed(state, chair, this.#at).map(command => ({ chair, command })),
    );
  }

  /** Publishes the seals that honest pages send. */
  takeSeals(chairs: readonly Player[] = PLAYERS): void {
    for (const { chair, command } of this.answers())
      if (command.type === 'seal-nonce' && chairs.includes(chair))
        this.tell([{ type: 'nonce-sealed', place: chair, seal: command.seal }]);
  }

  call(): void {
    this.tell([{ type: 'nonces-called', list: listOf(this.context, this.proof.chairs) }]);
  }

  /** Returns the nonces that honest pages open now. Does not publish them. */
  opened(): readonly { readonly chair: Player; readonly nonce: string }[] {
    return this.answers().flatMap(({ chair, command }) =>
      command.type === 'open-nonce' ? [{ chair, nonce: command.nonce }] : [],
    );
  }

  /** Returns an accomplice's seal for a nonce, as if their page had sent it. */
  sealOf = (chair: Player, nonce: string): TableEvent => ({
    type: 'nonce-sealed',
    place: chair,
    seal: boundSeal(this.context, chair, nonce),
  });

  /** The objections of each honest page, by chair. */
  get objections(): readonly (readonly ShuffleObjection[])[] {
    return byPlayer(chair => this.pages.find(page => page.chair === chair)?.giver.objections ?? []);
  }
}

type CommitEvent = Extract<TableEvent, { type: 'shuffle-committed' }>;
