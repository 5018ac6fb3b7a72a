import { describe, expect, it } from 'vitest';
import { createSlices } from './slices.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

describe('slices', () => {
  it('run one a turn of the loop, in order, and outlive a failure', async () => {
    const done: string[] = [];
    const slice = createSlices(error => done.push(String(error)));
    slice(() => done.push('a'));
    slice(() => {
      throw new Error('b');
    });
    slice(() => done.push('c'));
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['a']);
    while (done.length < 3) await turn();
    expect(done).toEqual(['a', 'Error: b', 'c']);
    slice(() => done.push('d'));
    while (done.length < 4) await turn();
  });
});
