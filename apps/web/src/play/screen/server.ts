import type { ScreenRefusal, ScreenView, ScreenWish, TableScreen } from '@gorrion/protocol';
import { askServer, type ServerAnswer } from '../../client/askServer.ts';

/* What a page asks its server about large screens. */

/** Why there is no answer. */
export type ScreenFailure = ScreenRefusal | 'offline';
export type ScreenAnswer<T> = ServerAnswer<T, ScreenRefusal>;

const PATH = '/api/screens';

const ask = <T>(path: string, body?: ScreenWish): Promise<ScreenAnswer<T>> => askServer(path, body);

export const fetchScreen = (): Promise<ScreenAnswer<ScreenView>> => ask(PATH);
export const offerScreen = (): Promise<ScreenAnswer<ScreenView>> => ask(PATH, { type: 'offer' });
export const screenOf = (table: string): Promise<ScreenAnswer<TableScreen>> =>
  ask(`${PATH}?${new URLSearchParams({ table })}`);
export const changeScreen = (wish: Exclude<ScreenWish, { type: 'offer' }>): Promise<ScreenAnswer<TableScreen>> =>
  ask(PATH, wish);
