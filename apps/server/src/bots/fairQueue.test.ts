import { describe, expect, it } from 'vitest';
import { type Asker, type Budgets, FairQueue } from './fairQueue.ts';

const NONE: Budgets = { guest: { burst: 0, perSecond: 0 }, network: { burst: 0, perSecond: 0 } };
const AMPLE: Budgets = { guest: { burst: 1e9, perSecond: 0 }, network: { burst: 1e9, perSecond: 0 } };
const asker = (guest: string, network?: string): Asker => ({ guest, network });

/** Takes all items, in their order. */
function drained(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) items.push(next.item);
  return items;
}

describe('questions of many guests', () => {
  it('are answered in turns of guests, each guest in the order asked', () => {
    const queue = new FairQueue<string>(AMPLE, () => 0);
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push(asker('a'), item);
    for (const item of ['b1', 'b2']) queue.push(asker('b'), item);
    queue.push(asker('c'), 'c1');
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.isEmpty).toBe(true);
  });

  it('of one network take turns with another network, however many guests it has', () => {
    const queue = new FairQueue<string>(AMPLE, () => 0);
    for (let n = 0; n < 36; n++) queue.push(asker(`guest ${n}`, 'crowd'), `crowd ${n}`);
    for (const item of ['1', '2', '3']) queue.push(asker('alone', 'home'), item);
    expect(drained(queue).slice(0, 6)).toEqual(['crowd 0', '1', 'crowd 1', '2', 'crowd 2', '3']);
  });

  it('go on where they were when more come in between', () => {
    const queue = new FairQueue<string>(NONE, () => 0);
    queue.push(asker('a'), 'a1');
    queue.push(asker('a'), 'a2');
    expect(queue.shift()?.item).toBe('a1');
    queue.push(asker('b'), 'b1');
    queue.push(asker('a'), 'a3');
    expect(drained(queue)).toEqual(['a2', 'b1', 'a3']);
  });

  it('are answered before those of a guest, or of a network, that has spent its budget', () => {
    let now = 0;
    const queue = new FairQueue<string>(
      { guest: { burst: 100, perSecond: 10 }, network: { burst: 300, perSecond: 10 } },
      () => now,
    );
    queue.charge(asker('a', 'x'), 150);
    queue.push(asker('a', 'x'), 'a');
    queue.push(asker('b', 'y'), 'b');
    expect(queue.waitingWithinBudget).toBe(1);
    expect([queue.shift(), queue.shift()]).toMatchObject([
      { item: 'b', isOverBudget: false },
      { item: 'a', isOverBudget: true },
    ]);
    for (const guest of ['c', 'd', 'e', 'f']) queue.charge(asker(guest, 'crowd'), 90);
    queue.push(asker('g', 'crowd'), 'g');
    queue.push(asker('b', 'y'), 'b');
    expect(drained(queue)).toEqual(['b', 'g']);
    now = 20_000;
    queue.push(asker('a', 'x'), 'a');
    expect(queue.shift()).toMatchObject({ item: 'a', isOverBudget: false });
  });

  it('of 108 tables of three networks keep a guest with one table waiting for nobody else', () => {
    const queue = new FairQueue<string>(
      { guest: { burst: 500, perSecond: 50 }, network: { burst: 1500, perSecond: 100 } },
      () => 0,
    );
    const crowd = Array.from({ length: 108 }, (_, n) => asker(`guest ${n % 36}`, `network ${n % 3}`));
    for (const one of crowd) queue.charge(one, 60);
    for (const one of crowd) for (let n = 0; n < 3; n++) queue.push(one, 'crowd');
    for (let n = 0; n < 3; n++) queue.push(asker('alone', 'home'), `alone ${n}`);
    expect(drained(queue).slice(0, 4)).toEqual(['alone 0', 'alone 1', 'alone 2', 'crowd']);
  });
});
