import type { ScreenRefusal, ScreenView, ScreenWish, TableScreen } from '@gorrion/protocol';

/* What a page asks its server about large screens. */

/** Why there is no answer. `offline`: the server cannot be reached. */
export type ScreenFailure = ScreenRefusal | 'offline';
export type ScreenAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: ScreenFailure };

const PATH = '/api/screens';

async function ask<T>(path: string, body?: ScreenWish): Promise<ScreenAnswer<T>> {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // A proxy whose server restarts answers with a page of its own, which is no JSON.
    const value = await response.json();
    return response.ok ? { ok: true, value } : { ok: false, why: (value as { code: ScreenRefusal }).code };
  } catch {
    return { ok: false, why: 'offline' };
  }
}

export const fetchScreen = (): Promise<ScreenAnswer<ScreenView>> => ask(PATH);
export const offerScreen = (): Promise<ScreenAnswer<ScreenView>> => ask(PATH, { type: 'offer' });
export const screenOf = (table: string): Promise<ScreenAnswer<TableScreen>> =>
  ask(`${PATH}?${new URLSearchParams({ table })}`);
export const changeScreen = (wish: Exclude<ScreenWish, { type: 'offer' }>): Promise<ScreenAnswer<TableScreen>> =>
  ask(PATH, wish);
