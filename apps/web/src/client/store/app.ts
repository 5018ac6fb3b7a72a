import type { LinkState } from '@gorrion/client/connection';
import type {
  Announcement,
  ChatLine,
  Lobby,
  Me,
  Refusal,
  SetBack,
  ShuffleObjection,
  TableCommand,
} from '@gorrion/protocol';
import type { Tile } from '@gorrion/rules';
import { create } from 'zustand';
import type { FollowedTable } from './following.ts';

/** A piece of news that the page shows for some seconds. Components put it into words. */
export type News =
  | { readonly kind: 'refused'; readonly code: Refusal }
  | {
      readonly kind: 'lost-claim';
      readonly name: string;
      readonly tile: Tile;
      readonly by: 'win' | 'kong' | 'pung' | 'chow';
    }
  | { readonly kind: 'back'; readonly discards: number }
  /** The host, or the teacher of this name, removed this person from their chair. */
  | { readonly kind: 'unseated'; readonly teacher?: string | undefined }
  /** The viewer's chair was freed without their asking, and they may sit down again. */
  | { readonly kind: 'chair-freed' }
  /** The viewer has left their chair. */
  | { readonly kind: 'stood-up' }
  /** Another player has refused the viewer's wish for a pause or for the end. */
  | { readonly kind: 'wish-refused'; readonly wish: 'pause' | 'end'; readonly name: string }
  /** This page does not trust the shuffle. */
  | { readonly kind: 'shuffle-objection'; readonly reason: ShuffleObjection }
  /** Another player's page does not trust it. */
  | { readonly kind: 'shuffle-refused'; readonly name: string; readonly reason: ShuffleObjection }
  /** The pages of these people sealed a number and did not open it. The shuffle begins again. */
  | { readonly kind: 'shuffle-void'; readonly names: readonly string[] }
  /** A player had the wall built anew; undefined = the viewer. */
  | { readonly kind: 'wall-rebuilt'; readonly name: string | undefined }
  /** The teacher of the table has put another hand, or an earlier turn, on it. */
  | { readonly kind: 'lesson-set'; readonly why: Exclude<SetBack, 'try-again'>; readonly name: string }
  /** A reload lost this page's sealed number, which the browser did not store. The shuffle begins again. */
  | { readonly kind: 'number-lost' }
  /** The server begins a hand that this page already knows. The notice stays until the player answers. */
  | { readonly kind: 'hand-lost' }
  /** What the viewer asked for in a hand comes with a newer page. The notice stays until they answer. */
  | { readonly kind: 'reload-needed' }
  | { readonly kind: 'copied'; readonly isLink: boolean };

export interface Notice {
  readonly id: number;
  readonly news: News;
}

/** A command to the table that has no answer yet. */
export interface PendingCommand {
  readonly id: string;
  readonly command: TableCommand;
  /** The number of the newest event when the command was sent. */
  readonly at: number;
}

export interface App {
  readonly link: LinkState;
  readonly me: Me | undefined;
  readonly lobby: Lobby | undefined;
  readonly table: FollowedTable | undefined;
  /** The chat of that table, as far as this page may read it, oldest first. */
  readonly chat: readonly ChatLine[];
  /** Where the players of that table talk, if this page is one of theirs. */
  readonly callLink: string | null;
  /** Why the table of the address cannot be followed. */
  readonly refusal: { readonly code: string; readonly why: Refusal } | undefined;
  readonly pending: readonly PendingCommand[];
  readonly notices: readonly Notice[];
  /** The operator's notice to all. */
  readonly announcement: Announcement | null;
}

export const useApp = create<App>(() => ({
  link: { status: 'connecting' },
  me: undefined,
  lobby: undefined,
  table: undefined,
  chat: [],
  callLink: null,
  refusal: undefined,
  pending: [],
  notices: [],
  announcement: null,
}));

export type Store = Pick<typeof useApp, 'getState' | 'setState'>;

let lastNotice = 0;
const SHOWN = 3;

export function tell(store: Store, news: News): number {
  const id = ++lastNotice;
  // Said again, the same words replace the earlier ones: two would only stand one above the other.
  const said = JSON.stringify(news);
  store.setState(({ notices }) => {
    const others = notices.filter(notice => JSON.stringify(notice.news) !== said);
    return { notices: [...others, { id, news }].slice(-SHOWN) };
  });
  return id;
}

export const dismiss = (store: Store, id: number): void =>
  store.setState(app => ({ notices: app.notices.filter(notice => notice.id !== id) }));
