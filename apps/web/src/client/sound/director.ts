import type { Translate } from '../../kit/i18n/index.ts';
import { gainOf, type SoundPreferences } from '../preferences/sound.ts';
import type { App, Store } from '../store/app.ts';
import type { FollowedTable } from '../store/following.ts';
import { askedOf, bellAt, openingCues, tickAt } from './asks.ts';
import { type Cue, cuesOf, GROUP_OF } from './cues.ts';
import type { Engine } from './engine.ts';
import { tileUtterance, type Utterance, utteranceOf } from './speech.ts';
import { arrange, busyFor, type TimedCue } from './timing.ts';

export interface Stage {
  readonly store: Store & { subscribe(heard: (is: App, was: App) => void): () => void };
  readonly engine: Pick<Engine, 'play'>;
  readonly sound: () => SoundPreferences;
  readonly say: (utterance: Utterance, volume: number) => void;
  readonly languages: () => readonly string[];
  readonly t: Translate;
  /** Server time in ms. */
  readonly now: () => number;
  readonly after: (ms: number, task: () => void) => () => void;
  /** Returns whether no tile travels on the board. */
  readonly isStill: () => boolean;
  /** Returns whether the page is in the background. */
  readonly isHidden: () => boolean;
}

export interface Director {
  /** Sounds what comes next at once, because the viewer has skipped what was being shown. */
  hurry(): void;
  stop(): void;
}

/** Returns the cues of a table for a change of the page from one state to the next. */
function tableCues(was: FollowedTable | undefined, is: FollowedTable): readonly Cue[] {
  if (was?.code !== is.code || was.epoch !== is.epoch) return openingCues(was, is);
  return is.recent.filter(({ entry }) => entry.seq > was.seq).flatMap(seen => cuesOf(seen, is.viewer));
}

/** Returns the cues of new notices; the viewer's own acts have none. */
function noticeCues(was: App, is: App): readonly Cue[] {
  const last = was.notices.at(-1)?.id ?? 0;
  return is.notices.some(({ id, news }) => id > last && news.kind !== 'copied') ? [{ name: 'message' }] : [];
}

/** Plays one cue at a moment that may move. */
function alarm(stage: Stage, ring: () => void) {
  let due: number | undefined;
  let cancel = () => {};
  return {
    /** Sets the moment (server ms); one that has passed rings no more. */
    set(at: number | undefined): void {
      if (at === due) return;
      cancel();
      due = at;
      const left = at === undefined ? -1 : at - stage.now();
      cancel = left > 0 ? stage.after(left, ring) : () => {};
    },
    stop: () => cancel(),
  };
}

/** Speaks at most one call or tile at a time, because voices that overlap cannot be understood. */
function speak(stage: Stage, cues: readonly TimedCue[], { spoken, volumes }: SoundPreferences): void {
  if (spoken === 'off') return;
  const languages = stage.languages();
  const utterance = cues
    .map(({ name, named }) =>
      named === undefined
        ? utteranceOf(name, spoken, stage.t, languages)
        : tileUtterance(named, spoken, stage.t, languages),
    )
    .findLast(Boolean);
  if (utterance) stage.say(utterance, gainOf(volumes.calls));
}

/**
 * Plays the page's state: entries as they arrive, questions as they open, time as it runs out. Plays first what has changed
 * since `first`, a state of the page from before the sound was there.
 */
export function direct(stage: Stage, first = stage.store.getState()): Director {
  let asked = askedOf(first);
  let freeAt = 0;
  const tick = alarm(stage, () => perform([{ name: 'tick' }]));
  const bell = alarm(stage, () => perform([{ name: 'bell' }]));

  function perform(cues: readonly Cue[]): void {
    const sound = stage.sound();
    const audible = stage.isHidden() ? cues.filter(({ name }) => GROUP_OF[name] === 'alerts') : cues;
    if (sound.isMuted || audible.length === 0) return;
    const isStill = stage.isStill() || stage.isHidden();
    const wait = Math.max(0, freeAt - stage.now());
    const timed = arrange(audible, isStill).map(cue => ({ ...cue, at: cue.at + wait }));
    freeAt = Math.max(freeAt, stage.now() + busyFor(audible, isStill));
    stage.engine.play(timed);
    speak(stage, timed, sound);
  }

  function askedCues(is: App): readonly Cue[] {
    const before = asked;
    asked = askedOf(is);
    tick.set(tickAt(asked));
    bell.set(bellAt(is));
    return asked.claim !== undefined && asked.claim !== before.claim ? [{ name: 'claim' }] : [];
  }

  function heard(is: App, was: App): void {
    const facts = is.table && is.table !== was.table ? tableCues(was.table, is.table) : [];
    const isAskedAnew = is.table !== was.table || is.pending !== was.pending || is.link !== was.link;
    perform([...facts, ...(isAskedAnew ? askedCues(is) : []), ...noticeCues(was, is)]);
  }

  bell.set(bellAt(stage.store.getState()));
  const unsubscribe = stage.store.subscribe(heard);
  heard(stage.store.getState(), first);

  return {
    hurry() {
      freeAt = 0;
    },
    stop() {
      tick.stop();
      bell.stop();
      unsubscribe();
    },
  };
}
