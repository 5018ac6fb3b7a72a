import type { GameReview, HandProgress, KeptReview, ServerReview } from '@gorrion/protocol';
import { dealtHands, isReviewable, type ReviewJob, type ReviewProgress } from '@gorrion/review';
import { PLAYERS, type Player } from '@gorrion/rules';
import { shelvedReviews, shelvedRun, shelveReview } from '../solo/reviewShelf.ts';
import { KeptReviews, progressOf } from './gameReviews.ts';
import type { LoadedGame } from './load.ts';
import { type DeviceRun, runOnDevice } from './reviewRun.ts';
import type { Failure } from './server.ts';
import { type FollowedReview, followReview } from './serverReview.ts';
import { joinSiblings, type SiblingNews, type Siblings } from './siblings.ts';

export type ReviewPlace = 'device' | 'server';

/** The review of a game and how its run stands, as screens show them. */
export interface ReviewState {
  readonly review: GameReview | undefined;
  /** Whether what this device and the server keep of the review has been read. */
  readonly isRead: boolean;
  /** `done`: the run that was started here is finished. `failed`: some hands could not be reviewed. */
  readonly state: 'idle' | 'running' | 'done' | 'failed';
  readonly where: ReviewPlace;
  /** By player and hand: of the run, or of the players of whom something is known. */
  readonly hands: readonly HandProgress[];
  /** When the running review had looked at every hand once (ms), and how its hands stood then: the pace is measured from there. */
  readonly paced: { readonly at: number; readonly hands: readonly HandProgress[] } | undefined;
  /** Runs of other games with which the server takes turns. */
  readonly others: number;
  /** Where a run can be started. */
  readonly places: readonly ReviewPlace[];
  /** Whether the run may be cancelled by this reader. */
  readonly canCancel: boolean;
  /** Why the server refused what was asked last. */
  readonly refusal: Failure | undefined;
}

const keyOf = ({ hand, player }: Pick<ReviewJob, 'hand' | 'player'>) => `${hand} ${player}`;

/** Other pages hear of progress so often (ms). */
const TELL_EVERY = 500;

/** Keeps the review of one game together while a page shows it or a run works on it. */
export class ReviewDesk {
  readonly game: LoadedGame;
  readonly #hands: readonly number[];
  readonly #kept = new KeptReviews();
  readonly #steps = new Map<string, ReviewProgress>();
  readonly #listeners = new Set<() => void>();
  readonly #onClosed: () => void;
  #isOpen = false;
  #isRead = false;
  #run: DeviceRun | undefined;
  #result: 'idle' | 'done' | 'failed' = 'idle';
  #refusal: Failure | undefined;
  #news: ServerReview | undefined;
  #elsewhere: readonly HandProgress[] | undefined;
  #told = 0;
  #paced: ReviewState['paced'];
  #server: FollowedReview | undefined;
  #siblings: Siblings | undefined;
  #review: GameReview | undefined;
  #state: ReviewState;

  /** `onClosed` is called when no page shows the review any more and no run works. */
  constructor(game: LoadedGame, onClosed: () => void) {
    this.game = game;
    this.#onClosed = onClosed;
    // A hand that was stopped and dealt again counts for nothing.
    this.#hands = dealtHands(game.record)
      .filter(({ changes }) => changes !== undefined)
      .map(({ index }) => index);
    this.#state = this.#now();
  }

  /** Whether the expert knows the rules of the game. */
  get #isOffered(): boolean {
    return isReviewable(this.game.record.sheet);
  }

  readonly snapshot = (): ReviewState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isOpen) this.#open();
    return () => {
      this.#listeners.delete(listener);
      // A page that is drawn anew subscribes again at once.
      setTimeout(() => this.#closeIfUnused());
    };
  };

  readonly start = (players: readonly Player[], where: ReviewPlace = 'device'): void => {
    this.#refusal = undefined;
    if (!this.#isOffered) return;
    if (where === 'server') void this.#server?.wish({ start: players });
    else {
      this.#siblings?.tell({ kind: 'started', players });
      this.#startHere(players);
    }
  };

  readonly cancel = (): void => {
    if (this.#news?.run && !this.#run) void this.#server?.wish({ cancel: true });
    else {
      this.#siblings?.tell({ kind: 'cancelled' });
      this.#cancelHere();
    }
  };

  #open(): void {
    this.#isOpen = true;
    const { record, from } = this.game;
    this.#siblings = joinSiblings(record.id, news => this.#hear(news));
    if (from === 'server')
      this.#server = followReview(record.id, {
        onNews: news => this.#learn(news),
        onRefused: why => {
          this.#refusal = why;
          this.#changed();
        },
      });
    void this.#readKept();
  }

  async #readKept(): Promise<void> {
    await Promise.all([this.#isShelved && this.#openShelf(), this.#server?.answered]);
    this.#isRead = true;
    this.#changed();
  }

  get #isShelved(): boolean {
    return this.game.from !== 'live';
  }

  /** Shows what this browser keeps, and goes on with a run that was not finished. */
  async #openShelf(): Promise<void> {
    const { id } = this.game.record;
    const [kept, run] = await Promise.all([shelvedReviews(id), shelvedRun(id)]);
    this.#take(kept);
    this.#server?.bring(kept);
    if (run && this.#isOpen) this.#startHere(run.players);
  }

  #closeIfUnused(): void {
    if (this.#listeners.size > 0 || this.#run || !this.#isOpen) return;
    this.#isOpen = false;
    this.#server?.stop();
    this.#siblings?.close();
    this.#onClosed();
  }

  #startHere(players: readonly Player[]): void {
    const known = this.#run?.players ?? [];
    const wanted = [...players, ...known.filter(player => !players.includes(player))];
    if (known.length === wanted.length && known.length > 0) return;
    this.#run?.cancel();
    this.#steps.clear();
    this.#result = 'idle';
    this.#run = runOnDevice({
      record: this.game.record,
      hands: this.#hands,
      players: wanted,
      kept: this.#kept,
      isShelved: this.#isShelved,
      onReview: kept => this.#reviewed(kept),
      onProgress: (job, steps) => this.#progressed(job, steps),
      onOver: result => this.#over(result),
    });
    this.#changed();
  }

  #cancelHere(): void {
    this.#run?.cancel();
    this.#over('idle');
  }

  #over(result: 'idle' | 'done' | 'failed'): void {
    this.#run = undefined;
    this.#elsewhere = undefined;
    this.#steps.clear();
    this.#result = result;
    this.#changed();
    this.#closeIfUnused();
  }

  #reviewed(kept: KeptReview): void {
    this.#steps.delete(keyOf(kept.review));
    this.#siblings?.tell({ kind: 'reviewed', kept });
    this.#server?.bring([kept]);
    this.#take([kept]);
  }

  #progressed(job: ReviewJob, steps: ReviewProgress): void {
    this.#steps.set(keyOf(job), steps);
    this.#elsewhere = undefined;
    this.#changed();
    const now = performance.now();
    if (now - this.#told < TELL_EVERY) return;
    this.#told = now;
    this.#siblings?.tell({ kind: 'progress', hands: this.#state.hands });
  }

  #hear(news: SiblingNews): void {
    if (news.kind === 'started') this.#startHere(news.players);
    else if (news.kind === 'cancelled') this.#cancelHere();
    else if (news.kind === 'reviewed') this.#take([news.kept]);
    else {
      this.#elsewhere = news.hands;
      this.#changed();
    }
  }

  /** Takes an answer of the server; what it has made itself comes before what this device has made. */
  #learn(news: ServerReview): void {
    const before = this.#news?.run;
    this.#news = news;
    this.#take(news.hands, true);
    if (before && !news.run && !this.#run) this.#result = this.#isDone(before.players) ? 'done' : 'idle';
    this.#changed();
    if (!this.#isShelved) return;
    for (const kept of news.hands) void shelveReview(this.game.record.id, kept).catch(() => {});
  }

  #isDone(players: readonly Player[]): boolean {
    return players.every(player => this.#hands.every(hand => this.#kept.stageOf(hand, player) === 'full'));
  }

  #take(all: readonly KeptReview[], wins = false): void {
    for (const kept of all) this.#kept.add(kept, wins);
    this.#review = this.#kept.reviewOf(this.game.record.id);
    this.#changed();
  }

  #changed(): void {
    this.#state = this.#now();
    for (const listener of this.#listeners) listener();
  }

  #now(): ReviewState {
    const run = this.#news?.run ?? undefined;
    const isOnServer = run !== undefined && !this.#run;
    const known = PLAYERS.filter(player => this.#kept.all.some(({ review }) => review.player === player));
    const own = progressOf(this.#kept, this.#hands, this.#run?.players ?? known, (hand, player) =>
      this.#steps.get(keyOf({ hand, player })),
    );
    const hands = isOnServer ? run.hands : ((this.#run && this.#elsewhere) ?? own);
    const state = this.#run || run ? 'running' : this.#result;
    if (state !== 'running') this.#paced = undefined;
    // First looks are quick and tell nothing of the time that playing the hands out takes.
    else if (hands.every(({ stage }) => stage !== null)) this.#paced ??= { at: Date.now(), hands };
    return {
      review: this.#review,
      isRead: this.#isRead,
      state,
      where: isOnServer ? 'server' : 'device',
      hands,
      paced: this.#paced,
      others: isOnServer ? run.others : 0,
      places: !this.#isOffered ? [] : this.#news?.mayStart ? ['device', 'server'] : ['device'],
      canCancel: isOnServer ? run.isOwn : this.#run !== undefined,
      refusal: this.#refusal,
    };
  }
}
