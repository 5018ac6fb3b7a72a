import { client } from '../client/index.ts';
import { spokenNow } from '../i18n/index.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { gainOf } from '../preferences/sound.ts';
import { useApp } from '../store/app.ts';
import type { CueName } from './cues.ts';
import { direct } from './director.ts';
import { createEngine } from './engine.ts';
import { speak, utteranceOf } from './speech.ts';
import { voiceLanguages } from './voiceList.ts';

/* The page's sound, put together. Loaded after the first gesture: before it no browser would let it be heard. */

const engine = createEngine(usePreferences.getState().sound);

const after = (ms: number, task: () => void) => {
  const id = setTimeout(task, ms);
  return () => clearTimeout(id);
};

const director = direct({
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
});

usePreferences.subscribe((is, was) => {
  if (is.sound !== was.sound) engine.adjust(is.sound);
});

/** Every gesture wakes the audio again: phones put it to sleep for a call, an alarm or a locked screen. */
export function gesture(): void {
  engine.unlock();
  director.hurry();
}

/** Lets a sound be heard as it would be at the table, for the settings. */
export function sample(name: CueName): void {
  const { isMuted, spoken, volumes } = usePreferences.getState().sound;
  if (isMuted) return;
  engine.unlock();
  engine.play([{ name, at: 0 }]);
  const utterance = utteranceOf(name, spoken, spokenNow().translate, voiceLanguages());
  if (utterance) speak(utterance, gainOf(volumes.calls));
}
