import { prefer, usePreferences } from '../preferences/preferences.ts';
import type { CueName } from './cues.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

let isStarted = false;
const load = () => import('./play.ts');

/** A page that cannot fetch its sound is a silent page; the next gesture tries again. */
const touched = (): void =>
  void load().then(
    ({ gesture }) => gesture(),
    () => {},
  );

/** Sound begins with the first gesture, and is fetched only then. */
export function startSound(): void {
  if (isStarted) return;
  isStarted = true;
  for (const gesture of GESTURES) addEventListener(gesture, touched, { capture: true, passive: true });
}

export function toggleMute(): void {
  const { sound } = usePreferences.getState();
  prefer({ sound: { ...sound, isMuted: !sound.isMuted } });
}

export const playSample = (name: CueName): void =>
  void load().then(
    ({ sample }) => sample(name),
    () => {},
  );
