import { prefer, usePreferences } from '../preferences/preferences.ts';
import { useApp } from '../store/app.ts';
import type { Cue, CueName } from './cues.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

let isStarted = false;
let loaded: Promise<typeof import('./play.ts')> | undefined;
/** Fetches the sound once; a failure is not kept. */
const load = () => {
  loaded ??= import('./play.ts').catch(why => {
    loaded = undefined;
    throw why;
  });
  return loaded;
};

/** Fetches the sound; after a failure the page stays silent and the next gesture retries. */
function touched(): void {
  const page = useApp.getState();
  void load().then(
    ({ gesture }) => gesture(page),
    () => {},
  );
}

/** Starts the sound with the first gesture, and fetches it only then. */
export function startSound(): void {
  if (isStarted) return;
  isStarted = true;
  for (const gesture of GESTURES) addEventListener(gesture, touched, { capture: true, passive: true });
}

export function toggleMute(): void {
  const { sound } = usePreferences.getState();
  prefer({ sound: { ...sound, isMuted: !sound.isMuted } });
}

/** Plays a sound at once, if the sound of the page has begun. */
export const playCue = (one: Cue): void =>
  void loaded?.then(
    ({ cue }) => cue(one),
    () => {},
  );

export const playSample = (name: CueName): void =>
  void load().then(
    ({ sample }) => sample(name),
    () => {},
  );
