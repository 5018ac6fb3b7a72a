import type { ByPosition } from '../../board/position.ts';
import { GROUPS, type Group, gainOf, type SoundPreferences } from '../preferences/sound.ts';
import { type Cue, GROUP_OF } from './cues.ts';
import { sound } from './synth.ts';
import type { TimedCue } from './timing.ts';
import { raised, VOICES } from './voices.ts';

/** Plays the sounds of the page. */
export interface Engine {
  /**
   * Starts audio. Call it in a gesture of the user, because browsers block audio before one. What is played while it starts
   * is heard once it runs.
   */
  unlock(): void;
  play(cues: readonly TimedCue[]): void;
  adjust(preferences: SoundPreferences): void;
}

const SILENT: Engine = { unlock() {}, play() {}, adjust() {} };

/** Position in the stereo field: -1 left, 1 right. A neighbour's is below 1, so that it is heard in both ears. */
const PAN: ByPosition<number> = [0, 0.45, 0, -0.45];
/** Delay (s) of every sound. A sound scheduled in the past would lose its attack. */
const AHEAD = 0.012;
const FADE = 0.015;
/** Longest time (ms) that a sound waits for audio to start. Later it would seem to belong to something else. */
const LATE_MS = 2000;

function context(): AudioContext | undefined {
  try {
    return typeof AudioContext === 'undefined' ? undefined : new AudioContext({ latencyHint: 'interactive' });
  } catch {
    // The page has too many contexts, or the device has no audio. The page stays silent.
    return undefined;
  }
}

/** Limits the sum of sounds, so that four tiles at once do not clip. */
function limiter(audio: AudioContext): AudioNode {
  const node = audio.createDynamicsCompressor();
  node.threshold.value = -9;
  node.knee.value = 6;
  node.ratio.value = 12;
  node.attack.value = 0.002;
  node.release.value = 0.08;
  node.connect(audio.destination);
  return node;
}

function buses(audio: AudioContext): Readonly<Record<Group, GainNode>> {
  const out = limiter(audio);
  const entries = GROUPS.map(group => {
    const bus = audio.createGain();
    bus.gain.value = 0;
    bus.connect(out);
    return [group, bus] as const;
  });
  return Object.fromEntries(entries) as Record<Group, GainNode>;
}

function placed(audio: AudioContext, { from }: Cue, bus: AudioNode): AudioNode {
  const pan = PAN[from ?? 0];
  if (pan === 0) return bus;
  const node = audio.createStereoPanner();
  node.pan.value = pan;
  node.connect(bus);
  return node;
}

export function createEngine(preferences: SoundPreferences): Engine {
  const audio = context();
  if (!audio) return SILENT;
  const bus = buses(audio);
  let starting: Promise<void> | undefined;

  function adjust({ isMuted, volumes }: SoundPreferences): void {
    for (const group of GROUPS) {
      const gain = isMuted ? 0 : gainOf(volumes[group]);
      bus[group].gain.setTargetAtTime(gain, audio!.currentTime, FADE);
    }
  }

  function emit(cues: readonly TimedCue[]): void {
    // A suspended context would queue the sounds and play all of them when it resumes.
    if (audio!.state !== 'running') return;
    for (const cue of cues) {
      const start = audio!.currentTime + AHEAD + cue.at / 1000;
      sound(audio!, raised(VOICES[cue.name], cue.pitch), start, placed(audio!, cue, bus[GROUP_OF[cue.name]]));
    }
  }

  function play(cues: readonly TimedCue[]): void {
    const latest = performance.now() + LATE_MS;
    if (audio!.state === 'running') emit(cues);
    else void starting?.then(() => performance.now() <= latest && emit(cues));
  }

  function unlock(): void {
    if (audio!.state !== 'running') starting = audio!.resume().catch(() => {});
  }

  adjust(preferences);
  return { adjust, play, unlock };
}
