import { describe, expect, it } from 'vitest';
import { type CueName, GROUP_OF } from './cues.ts';
import { lengthOf, raised, VOICES } from './voices.ts';

const names = Object.keys(GROUP_OF) as CueName[];

/** Once in a session, or in a hand: they may ring for a moment. */
const RINGING: readonly CueName[] = ['bell', 'gong', 'total24', 'total48', 'total88'];

describe('every sound', () => {
  it.each(names)('%s is short, dry and within what ears and speakers can take', name => {
    const voice = VOICES[name];
    expect(lengthOf(voice)).toBeLessThan(RINGING.includes(name) ? 1 : 0.4);
    expect(lengthOf(voice)).toBeGreaterThan(0.03);
    for (const part of voice) {
      expect(part.at).toBeGreaterThanOrEqual(0);
      expect(part.attack).toBeGreaterThan(0);
      expect(part.gain).toBeGreaterThan(0);
      expect(part.gain).toBeLessThanOrEqual(1);
      expect(part.hz).toBeGreaterThan(60);
      expect(part.hz).toBeLessThan(14_000);
    }
  });

  it('of a total rings longer the more the win is worth', () => {
    const lengths = (['total8', 'total24', 'total48', 'total88'] as const).map(name => lengthOf(VOICES[name]));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(4);
  });

  it('sounds an octave higher by twelve semitones', () => {
    const [low, high] = [VOICES.fan, raised(VOICES.fan, 12)].map(voice => voice.map(({ hz }) => hz));
    expect(high).toEqual(low!.map(hz => hz * 2));
    expect(raised(VOICES.fan)).toBe(VOICES.fan);
  });

  it('of wood counts its claim: one knock, two, three', () => {
    const knocks = (name: CueName) => VOICES[name].filter(({ source }) => source === 'noise').length;
    expect([knocks('chow'), knocks('pung'), knocks('kong')]).toEqual([1, 2, 3]);
  });
});
