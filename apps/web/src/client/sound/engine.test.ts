import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUIET_ROOM } from '../preferences/sound.ts';
import { createEngine } from './engine.ts';

/** A parameter that has the value it was last asked for. */
class Param {
  value = 0;
  setValueAtTime = this.#ask;
  setTargetAtTime = this.#ask;
  linearRampToValueAtTime = this.#ask;
  exponentialRampToValueAtTime = this.#ask;
  #ask(value: number): void {
    this.value = value;
  }
}

/** A node of every kind; it knows what it leads to and when it starts. */
class Sounder {
  readonly outs: Sounder[] = [];
  startsAt: number | undefined;
  readonly [param: string]: unknown;
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
    for (const name of ['gain', 'pan', 'frequency', 'Q', 'threshold', 'knee', 'ratio', 'attack', 'release'])
      Object.assign(this, { [name]: new Param() });
  }
  connect(to: Sounder): Sounder {
    this.outs.push(to);
    return to;
  }
  start(at: number): void {
    this.startsAt = at;
  }
  stop(): void {}
}

/** Audio that records what the engine builds. It is suspended until it is resumed, as in a page without a gesture. */
class RecordingAudio {
  static last: RecordingAudio;
  readonly nodes: Sounder[] = [];
  readonly destination = new Sounder('destination');
  readonly sampleRate = 100;
  currentTime = 5;
  state = 'suspended';
  constructor() {
    RecordingAudio.last = this;
  }
  #made(kind: string): Sounder {
    const node = new Sounder(kind);
    this.nodes.push(node);
    return node;
  }
  createGain = () => this.#made('gain');
  createDynamicsCompressor = () => this.#made('limiter');
  createStereoPanner = () => this.#made('panner');
  createOscillator = () => this.#made('tone');
  createBufferSource = () => this.#made('noise');
  createBiquadFilter = () => this.#made('filter');
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  /** Lets audio start, which a slow device does only when told. */
  start = () => {};
  static isSlow = false;
  resume = () =>
    new Promise<void>(done => {
      this.start = () => {
        this.state = 'running';
        done();
      };
      if (!RecordingAudio.isSlow) this.start();
    });

  /** Start times of all sounds (s). */
  get starts(): readonly number[] {
    return this.nodes.flatMap(({ startsAt }) => startsAt ?? []);
  }
  /** Volumes of the buses, which alone lead into the limiter. */
  get volumes(): readonly number[] {
    const buses = this.nodes.filter(({ kind, outs }) => kind === 'gain' && outs[0]?.kind === 'limiter');
    return buses.map(bus => (bus.gain as Param).value);
  }
}

const heard = (preferences = QUIET_ROOM) => {
  vi.stubGlobal('AudioContext', RecordingAudio);
  const engine = createEngine(preferences);
  return { engine, audio: RecordingAudio.last };
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  RecordingAudio.isSlow = false;
});

describe('the loudspeaker of the page', () => {
  it('plays nothing before a gesture has unlocked it, and does not play it later', () => {
    const { engine, audio } = heard();
    engine.play([{ name: 'hu', at: 0 }]);
    engine.unlock();
    expect([audio.state, audio.starts]).toEqual(['running', []]);
    engine.play([{ name: 'hu', at: 0 }]);
    expect(audio.starts.length).toBeGreaterThan(0);
  });

  it.each([
    [1900, true],
    [2100, false],
  ])('plays what a first press causes if audio starts %i ms later: %s', async (ms, isHeard) => {
    vi.useFakeTimers();
    RecordingAudio.isSlow = true;
    const { engine, audio } = heard();
    engine.unlock();
    engine.play([{ name: 'hu', at: 0 }]);
    expect(audio.starts).toEqual([]);
    vi.advanceTimersByTime(ms);
    audio.start();
    await Promise.resolve().then(() => {});
    expect(audio.starts.length > 0).toBe(isHeard);
  });

  it('starts a sound after the requested delay, never in the past', () => {
    const { engine, audio } = heard();
    engine.unlock();
    engine.play([{ name: 'turn', at: 0 }]);
    const now = Math.min(...audio.nodes.flatMap(({ kind, startsAt }) => (kind === 'tone' ? (startsAt ?? []) : [])));
    engine.play([{ name: 'turn', at: 2000 }]);
    const tones = audio.nodes.filter(({ kind }) => kind === 'tone').map(({ startsAt }) => startsAt!);
    expect(now).toBeGreaterThan(audio.currentTime);
    expect(tones[tones.length / 2]! - tones[0]!).toBeCloseTo(2);
  });

  it('gives each group its own volume, and mutes all of them', () => {
    const { engine, audio } = heard({ ...QUIET_ROOM, volumes: { table: 100, calls: 50, alerts: 0 } });
    expect(audio.volumes).toEqual([1, 0.25, 0]);
    engine.adjust({ ...QUIET_ROOM, isMuted: true });
    expect(audio.volumes).toEqual([0, 0, 0]);
  });

  it('lets the right and the left neighbour sound from their sides, and the others from the middle', () => {
    const { engine, audio } = heard();
    engine.unlock();
    const pans = ([0, 1, 2, 3] as const).map(from => {
      const before = audio.nodes.length;
      engine.play([{ name: 'pung', at: 0, from }]);
      const panner = audio.nodes.slice(before).find(({ kind }) => kind === 'panner');
      return Math.sign((panner?.pan as Param | undefined)?.value ?? 0);
    });
    expect(pans).toEqual([0, 1, 0, -1]);
  });

  it('leaves the table silent, and playable, where the device has no audio', () => {
    let tries = 0;
    class NoDevice {
      constructor() {
        tries++;
        throw new DOMException('no device', 'NotSupportedError');
      }
    }
    vi.stubGlobal('AudioContext', NoDevice);
    const engine = createEngine(QUIET_ROOM);
    engine.unlock();
    engine.adjust({ ...QUIET_ROOM, isMuted: true });
    engine.play([{ name: 'hu', at: 0 }]);
    expect(tries).toBe(1);
  });
});
