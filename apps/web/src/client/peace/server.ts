import type { FinishesOf, PeaceRefusal, PeaceView, PeaceWish, PersonId } from '@gorrion/protocol';
import { askServer } from '../askServer.ts';

/* What the page asks its server about the person's lists, and about others. */

/** Why there is no answer. */
export type PeaceFailure = PeaceRefusal | 'offline';

const ask = <Value>(path: string, body?: PeaceWish) => askServer<Value, PeaceRefusal>(path, body);

export const fetchPeace = () => ask<PeaceView>('/api/peace');
export const changePeace = (wish: PeaceWish) => ask<PeaceView>('/api/peace', wish);
export const fetchFinishes = (people: readonly PersonId[]) =>
  ask<FinishesOf>(`/api/peace/finishes?who=${people.join(',')}`);
