import { drawnMoment, HEIGHT, type Picture, WIDTH } from '@gorrion/pictures';
import { Replay } from '@gorrion/table';
import { imageOf, newCanvas, pngOfCanvas } from './pictures.ts';
import type { ShareSubject } from './subject.ts';

/* The last moves of a finished hand as a film, or as a strip of its frames. Both are made on this device. */

/** Moves of a film, how long each stays, and its end (ms). */
const [MOVES, MOVE_MS, END_MS] = [8, 900, 3000];
const FADE_MS = 160;
/** Frames a second. */
const RATE = 15;

export interface Frame {
  readonly picture: Picture;
  readonly ms: number;
}

/**
 * Returns the frames that lead to a move and on to the end of its hand, seen by the winner, or else by the player who sat as
 * East. Returns none for what is no move of a kept game.
 */
export function framesOf(subject: ShareSubject): readonly Frame[] {
  if (subject.of !== 'move') return [];
  const { record } = subject;
  const replay = Replay.of(record);
  const n = replay.handOf(subject.hand);
  const hand = replay.hands[n];
  if (!hand || hand.moves.length < 2) return [];
  const last = hand.moves.length - 1;
  const { phase } = replay.stateAt(n, last).session.hand;
  const outcome = phase.name === 'over' ? phase.outcome : undefined;
  const by = hand.seating[outcome?.kind === 'won' ? outcome.seat : 0];
  const first = Math.max(0, Math.min(subject.move, last - MOVES));
  const steps = Array.from({ length: Math.min(MOVES, last - first) + 1 }, (_, k) => first + k);
  return steps.flatMap(step => {
    const picture = drawnMoment(record, hand.key, step, by);
    return picture ? [{ picture, ms: step === last ? END_MS : MOVE_MS }] : [];
  });
}

export const secondsOf = (frames: readonly Frame[]): number =>
  Math.round(frames.reduce((sum, { ms }) => sum + ms, 0) / 1000);

/** What browsers record, the best first. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** Returns the kind of film that this browser makes; undefined if it makes none. */
export const filmType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : TYPES.find(type => MediaRecorder.isTypeSupported(type));

/** Plays frames on a canvas, each faded into the next; stops when `signal` says so. */
async function play(
  frames: readonly (readonly [image: HTMLImageElement, ms: number])[],
  pen: CanvasRenderingContext2D,
  onTime: (ms: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now();
  let from = 0;
  for (const [n, [image, ms]] of frames.entries()) {
    const before = frames[n - 1]?.[0];
    for (let at = 0; at < ms; at = performance.now() - began - from) {
      signal.throwIfAborted();
      pen.globalAlpha = 1;
      if (before && at < FADE_MS) pen.drawImage(before, 0, 0, WIDTH, HEIGHT);
      pen.globalAlpha = before ? Math.min(1, at / FADE_MS) : 1;
      pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
      onTime(from + at);
      await new Promise(next => setTimeout(next, 1000 / RATE));
    }
    from += ms;
  }
}

/** What a film or a strip is made of. */
interface Making {
  readonly frames: readonly Frame[];
  readonly draw: (picture: Picture) => string;
}

/** Records a film, which takes as long as it lasts. `onShare` is told how much of it is there (0 to 1). */
export async function recordFilm(
  { frames, draw }: Making,
  type: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const images = await Promise.all(frames.map(async ({ picture, ms }) => [await imageOf(draw(picture)), ms] as const));
  const { canvas, pen } = newCanvas(WIDTH, HEIGHT);
  pen.drawImage(images[0]![0], 0, 0, WIDTH, HEIGHT);
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: type, videoBitsPerSecond: 2_500_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const over = new Promise(resolve => recorder.addEventListener('stop', resolve, { once: true }));
  const whole = frames.reduce((sum, { ms }) => sum + ms, 0);
  recorder.start();
  try {
    await play(images, pen, ms => onShare(Math.min(1, ms / whole)), signal);
  } finally {
    recorder.stop();
    for (const track of recorder.stream.getTracks()) track.stop();
  }
  await over;
  return new Blob(parts, { type: type.split(';', 1)[0]! });
}

/** Width of each frame of a strip (px). */
const FRAME = 600;

/** Resolves with the frames side by side, as a PNG. */
export async function stripOf({ frames, draw }: Making): Promise<Blob> {
  const high = (FRAME * HEIGHT) / WIDTH;
  const columns = frames.length > 4 ? 3 : 2;
  const { canvas, pen } = newCanvas(columns * FRAME, Math.ceil(frames.length / columns) * high);
  for (const [n, { picture }] of frames.entries())
    pen.drawImage(await imageOf(draw(picture)), (n % columns) * FRAME, Math.floor(n / columns) * high, FRAME, high);
  return pngOfCanvas(canvas);
}
