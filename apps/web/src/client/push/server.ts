import type { PushRefusal, PushView, PushWish } from '@gorrion/protocol';
import { askServer, type ServerAnswer } from '../askServer.ts';

/* What the page asks its server about calls. */

/** Why there is no answer. The last two are the browser's own. */
export type PushFailure = PushRefusal | 'offline' | 'no-worker' | 'browser-failed';
export type PushAnswer = ServerAnswer<PushView, PushFailure>;

export const changePushes = (wish: PushWish): Promise<PushAnswer> => askServer('/api/push', wish);
export const fetchPushes = (): Promise<PushAnswer> => askServer('/api/push');
