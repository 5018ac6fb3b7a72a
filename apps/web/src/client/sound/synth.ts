import type { Noise, Part, Voice } from './voices.ts';

const NOISE_SECONDS = 0.4;
/** A level of -60 dB, which nobody hears. */
const SILENCE = 0.001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Returns white noise from a fixed seed, so that a sound is the same each time. Computed once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    samples[i] = (seed | 0) / 0x8000_0000;
  }
  noises.set(context, buffer);
  return buffer;
}

/** Sets an envelope that rises linearly and falls exponentially. */
function envelope(context: BaseAudioContext, { attack, decay, gain }: Part, start: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + attack);
  node.gain.exponentialRampToValueAtTime(gain * SILENCE, start + attack + decay);
  return node;
}

function filtered(context: BaseAudioContext, part: Noise, start: number, end: number): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = part.filter;
  filter.Q.value = part.q;
  filter.frequency.setValueAtTime(part.hz, start);
  if (part.to !== undefined) filter.frequency.exponentialRampToValueAtTime(part.to, end);
  return filter;
}

function soundPart(context: BaseAudioContext, part: Part, start: number, out: AudioNode): void {
  const end = start + part.attack + part.decay;
  const shape = envelope(context, part, start);
  shape.connect(out);
  if (part.source === 'tone') {
    const tone = context.createOscillator();
    tone.frequency.value = part.hz;
    tone.connect(shape);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context);
  noise.connect(filtered(context, part, start, end)).connect(shape);
  // Starts each part at another place of the noise, because equal clicks in a row would buzz.
  noise.start(start, (part.at * 7.3 + part.hz / 9000) % (NOISE_SECONDS / 2), end - start);
}

/** Schedules a sound on an audio context. Tests use an offline context to measure it. */
export function sound(context: BaseAudioContext, voice: Voice, start: number, out: AudioNode): void {
  for (const part of voice) soundPart(context, part, start + part.at, out);
}
