import type {
  ClientToServer,
  Envelope,
  GameId,
  Me,
  PersonId,
  Refusal,
  ReviewCommand,
  ReviewMessage,
  ReviewPlace,
  ReviewRefusal,
  ReviewRoom,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { type Clock, digestOfCommand, type Page, RecentAnswers, type TogetherDesk } from '@gorrion/table';
import { type Answer, type Archive, type Found, standingOf } from '../archive/reader.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Limits } from '../limits/limits.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import type { StoredReviewMessage } from '../persistence/reviewMessages.ts';
import type { Store } from '../persistence/store.ts';
import { Turns } from '../turns/turns.ts';
import { choicesAt } from './decision.ts';
import { shownNames } from './names.ts';
import { CODES, refused, whyNot } from './refusals.ts';
import { type Member, Room } from './room.ts';
import { ReviewTalk } from './talk.ts';

/* All reviews that people have open: lets pages in, hears them, and tells each what it may know. */

/** Most reviews at the same time. */
const MOST_ROOMS = 2000;
/** Time (ms) for which a review without people is kept, so that who reloads finds lead and votes again. */
const EMPTY_MS = 10 * 60_000;
/** Changes within this time (ms) are told together. */
const TOGETHER_MS = 80;

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
  readonly answers: RecentAnswers<Refusal | ReviewRefusal>;
  /** When the last page has left (ms by the clock); undefined while somebody is here. */
  emptySince: number | undefined;
  cancel: (() => void) | undefined;
}

interface ReviewOptions {
  readonly archive: Archive;
  readonly games: OpenGames;
  readonly store: Pick<Store, 'sayInReview'>;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Counts ids of games that are not there: somebody may be guessing. */
  readonly guesses: Guesses;
}

/** What happens in one review comes one after another, in the order in which the server heard of it. */
export class Reviews implements TogetherDesk<ReviewPage> {
  readonly #options: ReviewOptions;
  readonly #open = new Map<GameId, Open>();
  /** Which review each page is in. */
  readonly #games = new Map<string, GameId>();
  readonly #turns = new Turns<GameId>();
  /** Pages on their way into a review; what they send next waits for that. */
  readonly #entering = new Turns<string>();
  /** Pages whose connection is lost. */
  readonly #gone = new WeakSet<Pick<ReviewPage, 'id' | 'me'>>();
  /** How often it has changed who may read a game: what was found before may be wrong. */
  #changes = 0;
  readonly #talk: ReviewTalk;
  readonly #votes: ByAddress;

  constructor(options: ReviewOptions) {
    this.#options = options;
    this.#talk = new ReviewTalk(options.games, options.store, options.clock, options.limits);
    this.#votes = new ByAddress(options.limits.guest.votes, options.clock.now);
  }

  join(page: ReviewPage, message: Message<'review:join'>): Promise<AnswerTo<'review:join'>> {
    return this.#entering.take(page.id, () => this.#join(page, message));
  }

  async leave(page: ReviewPage): Promise<AnswerTo<'review:leave'>> {
    if (this.#entering.isBusy(page.id)) await this.#entering.settled(page.id);
    await this.#takeOutInTurn(page);
    return { ok: true };
  }

  async act(page: ReviewPage, message: Message<'review:act'>): Promise<AnswerTo<'review:act'>> {
    if (this.#entering.isBusy(page.id)) await this.#entering.settled(page.id);
    const game = this.#games.get(page.id);
    return game === undefined ? refused('not-in-review') : this.#turns.take(game, () => this.#act(page, game, message));
  }

  /** Takes a page out of its review because its connection is lost, after what it has sent. It comes into no other. */
  exit(page: Pick<ReviewPage, 'id' | 'me'>): void {
    this.#gone.add(page);
    void this.#takeOutInTurn(page);
  }

  /** Removes the pages whose people may not read a game any more. Resolves once they are out. */
  async recheck(game: string): Promise<void> {
    this.#changes += 1;
    const open = this.#open.get(game as GameId);
    for (const seen of [...(open?.pages.values() ?? [])]) {
      const { page, id } = seen;
      const found = await this.#find(id, page.me.id);
      if (found.ok || open?.pages.get(page.id) !== seen) continue;
      this.#takeOut(page);
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

  /** Shows a person under another name, and all messages anew without theirs. Resolves once every page is told. */
  async forget(me: Me): Promise<void> {
    this.rename(me);
    const games = [...this.#open].filter(([, { pages }]) => pages.size > 0).map(([game]) => game);
    await Promise.all(games.map(game => this.#turns.take(game, () => this.#tellMessages(game))));
  }

  async #tellMessages(game: GameId): Promise<void> {
    const pages = [...(this.#open.get(game)?.pages.values() ?? [])];
    // Every page of a review may read its game.
    const messages = pages[0] ? await this.#talk.messagesOf(game, pages[0].page.me.id) : [];
    for (const seen of pages)
      seen.page.tell('review:messages', { game: seen.id, messages: this.#shownTo(seen, messages) });
  }

  async #join(page: ReviewPage, { game: id, at }: Message<'review:join'>): Promise<AnswerTo<'review:join'>> {
    const changes = this.#changes;
    const seen = await this.#admit(page, id);
    if (typeof seen === 'string') return refused(seen);
    const before = this.#games.get(page.id);
    if (before !== undefined && before !== seen.game) await this.#takeOutInTurn(page);
    return this.#turns.take(seen.game, () => this.#enter(page, seen, at, changes));
  }

  /** Lets a page in that was admitted after so many changes, unless it is gone or may not come any more. */
  async #enter(
    page: ReviewPage,
    seen: Seen,
    at: ReviewPlace | null,
    changes: number,
  ): Promise<AnswerTo<'review:join'>> {
    const messages = await this.#talk.messagesOf(seen.game, seen.page.me.id);
    for (let known = changes; known !== this.#changes; ) {
      known = this.#changes;
      const found = await this.#options.archive.find(seen.id, page.me.id);
      if (!found.ok) return refused(whyNot(found.code));
    }
    if (this.#gone.has(page)) return refused('not-in-review');
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
    return { ok: true, room, messages: this.#shownTo(seen, messages) };
  }

  async #act(
    page: ReviewPage,
    game: GameId,
    { game: id, envelope }: Message<'review:act'>,
  ): Promise<AnswerTo<'review:act'>> {
    const open = this.#open.get(game);
    const seen = open?.pages.get(page.id);
    const member = open?.room.memberOf(page.me.id);
    if (!open || !member || seen?.id !== id) return refused('not-in-review');
    const found = await this.#find(id, page.me.id);
    if (!found.ok) {
      await this.recheck(game);
      return refused(whyNot(found.code));
    }
    // Who may not read the game any more was taken out meanwhile.
    const isIn = () => open.pages.get(page.id) === seen;
    if (!isIn()) return refused('not-in-review');
    // Where a page is comes every moment, and only the newest counts.
    return envelope.command.type === 'be'
      ? this.#do(open, seen, member, envelope, isIn)
      : this.#once(open, page.me.id, envelope, () => this.#do(open, seen, member, envelope, isIn));
  }

  /** Does what a person wants, unless it has been done: what is sent again gets the answer that it had. */
  async #once(
    { answers }: Open,
    person: PersonId,
    envelope: Envelope<ReviewCommand>,
    act: () => Promise<AnswerTo<'review:act'>>,
  ): Promise<AnswerTo<'review:act'>> {
    const digest = digestOfCommand(envelope);
    const known = await answers.find(person, envelope.id, digest);
    if (known) return known.ok ? { ok: true } : known;
    const answer = await act();
    answers.give(person, envelope.id, digest, answer.ok ? { ok: true, seq: 0 } : answer);
    return answer;
  }

  async #do(
    open: Open,
    seen: Seen,
    member: Member,
    { id, command }: Envelope<ReviewCommand>,
    isIn: () => boolean,
  ): Promise<AnswerTo<'review:act'>> {
    if (command.type === 'say') return this.#say(open, seen, { id, command });
    const refusal =
      command.type === 'ask-vote'
        ? await this.#ask(open, seen, member, command, isIn)
        : open.room.act(seen.page.id, member, command);
    if (refusal) return refused(refusal);
    this.#changed(open);
    return { ok: true };
  }

  /** Takes a page out of its review, after all that has come before. */
  async #takeOutInTurn(page: Pick<ReviewPage, 'id' | 'me'>): Promise<void> {
    const game = this.#games.get(page.id);
    if (game !== undefined) await this.#turns.take(game, () => this.#takeOut(page));
  }

  #takeOut({ id, me }: Pick<ReviewPage, 'id' | 'me'>): void {
    const game = this.#games.get(id);
    const open = game && this.#open.get(game);
    this.#games.delete(id);
    if (!open?.pages.delete(id)) return;
    open.room.leave(id, me.id);
    if (open.room.isEmpty) open.emptySince = this.#options.clock.now();
    this.#changed(open);
  }

  /** Finds a game that a person may read; once more if it changes meanwhile who may read games. */
  async #find(id: string, person: PersonId): Promise<Answer<Found>> {
    for (;;) {
      const changes = this.#changes;
      const found = await this.#options.archive.find(id, person);
      if (changes === this.#changes) return found;
    }
  }

  /** Finds the game of an id for a person; resolves with why they may not review it. */
  async #admit(page: ReviewPage, id: string): Promise<Seen | Refusal | ReviewRefusal> {
    const { archive, guesses } = this.#options;
    const who = { person: page.me.id, network: page.network };
    const found = await guesses.look(who, () => archive.find(id, page.me.id), standingOf);
    if (!found) return 'too-many-wrong-codes';
    if (!found.ok) return whyNot(found.code);
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
    const open: Open = {
      room: new Room(),
      pages: new Map(),
      answers: new RecentAnswers(CODES),
      emptySince: undefined,
      cancel: undefined,
    };
    this.#open.set(game, open);
    return open;
  }

  async #ask(
    { room }: Open,
    { page, game }: Seen,
    member: Member,
    command: Extract<ReviewCommand, { type: 'ask-vote' }>,
    isIn: () => boolean,
  ): Promise<ReviewRefusal | undefined> {
    const refusal = room.whyNotAsk(member);
    if (refusal) return refusal;
    // Branches are somebody's tries: what all are asked about is what was played.
    if (command.at.line !== null) return 'nothing-to-decide';
    if (!this.#votes.take(page.me.id)) return 'asked-too-often';
    const record = await this.#options.games.as(page.me.id).readGame(game);
    if (!isIn()) return 'not-in-review';
    if (!record) return 'game-damaged';
    const choices = choicesAt(record, command.at.hand, command.events, command.seat);
    if (choices.length < 2) return 'nothing-to-decide';
    room.ask(page.id, member, command, choices);
    return undefined;
  }

  async #say(
    open: Open,
    { page, game, player }: Seen,
    envelope: Envelope<Extract<ReviewCommand, { type: 'say' }>>,
  ): Promise<AnswerTo<'review:act'>> {
    const said = await this.#talk.say(game, { ...page.me, player }, envelope);
    if (!said.ok) return said;
    if (said.message)
      for (const seen of open.pages.values()) {
        const message = this.#talk.shown(said.message, this.#readerOf(seen));
        seen.page.tell('review:said', { game: seen.id, message });
      }
    return { ok: true };
  }

  #shownTo(seen: Seen, messages: readonly StoredReviewMessage[]): readonly ReviewMessage[] {
    return messages.map(message => this.#talk.shown(message, this.#readerOf(seen)));
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
