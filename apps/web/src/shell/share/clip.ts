import { drawnMoment, HEIGHT, type Picture, WIDTH } from '@gorrion/pictures';
import type { GameRecord } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { Replay } from '@gorrion/table';
import { imageOf, newCanvas, pngOfCanvas } from './pictures.ts';
import type { ShareSubject } from './subject.ts';

/* Moves of a finished hand as a film, or as a strip of their frames. Both are made on this device. */

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
  const from = Math.max(0, Math.min(subject.move, hand.moves.length - 1 - MOVES));
  return framesBetween(record, hand.key, { from, to: from + MOVES, by: heroOf(record, hand.key) });
}

/** Returns the player whose side a clip of a hand takes by itself: the winner, or whoever sat as East. */
export function heroOf(record: GameRecord, key: string): Player {
  const replay = Replay.of(record);
  const n = replay.handOf(key);
  const { seating, moves } = replay.hands[n]!;
  const { phase } = replay.stateAt(n, moves.length - 1).session.hand;
  const outcome = phase.name === 'over' ? phase.outcome : undefined;
  return seating[outcome?.kind === 'won' ? outcome.seat : 0] as Player;
}

/** Which moves of a hand a clip has, by their numbers, and whose side it takes. */
interface ClipRange {
  readonly from: number;
  readonly to: number;
  readonly by: Player;
  /** How much faster than usual it plays; 1 by default. */
  readonly pace?: number;
}

/** Returns the frames from one move of a hand to another; the end of the hand stays longer. */
export function framesBetween(record: GameRecord, key: string, range: ClipRange): readonly Frame[] {
  const { from, to, by, pace = 1 } = range;
  const replay = Replay.of(record);
  const last = (replay.hands[replay.handOf(key)]?.moves.length ?? 0) - 1;
  const steps = Array.from({ length: Math.max(0, Math.min(to, last) - from + 1) }, (_, k) => from + k);
  return steps.flatMap(step => {
    const picture = drawnMoment(record, key, step, by);
    return picture ? [{ picture, ms: step === last ? END_MS : MOVE_MS / pace }] : [];
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
  { width, height }: Size,
  onTime: (ms: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const high = (width * HEIGHT) / WIDTH;
  const put = (image: HTMLImageElement) => pen.drawImage(image, 0, (height - high) / 2, width, high);
  const began = performance.now();
  let from = 0;
  for (const [n, [image, ms]] of frames.entries()) {
    const before = frames[n - 1]?.[0];
    for (let at = 0; at < ms; at = performance.now() - began - from) {
      signal.throwIfAborted();
      pen.globalAlpha = 1;
      if (before && at < FADE_MS) put(before);
      pen.globalAlpha = before ? Math.min(1, at / FADE_MS) : 1;
      put(image);
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
  /** That of a picture by default; in a higher one the picture lies in the middle of the felt. */
  readonly size?: Size;
}

/** Size of a film or a picture (px). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const WIDE: Size = { width: WIDTH, height: HEIGHT };
/** The felt around a picture that is less high. */
const FELT = '#2f6857';

/** Returns a canvas of a size that is covered with felt. */
function feltCanvas({ width, height }: Size) {
  const { canvas, pen } = newCanvas(width, height);
  pen.fillStyle = FELT;
  pen.fillRect(0, 0, width, height);
  return { canvas, pen };
}

/** Records a film, which takes as long as it lasts. `onShare` is told how much of it is there (0 to 1). */
export async function recordFilm(
  { frames, draw, size = WIDE }: Making,
  type: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const images = await Promise.all(frames.map(async ({ picture, ms }) => [await imageOf(draw(picture)), ms] as const));
  const { canvas, pen } = feltCanvas(size);
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: type, videoBitsPerSecond: 2_500_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const over = new Promise(resolve => recorder.addEventListener('stop', resolve, { once: true }));
  const whole = frames.reduce((sum, { ms }) => sum + ms, 0);
  recorder.start();
  try {
    await play(images, pen, size, ms => onShare(Math.min(1, ms / whole)), signal);
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

/** Resolves with one frame as a PNG of a size. */
export async function pictureOfFrame({ picture }: Frame, { draw, size = WIDE }: Omit<Making, 'frames'>): Promise<Blob> {
  const { canvas, pen } = feltCanvas(size);
  const high = (size.width * HEIGHT) / WIDTH;
  pen.drawImage(await imageOf(draw(picture)), 0, (size.height - high) / 2, size.width, high);
  return pngOfCanvas(canvas);
}
