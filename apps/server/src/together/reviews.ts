import type {
  ArchiveRefusal,
  ClientToServer,
  GameId,
  Me,
  PersonId,
  Refusal,
  ReviewCommand,
  ReviewRefusal,
  ReviewRoom,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { Clock, Page, ReviewDesk } from '@gorrion/table';
import type { Archive } from '../archive/reader.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import type { StoredReviewMessage } from '../persistence/reviewMessages.ts';
import type { Store } from '../persistence/store.ts';
import { choicesAt } from './decision.ts';
import { shownNames } from './names.ts';
import { type Member, Room } from './room.ts';
import { ReviewTalk } from './talk.ts';

/* All reviews that people have open: lets pages in, hears them, and tells each what it may know. */

/** Most reviews at the same time. */
const MOST_ROOMS = 2000;
/** Time (ms) for which a review without people is kept, so that who reloads finds lead and votes again. */
const EMPTY_MS = 10 * 60_000;
/** Changes within this time (ms) are told together. */
const TOGETHER_MS = 80;
/** The key for pages on this machine, whose wrong ids are counted too. */
const THIS_MACHINE = 'this machine';

/** The part of a page that a review needs. */
interface ReviewPage extends Page {
  readonly id: string;
  /** The key for limits by address; undefined for this machine. */
  readonly network: string | undefined;
}

type Message<Name extends keyof ClientToServer> = Parameters<ClientToServer[Name]>[0];
type AnswerTo<Name extends keyof ClientToServer> = Parameters<Parameters<ClientToServer[Name]>[1]>[0];

/** A page in a review. */
interface Seen {
  readonly page: ReviewPage;
  /** The id by which it has joined: that of the game, or of its link without names. */
  readonly id: string;
  readonly game: GameId;
  readonly player: Player | null;
  readonly hidesNames: boolean;
  /** Names of the four players, as the page may know them. */
  readonly players: readonly string[];
  /** The newest room that it was sent, as text. */
  told: string;
}

interface Open {
  readonly room: Room;
  readonly pages: Map<string, Seen>;
  /** When the last page has left (ms by the clock); undefined while somebody is here. */
  emptySince: number | undefined;
  cancel: (() => void) | undefined;
}

interface ReviewOptions {
  readonly archive: Archive;
  readonly store: Pick<Store, 'readGame' | 'reviewMessages' | 'sayInReview'>;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Limits ids of games that are not there, which somebody may be guessing. */
  readonly wrongIds: ByAddress;
}

const refused = (code: Refusal | ReviewRefusal) => ({ ok: false, code }) as const;

/** Returns why a game cannot be reviewed, in words that a review has. */
function whyNot(code: ArchiveRefusal): ReviewRefusal {
  if (code === 'game-sealed') return 'game-for-players';
  return code === 'game-for-players' || code === 'game-damaged' ? code : 'no-such-game';
}

export class Reviews implements ReviewDesk<ReviewPage> {
  readonly #options: ReviewOptions;
  readonly #open = new Map<GameId, Open>();
  /** Which review each page is in. */
  readonly #games = new Map<string, GameId>();
  /** What each page has asked for last. */
  readonly #last = new WeakMap<ReviewPage, Promise<unknown>>();
  /** Pages whose connections are lost: they enter no review that they were about to enter. */
  readonly #gone = new WeakSet<ReviewPage>();
  readonly #talk: ReviewTalk;
  readonly #votes: ByAddress;

  constructor(options: ReviewOptions) {
    this.#options = options;
    this.#talk = new ReviewTalk(options.store, options.clock, options.limits);
    this.#votes = new ByAddress(options.limits.guest.votes, options.clock.now);
  }

  join(page: ReviewPage, message: Message<'review:join'>): Promise<AnswerTo<'review:join'>> {
    return this.#inTurn(page, () => this.#join(page, message));
  }

  async #join(page: ReviewPage, { game: id, at }: Message<'review:join'>): Promise<AnswerTo<'review:join'>> {
    const seen = await this.#admit(page, id);
    if (typeof seen === 'string') return refused(seen);
    return this.#talk.read(seen.game, messages => this.#enter(page, seen, at, messages));
  }

  /** Lets a page in, with the messages so far. Nothing is awaited here: what is said from now on, it is told. */
  #enter(
    page: ReviewPage,
    seen: Seen,
    at: Message<'review:join'>['at'],
    messages: readonly StoredReviewMessage[],
  ): AnswerTo<'review:join'> {
    if (this.#gone.has(page)) return refused('not-in-review');
    const before = this.#games.get(page.id);
    if (before !== undefined && before !== seen.game) this.#leave(page);
    const open = this.#open.get(seen.game) ?? this.#begin(seen.game);
    if (!open) return refused('too-many-reviews');
    const member = open.room.join(page.id, page.me, seen.player, at);
    if (!member) return refused('review-full');
    open.emptySince = undefined;
    open.pages.set(page.id, seen);
    this.#games.set(page.id, seen.game);
    this.#changed(open);
    const room = this.#roomFor(open, seen, member);
    seen.told = JSON.stringify(room);
    return { ok: true, room, messages: messages.map(message => this.#talk.shown(message, this.#readerOf(seen))) };
  }

  leave(page: ReviewPage): Promise<AnswerTo<'review:leave'>> {
    return this.#inTurn(page, async () => {
      this.#leave(page);
      return { ok: true };
    });
  }

  act(page: ReviewPage, message: Message<'review:act'>): Promise<AnswerTo<'review:act'>> {
    return this.#inTurn(page, () => this.#act(page, message));
  }

  /** Does what a page asks after what it has asked before, also while that is waiting for the store. */
  #inTurn<T>(page: ReviewPage, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(page) ?? Promise.resolve()).then(work);
    this.#last.set(
      page,
      done.catch(() => {}),
    );
    return done;
  }

  async #act(page: ReviewPage, { game: id, command }: Message<'review:act'>): Promise<AnswerTo<'review:act'>> {
    const found = await this.#options.archive.find(id, page.me.id);
    const game = this.#games.get(page.id);
    const open = game && this.#open.get(game);
    const seen = open?.pages.get(page.id);
    const member = open?.room.memberOf(page.me.id);
    if (!open || !member || seen?.id !== id) return refused('not-in-review');
    if (!found.ok) {
      await this.recheck(seen.game);
      return refused(whyNot(found.code));
    }
    if (command.type === 'say') return this.#say(open, seen, command);
    const refusal =
      command.type === 'ask-vote'
        ? await this.#ask(open, seen, member, command)
        : open.room.act(page.id, member, command);
    if (refusal) return refused(refusal);
    this.#changed(open);
    return { ok: true };
  }

  /** Forgets a page whose connection is lost. */
  exit(page: ReviewPage): void {
    this.#gone.add(page);
    this.#leave(page);
  }

  /** Takes a page out of its review. */
  #leave({ id, me }: Pick<ReviewPage, 'id' | 'me'>): void {
    const game = this.#games.get(id);
    const open = game && this.#open.get(game);
    this.#games.delete(id);
    if (!open?.pages.delete(id)) return;
    open.room.leave(id, me.id);
    if (open.room.isEmpty) open.emptySince = this.#options.clock.now();
    this.#changed(open);
  }

  /** Removes the pages whose people may not read a game any more. */
  async recheck(game: string): Promise<void> {
    const open = this.#open.get(game as GameId);
    for (const seen of [...(open?.pages.values() ?? [])]) {
      const { page, id } = seen;
      const found = await this.#options.archive.find(id, page.me.id);
      if (found.ok || open?.pages.get(page.id) !== seen) continue;
      this.#leave(page);
      page.tell('review:closed', { game: id, code: whyNot(found.code) });
    }
  }

  rename(me: Me): void {
    this.become(me.id, me);
  }

  /** Shows a person under another name, and another id if they got one. */
  become(person: PersonId, me: Me): void {
    for (const open of this.#open.values()) {
      if (!open.room.memberOf(person)) continue;
      open.room.become(person, me);
      this.#changed(open);
    }
  }

  /** Shows the new name of a person whose messages are deleted. Resolves once all pages are told. */
  async forget(me: Me): Promise<void> {
    this.rename(me);
    for (const [game, open] of [...this.#open])
      await this.#talk.read(game, messages => {
        for (const seen of open.pages.values())
          seen.page.tell('review:messages', {
            game: seen.id,
            messages: messages.map(message => this.#talk.shown(message, this.#readerOf(seen))),
          });
      });
  }

  /** Finds the game of an id for a person; returns why they may not review it. */
  async #admit(page: ReviewPage, id: string): Promise<Seen | Refusal | ReviewRefusal> {
    const { archive, wrongIds } = this.#options;
    const from = page.network ?? THIS_MACHINE;
    if (!wrongIds.hasOne(from)) return 'too-many-wrong-codes';
    const found = await archive.find(id, page.me.id);
    if (!found.ok) {
      if (found.code === 'no-such-game') wrongIds.take(from);
      return whyNot(found.code);
    }
    const { kept, player, hidesNames, players } = found.value;
    return { page, id, game: kept.summary.id, player, hidesNames, players, told: '' };
  }

  #begin(game: GameId): Open | undefined {
    const now = this.#options.clock.now();
    for (const [id, { emptySince }] of this.#open)
      if (emptySince !== undefined && now - emptySince > EMPTY_MS) this.#open.delete(id);
    if (this.#open.size >= MOST_ROOMS) {
      const idle = [...this.#open].find(([, one]) => one.emptySince !== undefined);
      if (!idle) return undefined;
      this.#open.delete(idle[0]);
    }
    const open: Open = { room: new Room(), pages: new Map(), emptySince: undefined, cancel: undefined };
    this.#open.set(game, open);
    return open;
  }

  async #ask(
    { room }: Open,
    { page, game }: Seen,
    member: Member,
    command: Extract<ReviewCommand, { type: 'ask-vote' }>,
  ): Promise<ReviewRefusal | undefined> {
    const refusal = room.whyNotAsk(member);
    if (refusal) return refusal;
    // Branches are somebody's tries: what all are asked about is what was played.
    if (command.at.line !== null) return 'nothing-to-decide';
    if (!this.#votes.take(page.me.id)) return 'asked-too-often';
    const record = await this.#options.store.readGame(game);
    if (!record) return 'game-damaged';
    const choices = choicesAt(record, command.at.hand, command.events, command.seat);
    if (choices.length < 2) return 'nothing-to-decide';
    // Somebody else may have taken the lead while the game was read.
    const changed = room.whyNotAsk(member);
    if (changed) return changed;
    room.ask(page.id, member, command, choices);
    return undefined;
  }

  async #say(
    open: Open,
    { page, game, player }: Seen,
    command: Extract<ReviewCommand, { type: 'say' }>,
  ): Promise<AnswerTo<'review:act'>> {
    return this.#talk.say(game, { ...page.me, player }, command, said => {
      for (const seen of open.pages.values()) {
        const message = this.#talk.shown(said, this.#readerOf(seen));
        seen.page.tell('review:said', { game: seen.id, message });
      }
    });
  }

  #readerOf = ({ page, players, hidesNames }: Seen) => ({ person: page.me.id, players, hidesNames });

  #roomFor({ room }: Open, { id, players, hidesNames }: Seen, member: Member): ReviewRoom {
    const { people } = room;
    const names = shownNames(
      people.map(({ me, player }) => ({ name: me.name, player })),
      players,
      hidesNames,
    );
    return {
      game: id,
      self: member.who,
      people: people.map((one, n) => room.shown(one, names[n] ?? '')),
      leader: room.leader,
      offeredTo: room.offeredTo,
      vote: room.voteFor(member),
    };
  }

  /** Tells all pages of a review within a moment what has changed for them. */
  #changed(open: Open): void {
    const { clock } = this.#options;
    open.cancel ??= clock.at(clock.now() + TOGETHER_MS, () => {
      open.cancel = undefined;
      for (const seen of open.pages.values()) this.#tell(open, seen);
    });
  }

  /** Sends a page its room, unless it looks as before: another's changed vote must not be noticed. */
  #tell(open: Open, seen: Seen): void {
    const member = open.room.memberOf(seen.page.me.id);
    if (!member) return;
    const room = this.#roomFor(open, seen, member);
    const text = JSON.stringify(room);
    if (text === seen.told) return;
    seen.told = text;
    seen.page.tell('review:room', room);
  }
}
