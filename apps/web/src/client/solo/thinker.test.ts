import { describe, expect, it } from 'vitest';
import { type NumberedQuestion, type Thinker, threadBots } from './thinker.ts';

class FakeThinker implements Thinker {
  onmessage: Thinker['onmessage'] = null;
  onerror: Thinker['onerror'] = null;
  asked: NumberedQuestion[] = [];
  isTerminated = false;
  postMessage = (asked: NumberedQuestion) => void this.asked.push(asked);
  terminate = () => {
    this.isTerminated = true;
  };
  think(id: number, command?: object): void {
    this.onmessage?.({ data: { id, command } } as never);
  }
}

function bots() {
  const thinkers: FakeThinker[] = [];
  const { decide } = threadBots(() => {
    const thinker = new FakeThinker();
    thinkers.push(thinker);
    return thinker;
  });
  return { thinkers, ask: (seat: number) => decide({ seat } as never) };
}

describe('bots in a thread of their own', () => {
  it('start with the first question and answer each its own', async () => {
    const { thinkers, ask } = bots();
    expect(thinkers).toEqual([]);
    const answers = [ask(1), ask(2)];
    const [thinker] = thinkers as [FakeThinker];
    expect(thinkers).toHaveLength(1);
    const [first, second] = thinker.asked as [NumberedQuestion, NumberedQuestion];
    thinker.think(second.id, { seat: 2 });
    thinker.think(first.id, { seat: 1 });
    expect(await Promise.all(answers)).toEqual([{ seat: 1 }, { seat: 2 }]);
  });

  it('that fail harm one question only', async () => {
    const { thinkers, ask } = bots();
    const answers = [ask(1), ask(2)];
    const [thinker] = thinkers as [FakeThinker];
    thinker.think(thinker.asked[0]!.id);
    thinker.think(thinker.asked[1]!.id, { seat: 2 });
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are replaced when their thread dies', async () => {
    const { thinkers, ask } = bots();
    const lost = [ask(1), ask(2)];
    thinkers[0]!.onerror?.({} as ErrorEvent);
    expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(thinkers[0]!.isTerminated).toBe(true);
    const next = ask(3);
    thinkers[1]!.think(thinkers[1]!.asked[0]!.id, { seat: 3 });
    expect(await next).toEqual({ seat: 3 });
  });
});
