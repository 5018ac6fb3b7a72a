import type { ChatLine, ServerToClient, TableCode, TableViewer } from '@gorrion/protocol';
import type { Audience } from './audience.ts';
import type { Follow, Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

/* Sends what is said at tables to the pages that may read it; with a delay, with what happened meanwhile. */

/** Returns the chat lines that a viewer may read. */
export type LinesFor = (table: RunningTable, viewer: TableViewer) => readonly ChatLine[];

interface TalkOptions {
  /** undefined if the host has no chat. */
  readonly linesFor: LinesFor | undefined;
  readonly audienceOf: (tableId: string) => Audience | undefined;
  /** Whether a table is being restored: its pages are sent its talk afterwards. */
  readonly isFaulty: (tableId: string) => boolean;
  readonly tellWatchers: (
    rooms: readonly string[],
    name: 'table:said',
    message: Parameters<ServerToClient['table:said']>[0],
  ) => void;
}

export class TalkFeed {
  readonly #options: TalkOptions;

  constructor(options: TalkOptions) {
    this.#options = options;
  }

  /** Sends a chat line to every page that may read it. Players do not get the lines of spectators, on no page of theirs. */
  say(table: RunningTable, line: ChatLine): void {
    const { audienceOf, tellWatchers } = this.#options;
    const audience = audienceOf(table.id);
    if (line.room === 'players') this.#sayLater(table, line);
    if (!audience) return;
    const message = { code: audience.code, line };
    if (line.room === 'players') for (const { page } of audience.players()) page.tell('table:said', message);
    if (line.room === 'spectators') tellWatchers(audience.roomsOfHearers(), 'table:said', message);
    else tellWatchers(table.delayed ? audience.rooms('spectator') : audience.rooms(), 'table:said', message);
  }

  /** Sends what a player said to spectators who watch with a delay, with what happened meanwhile; not what is deleted by then. */
  #sayLater(table: RunningTable, line: ChatLine): void {
    const { linesFor, audienceOf, isFaulty, tellWatchers } = this.#options;
    table.delayed?.later(line.at, () => {
      const audience = audienceOf(table.id);
      if (!audience || isFaulty(table.id) || !linesFor?.(table, 0).some(({ at }) => at === line.at)) return;
      tellWatchers(audience.rooms('delayed'), 'table:said', { code: audience.code, line });
    });
  }

  /** Waits with the lines of players that came here with the table. */
  sayRestLater(table: RunningTable): void {
    const { delayed } = table;
    const lines = (delayed && this.#options.linesFor?.(table, 0)) ?? [];
    for (const line of lines) if (!delayed?.hasShown(line.at)) this.#sayLater(table, line);
  }

  /** Sends a page all chat lines that its viewer may read by now. */
  show(page: Page, table: RunningTable, { viewer, stream, isDeaf }: Pick<Follow, 'viewer' | 'stream' | 'isDeaf'>) {
    const { linesFor } = this.#options;
    if (!linesFor) return;
    const isShown = ({ room, at }: ChatLine) =>
      room === 'spectators' ? !isDeaf : stream !== 'delayed' || (table.delayed?.hasShown(at) ?? true);
    const lines = linesFor(table, viewer).filter(isShown);
    page.tell('table:chat', { code: table.id as TableCode, lines });
  }

  /** Sends every page its chat lines again, after some were deleted or came from another node. */
  showAnew(table: RunningTable): void {
    for (const follow of this.#options.audienceOf(table.id)?.all() ?? []) this.show(follow.page, table, follow);
    this.sayRestLater(table);
  }
}
