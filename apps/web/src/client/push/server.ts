import type { PushRefusal, PushView, PushWish } from '@gorrion/protocol';

/* What the page asks its server about calls. */

/** Why there is no answer. `offline`: the server cannot be reached. The last two are the browser's own. */
export type PushFailure = PushRefusal | 'offline' | 'no-worker' | 'browser-failed';
export type PushAnswer =
  | { readonly ok: true; readonly view: PushView }
  | { readonly ok: false; readonly why: PushFailure };

const PATH = '/api/push';

async function ask(body?: PushWish): Promise<PushAnswer> {
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
    return response.ok ? { ok: true, view: value } : { ok: false, why: (value as { code: PushRefusal }).code };
  } catch {
    return { ok: false, why: 'offline' };
  }
}

export const fetchPushes = (): Promise<PushAnswer> => ask();
export const changePushes = (wish: PushWish): Promise<PushAnswer> => ask(wish);
