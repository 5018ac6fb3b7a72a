/** Kept samples: enough to outlive one slow answer, few enough to follow a device clock that is set. */
const KEPT = 8;
/** Beyond this the local clock was changed or the device slept: jump, do not glide. */
const JUMP_MS = 1500;
const GLIDE = 0.35;

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

export interface ServerClock {
  /** The server's time in ms as well as this page knows it. */
  now(): number;
  /** An answer to `time`: when it was asked and answered (local), and what the server said. */
  sample(askedAt: number, answeredAt: number, serverTime: number): void;
  /** A server time that arrived without a question: a first guess only. */
  hint(serverTime: number): void;
}

/** The sample with the shortest trip says most about the offset; towards it the clock glides, so that no ring jumps. */
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
