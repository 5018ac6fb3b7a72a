import { drawnMoment, type Picture, SIZES, type Size } from '@gorrion/pictures';
import type { GameRecord } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { Replay, type ReplayHand } from '@gorrion/table';
import { fileOfCanvas, imageOf, newCanvas } from './pictures.ts';
import type { ShareSubject } from './subject.ts';

/* Moves of a finished hand as a film, or as a strip of their frames. Both are made on this device. */

/** Moves of a film beside its first, unless others are chosen. */
const MOVES = 8;
/** How long a move stays, and the end of a hand (ms). */
const [MOVE_MS, END_MS] = [900, 3000];
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
  const range = firstRange(hand, subject.move);
  return framesBetween(record, hand.key, { ...range, by: heroOf(record, hand.key) });
}

/** Returns the moves of a clip that begins at a move, or leads to the end of the hand, before anybody chooses others. */
export function firstRange({ moves }: Pick<ReplayHand, 'moves'>, move = moves.length - 1): Range {
  const from = Math.max(0, Math.min(move, moves.length - 1 - MOVES));
  return { from, to: Math.min(from + MOVES, moves.length - 1) };
}

/** Returns the player whose side a clip of a hand takes by itself: the winner, or else the player who sat as East. */
export function heroOf(record: GameRecord, key: string): Player {
  const replay = Replay.of(record);
  const n = replay.handOf(key);
  const { seating, moves } = replay.hands[n]!;
  const { phase } = replay.stateAt(n, moves.length - 1).session.hand;
  const outcome = phase.name === 'over' ? phase.outcome : undefined;
  return seating[outcome?.kind === 'won' ? outcome.seat : 0] as Player;
}

/** The moves of a hand that a clip has, by their numbers: from the first to the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a clip has, and whose side it takes. */
interface ClipRange extends Range {
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
  const put = (image: HTMLImageElement) => pen.drawImage(image, 0, 0, width, height);
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
export interface Making {
  readonly frames: readonly Frame[];
  readonly draw: (picture: Picture) => string;
  /** Size of what `draw` draws; that of a wide picture by default. */
  readonly size?: Size;
}

/**
 * Records a film, which takes as long as it lasts. `onShare` is told how much of it is there (0 to 1). Rejects where the
 * browser makes no films.
 */
export async function recordFilm(
  { frames, draw, size = SIZES.wide }: Making,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<File> {
  const mimeType = filmType();
  if (mimeType === undefined) throw new Error('no film');
  const images = await Promise.all(
    frames.map(async ({ picture, ms }) => [await imageOf(draw(picture), size), ms] as const),
  );
  const { canvas, pen } = newCanvas(size.width, size.height);
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType, videoBitsPerSecond: 2_500_000 });
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
  const type = mimeType.split(';', 1)[0]!;
  return new File(parts, `gorrion.${type.slice('video/'.length)}`, { type });
}

/** Width of each frame of a strip (px). */
const FRAME = 600;

/** Frames of a strip that stand side by side. */
export const columnsOf = (frames: number): number => (frames > 4 ? 3 : Math.min(2, frames));

/** Resolves with the frames side by side, as a PNG. */
export async function stripOf({ frames, draw, size = SIZES.wide }: Making): Promise<File> {
  const high = Math.round((FRAME * size.height) / size.width);
  const columns = columnsOf(frames.length);
  const { canvas, pen } = newCanvas(columns * FRAME, Math.ceil(frames.length / columns) * high);
  for (const [n, { picture }] of frames.entries()) {
    const image = await imageOf(draw(picture), size);
    pen.drawImage(image, (n % columns) * FRAME, Math.floor(n / columns) * high, FRAME, high);
  }
  return fileOfCanvas(canvas, 'gorrion-strip.png');
}
