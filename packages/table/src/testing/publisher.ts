import type { Entry, TableViewer } from '@gorrion/protocol';
import type { Clock, Publisher } from '../ports/ports.ts';

export interface Frame {
  readonly sentAt: number;
  readonly viewer: TableViewer;
  readonly entries: readonly Entry[];
}

/** Records the frames of every viewer with their times. */
export class RecordingPublisher implements Publisher {
  readonly frames: Frame[] = [];
  readonly freezes: boolean[] = [];
  /** What spectators were sent who watch with a delay. */
  readonly late: (Omit<Frame, 'viewer'> & { readonly behind: number })[] = [];
  readonly #clock: Clock;
  /** Called with every frame, for a page that follows. */
  onFrame: (frame: Frame) => void = () => {};
  /** Called with every frame, too. */
  onEverything: (frame: Frame) => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  publish(_tableId: string, viewer: TableViewer, entries: readonly Entry[]): void {
    const frame = { sentAt: this.#clock.now(), viewer, entries };
    this.frames.push(frame);
    this.onFrame(frame);
    this.onEverything(frame);
  }

  publishLate(_tableId: string, entries: readonly Entry[], behind: number): void {
    this.late.push({ sentAt: this.#clock.now(), entries, behind });
  }

  frozen(_tableId: string, isFrozen: boolean): void {
    this.freezes.push(isFrozen);
  }

  to = (viewer: TableViewer): readonly Frame[] => this.frames.filter(frame => frame.viewer === viewer);
}
