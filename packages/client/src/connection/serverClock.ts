/** Number of samples kept: enough to outlive a slow answer, few enough to follow a device clock that is set. */
const KEPT = 8;
/** A larger change of the offset (ms) means that the device clock was set or the device slept: the clock jumps. */
const JUMP_MS = 1500;
const GLIDE = 0.35;

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

export interface ServerClock {
  /** Returns the server's time in ms as well as this page knows it. */
  now(): number;
  /** Takes an answer to `time`: local times (ms) of question and answer, and the server's time (ms). */
  sample(askedAt: number, answeredAt: number, serverTime: number): void;
  /** Takes a server time (ms) that came without a question; it serves only until the first sample. */
  hint(serverTime: number): void;
}

/** Follows the server's clock. The sample with the shortest trip is the most exact; the clock glides to it. */
export function serverClock(local: () => number): ServerClock {
  let samples: readonly Sample[] = [];
  let offset: number | undefined;
  const glide = (target: number) => {
    const isFar = offset === undefined || Math.abs(target - offset) > JUMP_MS;
    offset = isFar ? target : offset! + (target - offset!) * GLIDE;
  };
  return {
    now: () => local() + (offset ?? 0),
    sample(askedAt, answeredAt, serverTime) {
      const trip = Math.max(0, answeredAt - askedAt);
      samples = [...samples, { offset: serverTime + trip / 2 - answeredAt, trip }].slice(-KEPT);
      glide(samples.reduce((best, next) => (next.trip < best.trip ? next : best)).offset);
    },
    hint(serverTime) {
      if (offset === undefined) offset = serverTime - local();
    },
  };
}
