import { create } from 'zustand';
import { type DiscardWays, parseWays, USUAL_WAYS } from '../../board/hand/ways.ts';
import { type Keys, parseKeys, USUAL_KEYS } from '../../board/keys.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { renewPictures } from '../../kit/tiles/index.ts';
import { type Looks, PLAIN_LOOKS, parseLooks, showLooks } from './looks.ts';
import { parseSound, QUIET_ROOM, type SoundPreferences } from './sound.ts';

export const TEMPOS = ['slow', 'normal', 'fast'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** The speed of motion for each tempo; 1 is normal. */
export const TEMPO_FACTOR: Readonly<Record<Tempo, number>> = { slow: 0.6, normal: 1, fast: 1.8 };

/** What a person chose for their own screen. It never leaves the device. */
export interface Preferences {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Shows ranks and letters in the corners of the tiles. */
  readonly corner: boolean;
  /** Enables single keys for moves. People whose voice control sends keys by accident turn them off. */
  readonly keys: boolean;
  /** The key of each action. */
  readonly keymap: Keys;
  /** Always shows the line for typed moves. Otherwise the key / opens it. */
  readonly typed: boolean;
  /** Which press discards a tile, by mouse and by touch. */
  readonly discard: DiscardWays;
  readonly fewerMoves: boolean;
  /** Shows counted hands in the words of the text that their rules come from. */
  readonly originalWords: boolean;
  /** How fast tiles move. */
  readonly tempo: Tempo;
  /** What calls the player back to a page in the background, besides its title. */
  readonly alerts: { readonly notify: boolean };
  /** Lets phones vibrate when the player is asked something, and when they win. */
  readonly vibrates: boolean;
  readonly looks: Looks;
  readonly sound: SoundPreferences;
}

export const DEFAULTS: Preferences = {
  theme: 'auto',
  corner: false,
  keys: true,
  keymap: USUAL_KEYS,
  typed: false,
  discard: USUAL_WAYS,
  fewerMoves: false,
  originalWords: false,
  tempo: 'normal',
  alerts: { notify: false },
  vibrates: true,
  looks: PLAIN_LOOKS,
  sound: QUIET_ROOM,
};

const KEY = 'gorrion.preferences';

/** Returns stored preferences; an unknown or broken value becomes its default. */
export function parsePreferences(text: string | undefined): Preferences {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const known = typeof stored === 'object' && stored !== null ? (stored as Partial<Preferences>) : {};
    const bool = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
    return {
      theme: known.theme === 'light' || known.theme === 'dark' ? known.theme : 'auto',
      corner: bool(known.corner, DEFAULTS.corner),
      keys: bool(known.keys, DEFAULTS.keys),
      keymap: parseKeys(known.keymap),
      typed: bool(known.typed, DEFAULTS.typed),
      discard: parseWays(known.discard),
      fewerMoves: bool(known.fewerMoves, DEFAULTS.fewerMoves),
      originalWords: bool(known.originalWords, DEFAULTS.originalWords),
      tempo: TEMPOS.find(tempo => tempo === known.tempo) ?? DEFAULTS.tempo,
      alerts: { notify: bool(known.alerts?.notify, DEFAULTS.alerts.notify) },
      vibrates: bool(known.vibrates, DEFAULTS.vibrates),
      looks: parseLooks(known.looks),
      sound: parseSound(known.sound),
    };
  } catch {
    return DEFAULTS;
  }
}

export const usePreferences = create<Preferences>(() => parsePreferences(deviceTexts.get(KEY)));

const BARS = { light: '#e9e3d6', dark: '#121617' } as const;

/** Applies the preferences to <html>, and the theme to the browser's own bars. */
function show({ theme, fewerMoves, looks }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.toggleAttribute('data-still', fewerMoves);
  showLooks(root, looks);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = BARS[theme === 'auto' ? own : theme];
  }
}

export function startPreferences(): void {
  show(usePreferences.getState());
  usePreferences.subscribe((is, was) => {
    show(is);
    if (is.looks !== was.looks || is.theme !== was.theme) renewPictures();
    deviceTexts.set(KEY, JSON.stringify(is));
  });
}

export const prefer = (change: Partial<Preferences>): void => usePreferences.setState(change);
