import type { FinishesOf, PeaceRefusal, PeaceView, PeaceWish, PersonId } from '@gorrion/protocol';

/* What the page asks its server about the person's lists, and about others. */

/** Why there is no answer. `offline`: the server cannot be reached. */
export type PeaceFailure = PeaceRefusal | 'offline';
type PeaceAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: PeaceFailure };

async function ask<Value>(path: string, body?: PeaceWish): Promise<PeaceAnswer<Value>> {
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
    return response.ok ? { ok: true, value } : { ok: false, why: (value as { code: PeaceRefusal }).code };
  } catch {
    return { ok: false, why: 'offline' };
  }
}

export const fetchPeace = () => ask<PeaceView>('/api/peace');
export const changePeace = (wish: PeaceWish) => ask<PeaceView>('/api/peace', wish);
export const fetchFinishes = (people: readonly PersonId[]) =>
  ask<FinishesOf>(`/api/peace/finishes?who=${people.join(',')}`);
