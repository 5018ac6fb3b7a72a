import type { PersonId, TableCode, TableViewer } from '@gorrion/protocol';
import type { TableStream } from '../ports/ports.ts';
import type { Follow, Page } from './page.ts';

/**
 * Maximum number of spectators in one room. The server sends to one room per turn of the event loop, which takes less
 * than 1 ms. A player's move needs five turns, so 4,000 spectators delay it by a few milliseconds (requirement 5).
 */
export const SLICE = 50;

const WATCHED = ['spectator', 'delayed'] as const;
type WatchedStream = (typeof WATCHED)[number];
/** A room of a stream; a deaf one hears no spectators. */
type RoomKind = WatchedStream | `${WatchedStream}-deaf`;
/** What a page follows, and whether it hears no spectators. */
export type Place = Pick<Follow, 'stream' | 'isDeaf'>;

const viewerOfStream = (stream: TableStream): TableViewer => (stream === 'delayed' ? 'spectator' : stream);

/** The pages that follow one table: at most one per person, and those on which people set casts. */
export class Audience {
  readonly code: TableCode;
  readonly #follows = new Set<Follow>();
  readonly #own = new Map<PersonId, Follow>();
  readonly #players = new Set<Follow>();
  /** Number of pages in each room, of those who watch live and of those who watch with a delay. */
  readonly #rooms: Readonly<Record<RoomKind, number[]>> = {
    ...{ spectator: [], delayed: [] },
    ...{ 'spectator-deaf': [], 'delayed-deaf': [] },
  };
  #watchers = 0;

  constructor(code: TableCode) {
    this.code = code;
  }

  get watchers(): number {
    return this.#watchers;
  }

  get isEmpty(): boolean {
    return this.#follows.size === 0;
  }

  all(): Iterable<Follow> {
    return this.#follows;
  }

  of(person: PersonId): Follow | undefined {
    return this.#own.get(person);
  }

  /** Returns the page of a person and those on which they set a cast. */
  allOf(person: PersonId): Follow[] {
    return [...this.#follows].filter(({ page }) => page.me.id === person);
  }

  /** Returns the spectators' pages in the order of their arrival. */
  watching(): Follow[] {
    return [...this.#follows].filter(({ viewer }) => viewer === 'spectator');
  }

  /** Returns the pages of all players, or of the player with this viewer. */
  players(viewer?: TableViewer): Follow[] {
    return [...this.#players].filter(follow => viewer === undefined || follow.viewer === viewer);
  }

  /** Returns the names of the rooms in which a stream is followed, by number; of both streams by default. */
  rooms(...streams: readonly WatchedStream[]): string[] {
    const wanted = streams.length > 0 ? streams : WATCHED;
    return wanted.flatMap(stream => [...this.#roomsOf(stream), ...this.#roomsOf(`${stream}-deaf`)]);
  }

  /** Returns the names of the rooms of those who hear spectators. */
  roomsOfHearers(): string[] {
    return WATCHED.flatMap(stream => this.#roomsOf(stream));
  }

  #roomsOf(kind: RoomKind): string[] {
    return this.#rooms[kind].flatMap((count, n) => (count > 0 ? [this.#roomName(kind, n)] : []));
  }

  add(page: Page, place: Place, asCaster: boolean): Follow {
    const viewer = viewerOfStream(place.stream);
    const follow: Follow = { page, code: this.code, viewer, ...place, asCaster, room: undefined, isMoving: false };
    this.#follows.add(follow);
    if (!asCaster) this.#own.set(page.me.id, follow);
    page.follows.set(this.code, follow);
    this.#seat(follow);
    return follow;
  }

  remove(follow: Follow): void {
    this.#unseat(follow);
    follow.page.follows.delete(this.code);
    this.#follows.delete(follow);
    if (this.of(follow.page.me.id) === follow) this.#own.delete(follow.page.me.id);
  }

  move(follow: Follow, place: Place): void {
    this.#unseat(follow);
    Object.assign(follow, place);
    follow.viewer = viewerOfStream(place.stream);
    this.#seat(follow);
  }

  #seat(follow: Follow): void {
    const { stream } = follow;
    if (stream === 'spectator' || stream === 'delayed') this.#letWatch(follow, stream);
    else this.#players.add(follow);
  }

  #letWatch(follow: Follow, stream: WatchedStream): void {
    const kind: RoomKind = follow.isDeaf ? `${stream}-deaf` : stream;
    const rooms = this.#rooms[kind];
    const free = rooms.findIndex(count => count < SLICE);
    const n = free >= 0 ? free : rooms.length;
    rooms[n] = (rooms[n] ?? 0) + 1;
    if (!follow.asCaster) this.#watchers += 1;
    follow.room = this.#roomName(kind, n);
    follow.page.join(follow.room);
  }

  #unseat(follow: Follow): void {
    this.#players.delete(follow);
    if (follow.room === undefined) return;
    const [, kind, number] = follow.room.split('/');
    const rooms = this.#rooms[kind as RoomKind];
    const n = Number(number);
    rooms[n] = (rooms[n] ?? 1) - 1;
    if (!follow.asCaster) this.#watchers -= 1;
    follow.page.leave(follow.room);
    follow.room = undefined;
  }

  #roomName(kind: RoomKind, n: number): string {
    return `${this.code}/${kind}/${n}`;
  }
}
