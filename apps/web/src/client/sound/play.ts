import { spokenNow } from '../../kit/i18n/index.ts';
import { client } from '../index.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { gainOf } from '../preferences/sound.ts';
import { type App, useApp } from '../store/app.ts';
import type { Cue, CueName } from './cues.ts';
import { type Director, direct, type Stage } from './director.ts';
import { createEngine } from './engine.ts';
import { speak, utteranceOf } from './speech.ts';
import { voiceLanguages } from './voiceList.ts';

/* Joins the parts of the page's sound. The page loads it after the first gesture: before it, browsers play nothing. */

const engine = createEngine(usePreferences.getState().sound);

const after = (ms: number, task: () => void) => {
  const id = setTimeout(task, ms);
  return () => clearTimeout(id);
};

const stage: Stage = {
  store: useApp,
  engine,
  sound: () => usePreferences.getState().sound,
  say: speak,
  languages: voiceLanguages,
  get t() {
    return spokenNow().translate;
  },
  now: client.now,
  after,
  isStill: () => usePreferences.getState().fewerMoves || matchMedia('(prefers-reduced-motion: reduce)').matches,
  isHidden: () => document.hidden,
};
let director: Director | undefined;

usePreferences.subscribe((is, was) => {
  if (is.sound !== was.sound) engine.adjust(is.sound);
});

/**
 * Resumes the audio at every gesture, because phones suspend it for a call, an alarm or a locked screen. The first one
 * begins the sound with what has changed since `first`, the page's state when it was made.
 */
export function gesture(first: App): void {
  engine.unlock();
  director ??= direct(stage, first);
  director.hurry();
}

/** Plays a sound of what the page shows, unless it is in the background. */
export function cue(one: Cue): void {
  if (usePreferences.getState().sound.isMuted || document.hidden) return;
  engine.play([{ ...one, at: 0 }]);
}

/** Plays a sound as at the table, for the settings. */
export function sample(name: CueName): void {
  const { isMuted, spoken, volumes } = usePreferences.getState().sound;
  if (isMuted) return;
  engine.unlock();
  engine.play([{ name, at: 0 }]);
  const utterance = utteranceOf(name, spoken, spokenNow().translate, voiceLanguages());
  if (utterance) speak(utterance, gainOf(volumes.calls));
}
