import type { CueName } from './cues.ts';

/*
 * Defines what each sound is made of. A part is of one of three kinds:
 *  - a click: a few milliseconds of filtered noise, as two hard bodies make on contact;
 *  - a mode: a sine that decays, as one mode of a struck body (wood, bone, bronze);
 *  - a slide: noise under a filter that moves, as a tile on cloth.
 * Times in seconds, from the start of the sound. Gains are balanced by measured loudness: knocks and gong stand out, tiles and notes lie 3 to 6 dB below.
 */

interface Timing {
  readonly at: number;
  readonly attack: number;
  /** Time (s) in which it falls by 60 dB. */
  readonly decay: number;
  readonly gain: number;
}
export interface Tone extends Timing {
  readonly source: 'tone';
  readonly hz: number;
}
export interface Noise extends Timing {
  readonly source: 'noise';
  readonly filter: 'bandpass' | 'lowpass' | 'highpass';
  readonly hz: number;
  /** Frequency (Hz) of the filter at the end. */
  readonly to?: number;
  readonly q: number;
}
export type Part = Tone | Noise;
export type Voice = readonly Part[];

const click = (at: number, hz: number, gain: number, decay = 0.018): Noise => ({
  source: 'noise',
  filter: 'bandpass',
  at,
  hz,
  q: 1.1,
  attack: 0.0006,
  decay,
  gain,
});

/** One body struck once: its modes as [ratio to the lowest, gain, seconds]. */
type Body = readonly (readonly [ratio: number, gain: number, decay: number])[];

const struck = (body: Body, hz: number, at: number, gain: number, attack = 0.001): readonly Tone[] =>
  body.map(([ratio, share, decay]) => ({ source: 'tone', at, hz: hz * ratio, attack, decay, gain: gain * share }));

/** Bamboo backed with bone: few low partials and a short decay. */
const TILE: Body = [
  [1, 0.5, 0.045],
  [2.31, 0.38, 0.034],
  [3.87, 0.22, 0.022],
  [5.62, 0.1, 0.014],
];
/** A hollow block of hard wood. */
const BLOCK: Body = [
  [1, 0.8, 0.085],
  [2.57, 0.3, 0.05],
  [4.73, 0.14, 0.03],
];
/** A wide bar over a resonator: warm, with the fourth and tenth partials of a marimba. */
const BAR: Body = [
  [1, 0.8, 0.24],
  [3.93, 0.16, 0.09],
  [9.6, 0.05, 0.03],
];
/** A small metal bar. */
const CHIME: Body = [
  [1, 0.5, 0.34],
  [2.756, 0.28, 0.2],
  [5.404, 0.1, 0.1],
];
/** Hammered bronze: partials that belong to no chord; the higher ones open a little later. */
const GONG: Body = [
  [1, 0.62, 0.37],
  [1.483, 0.4, 0.36],
  [2.094, 0.36, 0.35],
  [2.741, 0.24, 0.33],
  [3.372, 0.2, 0.28],
  [4.183, 0.12, 0.22],
  [5.431, 0.07, 0.16],
];

/** A tile set down on a wooden rim: the click, the modes of the tile and those of the table. */
const setDown = (pitch: number, bounce: number): Voice => [
  click(0, 3600 * pitch, 0.8),
  ...struck(TILE, 1150 * pitch, 0, 0.34),
  ...struck([[1, 1, 0.075]], 176 * pitch, 0.001, 0.3, 0.003),
  // The tile tips over its edge, which makes a second, weaker contact.
  click(bounce, 4300 * pitch, 0.3, 0.012),
  ...struck(TILE, 1290 * pitch, bounce, 0.1),
];

const KNOCK_GAP = 0.105;
const knocks = (count: number): Voice =>
  Array.from({ length: count }, (_, i) => {
    const at = i * KNOCK_GAP;
    const gain = i === count - 1 ? 0.62 : 0.48;
    return [click(at, 1900, gain * 0.8, 0.012), ...struck(BLOCK, 540 + 22 * i, at, gain)];
  }).flat();

/** Returns uneven but repeatable times: steps of the golden ratio never repeat and never cluster. */
const uneven = (i: number): number => (i * 0.618_034) % 1;

/** Tiles washed by four players: clicks that become denser and then rarer. */
function shuffled(): Voice {
  const grains = 22;
  return Array.from({ length: grains }, (_, i) => {
    const at = 0.008 + (i / grains) * 0.33 + uneven(i) * 0.012;
    const swell = Math.sin((Math.PI * (i + 1)) / (grains + 1));
    const hz = 2400 + 2600 * uneven(i * 3 + 1);
    return [
      click(at, hz, 0.58 * swell, 0.016),
      ...struck([[1, 1, 0.03]], 900 + 700 * uneven(i * 5 + 2), at, 0.1 * swell),
    ];
  }).flat();
}

/** Dice thrown into a wooden bowl: knocks that become fainter and closer together. */
const thrown = (): Voice =>
  [0, 0.072, 0.131, 0.186, 0.226, 0.258, 0.281].flatMap((at, i) => [
    click(at, 4800 - 300 * uneven(i), 0.6 * 0.82 ** i, 0.011),
    ...struck(BLOCK, 1480 + 260 * uneven(i + 1), at, 0.26 * 0.8 ** i),
  ]);

/** Tiles laid down one after the other: a soft rattle. */
const rattled = (): Voice =>
  Array.from({ length: 9 }, (_, i) => [
    click(0.02 + i * 0.034 + uneven(i) * 0.01, 2900 + 1400 * uneven(i * 3 + 1), 0.3, 0.014),
    ...struck([[1, 1, 0.03]], 880 + 320 * uneven(i * 5 + 2), 0.02 + i * 0.034, 0.09),
  ]).flat();

/** Bronze for a total: lower, with more gongs, and longer the more a win is worth. */
const rung = (gongs: number): Voice => [
  ...[174.61, 130.81, 98, 73.42]
    .slice(0, gongs)
    .flatMap((hz, i) => struck(lasting(GONG, 1 + i * 0.4), hz, i * 0.05, 0.4 - i * 0.06, 0.012)),
  { source: 'noise', filter: 'lowpass', at: 0, hz: 900, to: 320, q: 0.7, attack: 0.004, decay: 0.09, gain: 0.4 },
];

/** Returns a body whose modes decay `factor` times as slowly. */
const lasting = (body: Body, factor: number): Body =>
  body.map(([ratio, gain, decay]) => [ratio, gain, decay * factor] as const);

const note = (body: Body, hz: number, at: number, gain: number) => struck(body, hz, at, gain, 0.004);
const E5 = 659.26;
const A5 = 880;
const D5 = 587.33;
const E6 = 1318.51;

export const VOICES: Readonly<Record<CueName, Voice>> = {
  tile1: setDown(1, 0.031),
  tile2: setDown(1.07, 0.024),
  tile3: setDown(0.93, 0.038),
  draw: [
    { source: 'noise', filter: 'bandpass', at: 0, hz: 850, to: 2100, q: 1.4, attack: 0.05, decay: 0.1, gain: 0.5 },
    click(0.13, 3000, 0.14, 0.012),
  ],
  flower: [...note(CHIME, 1567.98, 0, 0.3), ...note(CHIME, 2349.32, 0.05, 0.16)],
  chow: knocks(1),
  pung: knocks(2),
  kong: knocks(3),
  turn: [...note(BAR, E5, 0, 0.3), ...note(BAR, A5, 0.13, 0.3)],
  claim: [...note(CHIME, E6, 0, 0.27), ...note(BAR, E6, 0, 0.17), click(0, 5200, 0.12, 0.008)],
  tick: [click(0, 2600, 0.55, 0.014), ...struck(BLOCK, 1760, 0, 0.26)],
  dice: thrown(),
  shuffle: shuffled(),
  hu: [click(0, 1500, 0.62, 0.014), ...struck(BLOCK, 392, 0, 0.72), ...struck([[1, 1, 0.16]], 131, 0.001, 0.3, 0.004)],
  laid: rattled(),
  fan: [click(0, 1900, 0.3, 0.012), ...struck(BAR, 329.63, 0, 0.4)],
  total8: rung(1),
  total24: rung(2),
  total48: rung(3),
  total88: rung(4),
  drawn: [...struck(BLOCK, 146.83, 0, 0.52, 0.004), ...struck([[1, 1, 0.25]], 98, 0.002, 0.28, 0.006)],
  joined: [...note(BAR, D5, 0, 0.2), ...note(BAR, A5, 0.09, 0.22)],
  left: [...note(BAR, A5, 0, 0.2), ...note(BAR, D5, 0.09, 0.22)],
  bell: [...note(CHIME, 987.77, 0, 0.24), ...note(CHIME, 987.77, 0.32, 0.24)],
  gong: [...struck(GONG, 110, 0, 0.42, 0.014), ...struck(GONG, 110, 0.42, 0.34, 0.014)],
  message: [...note(BAR, 783.99, 0, 0.26)],
};

/** Returns a voice that sounds higher by some semitones. */
export function raised(voice: Voice, semitones = 0): Voice {
  if (semitones === 0) return voice;
  const ratio = 2 ** (semitones / 12);
  return voice.map(part => ({ ...part, hz: part.hz * ratio }));
}

/** Returns the time (s) until the last part has decayed. */
export const lengthOf = (voice: Voice): number =>
  Math.max(...voice.map(({ at, attack, decay }) => at + attack + decay));
