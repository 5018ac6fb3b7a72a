import type { DeviceRefusal, DevicesView, DeviceWish, PasskeyOptions } from '@gorrion/protocol';
import { askServer, type ServerAnswer } from '../../client/askServer.ts';

/* What the page asks its server about the devices of a person. */

/** Why there is no answer. The last two are the browser's own. */
export type Failure = DeviceRefusal | 'offline' | 'passkey-cancelled' | 'passkey-exists';
export type Answer<T> = ServerAnswer<T, Failure>;

const ask = <T>(body?: DeviceWish): Promise<Answer<T>> => askServer('/api/devices', body);

type PasskeyQuestion = Extract<DeviceWish, { type: 'ask-passkey' | 'ask-return' }>;

export const fetchDevices = (): Promise<Answer<DevicesView>> => ask();
export const changeDevices = (wish: Exclude<DeviceWish, PasskeyQuestion>): Promise<Answer<DevicesView>> => ask(wish);
export const askForPasskey = (wish: PasskeyQuestion): Promise<Answer<PasskeyOptions>> => ask(wish);
