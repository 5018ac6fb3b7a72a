import { faultsOf } from '@gorrion/events/rotation';
import { describe, expect, it } from 'vitest';
import { type SearchMessage, type SearchQuestion, SearchTask } from './searchTask.ts';

const question: SearchQuestion = { needs: { players: 20, sessions: 6 }, seed: 'a', budget: 1_000_000 };

/** Runs a search whose parts the test lets run. */
function searching(own: SearchQuestion) {
  const told: SearchMessage[] = [];
  const parts: (() => void)[] = [];
  const task = new SearchTask(
    message => told.push(message),
    next => parts.push(next),
  );
  task.start(own);
  return { task, told, runOne: () => parts.shift()?.(), left: () => parts.length };
}

describe('a search in parts', () => {
  it('tells its progress after each part, and the best rotation when its budget is spent', () => {
    const { told, runOne, left } = searching({ ...question, budget: 250_000 });
    while (left() > 0) runOne();
    expect(told.map(({ type }) => type)).toEqual(['progress', 'progress', 'done']);
    const last = told.at(-1)!;
    if (last.type !== 'done') throw new Error('not done');
    expect(last.progress.steps).toBe(250_000);
    expect(faultsOf(last.rotation, question.needs).totals.repeat).toBe(last.progress.repeats);
  });

  it('ends with what it has when it is stopped', () => {
    const { task, told, runOne, left } = searching(question);
    task.stop();
    runOne();
    expect(told.at(-1)).toMatchObject({ type: 'done', progress: { steps: 100_000 } });
    expect(left()).toBe(0);
  });

  it('is done at once where a design is known: 16 players in five sessions, nobody meets twice', () => {
    const { told } = searching({ ...question, needs: { players: 16, sessions: 5 } });
    expect(told).toMatchObject([{ type: 'done', progress: { isDesign: true, repeats: 0 } }]);
  });

  it('fails for needs that no rotation meets', () => {
    expect(searching({ ...question, needs: { players: 18, sessions: 5 } }).told).toEqual([{ type: 'failed' }]);
  });
});
