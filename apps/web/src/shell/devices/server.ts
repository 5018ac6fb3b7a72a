import type { DeviceRefusal, DevicesView, DeviceWish, PasskeyOptions } from '@gorrion/protocol';

/* What the page asks its server about the devices of a person. */

/** Why there is no answer. `offline`: the server cannot be reached. The last two are the browser's own. */
export type Failure = DeviceRefusal | 'offline' | 'passkey-cancelled' | 'passkey-exists';
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Failure };

const PATH = '/api/devices';

async function ask<T>(body?: DeviceWish): Promise<Answer<T>> {
  try {
    const response = await fetch(PATH, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // A proxy whose server restarts answers with a page of its own, which is no JSON.
    const value = await response.json();
    return response.ok ? { ok: true, value } : { ok: false, why: (value as { code: DeviceRefusal }).code };
  } catch {
    return { ok: false, why: 'offline' };
  }
}

type PasskeyQuestion = Extract<DeviceWish, { type: 'ask-passkey' | 'ask-return' }>;

export const fetchDevices = (): Promise<Answer<DevicesView>> => ask();
export const changeDevices = (wish: Exclude<DeviceWish, PasskeyQuestion>): Promise<Answer<DevicesView>> => ask(wish);
export const askForPasskey = (wish: PasskeyQuestion): Promise<Answer<PasskeyOptions>> => ask(wish);
