import { createOutbox, newId, type Timers, type Wire } from '@gorrion/client/connection';
import type {
  Refusal,
  ReviewCommand,
  ReviewMessage,
  ReviewPlace,
  ReviewRefusal,
  ReviewRoom,
  ReviewView,
  TileSpot,
} from '@gorrion/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';

/* This page's part in a review of several: it joins, comes back after a lost connection, and hears the others. */

export type Why = Refusal | ReviewRefusal;

export interface ReviewState {
  /** The id of the game that the page reviews with others; undefined if it walks by itself. */
  readonly game: string | undefined;
  /** Undefined until the server has answered. */
  readonly room: ReviewRoom | undefined;
  readonly messages: readonly ReviewMessage[];
  /** Why the page is in no review, or why the last wish was refused. */
  readonly why: Why | undefined;
}

/** Where this page is and what its reader does there. */
export interface Presence {
  readonly at: ReviewPlace;
  readonly view: ReviewView;
  readonly isFollowing: boolean;
  readonly pointsAt: TileSpot | null;
}

export interface Review {
  readonly store: StoreApi<ReviewState>;
  /** `leads`: takes the lead once the page is in, if nobody has it. */
  join(game: string, at: ReviewPlace, view: ReviewView, leads?: boolean): void;
  leave(): void;
  /** Resolves with whether it was done. A refusal is in the state. */
  act(command: Exclude<ReviewCommand, { type: 'be' }>): Promise<boolean>;
  /** Tells the others where this page is, at most every `TELL_EVERY` ms. */
  be(presence: Presence): void;
}

/** Time (ms) between two reports: a hand that is played at full speed stays well below the limits of the server. */
export const TELL_EVERY = 350;

const OUT: ReviewState = { game: undefined, room: undefined, messages: [], why: undefined };

type Drop = (why: Why | undefined) => void;

/** Takes what the server tells of the review that the page is in. */
function hearOthers(wire: Wire, store: StoreApi<ReviewState>, drop: Drop): void {
  const isOf = (game: string) => store.getState().game === game;
  wire.on('review:room', room => {
    if (isOf(room.game)) store.setState({ room });
  });
  wire.on('review:said', ({ game, message }) => {
    const { messages } = store.getState();
    if (!isOf(game) || messages.some(({ number }) => number === message.number)) return;
    store.setState({ messages: [...messages, message] });
  });
  wire.on('review:messages', ({ game, messages }) => {
    if (isOf(game)) store.setState({ messages });
  });
  wire.on('review:closed', ({ game, code }) => {
    if (isOf(game)) drop(code);
  });
}

/** Tells the others where this page is, at most every `TELL_EVERY` ms; the newest place always arrives. */
function createReporter(wire: Wire, timers: Timers, roomOf: () => string | undefined) {
  let here: Presence | undefined;
  let told: Presence | undefined;
  let isWaiting = false;
  function tell(): void {
    const game = roomOf();
    if (isWaiting || !here || here === told || !game || !wire.isOpen()) return;
    isWaiting = true;
    told = here;
    wire.ask('review:act', { game, envelope: { id: newId(), command: { type: 'be', ...here } } }, () => {});
    timers.after(TELL_EVERY, () => {
      isWaiting = false;
      tell();
    });
  }
  return {
    place: () => here?.at ?? null,
    set(presence: Presence | undefined) {
      here = presence;
      tell();
    },
    /** Tells it once more: the server does not know it any longer. */
    again() {
      told = undefined;
      tell();
    },
  };
}

/** Sends what the reader does until it is answered, once the page is in the review or has come back to it. */
function createWishes(wire: Wire, timers: Timers, store: StoreApi<ReviewState>) {
  let isIn = false;
  let left = new AbortController();
  const outbox = createOutbox({ isOpen: () => isIn && wire.isOpen(), ask: wire.ask }, timers);
  wire.onClose(() => {
    isIn = false;
  });
  return {
    async act(command: ReviewCommand): Promise<boolean> {
      const { game } = store.getState();
      if (!game) return false;
      const answer = await outbox.send('review:act', { game, envelope: { id: newId(), command } }, left.signal);
      if (answer) store.setState({ why: answer.ok ? undefined : answer.code });
      return answer?.ok === true;
    },
    enter() {
      isIn = true;
      outbox.resend();
    },
    leave() {
      isIn = false;
      left.abort();
      left = new AbortController();
    },
  };
}

export function createReview(wire: Wire, timers: Timers): Review {
  const store = createStore<ReviewState>(() => OUT);
  const wishes = createWishes(wire, timers, store);
  const reporter = createReporter(wire, timers, () => (store.getState().room ? store.getState().game : undefined));

  let wantsLead = false;

  const isOf = (game: string) => store.getState().game === game;

  function drop(why: Why | undefined): void {
    store.setState({ ...OUT, why });
    wishes.leave();
    reporter.set(undefined);
  }

  function come(): void {
    const { game } = store.getState();
    if (!game || !wire.isOpen()) return;
    wire.ask('review:join', { game, at: reporter.place() }, answer => {
      if (!isOf(game)) return;
      if (!answer.ok) return drop(answer.code);
      store.setState({ room: answer.room, messages: answer.messages, why: undefined });
      reporter.again();
      wishes.enter();
      if (wantsLead && answer.room.leader === null) void wishes.act({ type: 'take-lead' });
      wantsLead = false;
    });
  }

  wire.onOpen(come);
  hearOthers(wire, store, drop);

  return {
    store,
    join(game, at, view, leads = false) {
      if (isOf(game)) return;
      drop(undefined);
      wantsLead = leads;
      reporter.set({ at, view, isFollowing: false, pointsAt: null });
      store.setState({ game });
      come();
    },
    leave() {
      const { game } = store.getState();
      if (game && wire.isOpen()) wire.ask('review:leave', { game }, () => {});
      drop(undefined);
    },
    act: wishes.act,
    be: reporter.set,
  };
}
