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
  readonly #talk: ReviewTalk;
  readonly #votes: ByAddress;

  constructor(options: ReviewOptions) {
    this.#options = options;
    this.#talk = new ReviewTalk(options.store, options.clock, options.limits);
    this.#votes = new ByAddress(options.limits.guest.votes, options.clock.now);
  }

  join(page: ReviewPage, { game: id, at }: Message<'review:join'>): AnswerTo<'review:join'> {
    const seen = this.#admit(page, id);
    if (typeof seen === 'string') return refused(seen);
    const before = this.#games.get(page.id);
    if (before !== undefined && before !== seen.game) this.exit(page);
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
    return { ok: true, room, messages: this.#talk.messagesFor(seen.game, this.#readerOf(seen)) };
  }

  leave(page: ReviewPage): AnswerTo<'review:leave'> {
    this.exit(page);
    return { ok: true };
  }

  act(
    page: ReviewPage,
    { game: id, command }: Message<'review:act'>,
  ): AnswerTo<'review:act'> | Promise<AnswerTo<'review:act'>> {
    const game = this.#games.get(page.id);
    const open = game && this.#open.get(game);
    const seen = open?.pages.get(page.id);
    const member = open?.room.memberOf(page.me.id);
    if (!open || !member || seen?.id !== id) return refused('not-in-review');
    const found = this.#options.archive.find(id, page.me.id);
    if (!found.ok) {
      this.recheck(seen.game);
      return refused(whyNot(found.code));
    }
    if (command.type === 'say') return this.#say(open, seen, command);
    const refusal =
      command.type === 'ask-vote' ? this.#ask(open, seen, member, command) : open.room.act(page.id, member, command);
    if (refusal) return refused(refusal);
    this.#changed(open);
    return { ok: true };
  }

  /** Takes a page out of its review: it has left, or its connection is lost. */
  exit({ id, me }: Pick<ReviewPage, 'id' | 'me'>): void {
    const game = this.#games.get(id);
    const open = game && this.#open.get(game);
    this.#games.delete(id);
    if (!open?.pages.delete(id)) return;
    open.room.leave(id, me.id);
    if (open.room.isEmpty) open.emptySince = this.#options.clock.now();
    this.#changed(open);
  }

  /** Removes the pages whose people may not read a game any more. */
  recheck(game: string): void {
    const open = this.#open.get(game as GameId);
    for (const { page, id } of [...(open?.pages.values() ?? [])]) {
      const found = this.#options.archive.find(id, page.me.id);
      if (found.ok) continue;
      this.exit(page);
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

  forget(me: Me): void {
    this.rename(me);
    for (const open of this.#open.values())
      for (const seen of open.pages.values())
        seen.page.tell('review:messages', {
          game: seen.id,
          messages: this.#talk.messagesFor(seen.game, this.#readerOf(seen)),
        });
  }

  /** Finds the game of an id for a person; returns why they may not review it. */
  #admit(page: ReviewPage, id: string): Seen | Refusal | ReviewRefusal {
    const { archive, wrongIds } = this.#options;
    const from = page.network ?? THIS_MACHINE;
    if (!wrongIds.hasOne(from)) return 'too-many-wrong-codes';
    const found = archive.find(id, page.me.id);
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

  #ask(
    { room }: Open,
    { page, game }: Seen,
    member: Member,
    command: Extract<ReviewCommand, { type: 'ask-vote' }>,
  ): ReviewRefusal | undefined {
    const refusal = room.whyNotAsk(member);
    if (refusal) return refusal;
    // Branches are somebody's tries: what all are asked about is what was played.
    if (command.at.line !== null) return 'nothing-to-decide';
    if (!this.#votes.take(page.me.id)) return 'asked-too-often';
    const record = this.#options.store.readGame(game);
    if (!record) return 'game-damaged';
    const choices = choicesAt(record, command.at.hand, command.events, command.seat);
    if (choices.length < 2) return 'nothing-to-decide';
    room.ask(page.id, member, command, choices);
    return undefined;
  }

  async #say(
    open: Open,
    { page, game, player }: Seen,
    command: Extract<ReviewCommand, { type: 'say' }>,
  ): Promise<AnswerTo<'review:act'>> {
    const said = await this.#talk.say(game, { ...page.me, player }, command);
    if (!said.ok) return said;
    if (said.message)
      for (const seen of open.pages.values()) {
        const message = this.#talk.shown(said.message, this.#readerOf(seen));
        seen.page.tell('review:said', { game: seen.id, message });
      }
    return { ok: true };
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
