import type { Entry, PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { Answers, answerable, type Executed } from './answers.ts';

const person = (name: string) => name as PersonId;
const ok = (seq: number): Promise<Executed> => Promise.resolve({ ok: true, seq });

describe('answers that were given (requirement 17)', () => {
  it('are found again by the same command only', async () => {
    const answers = new Answers();
    answers.remember(person('ana'), 'a', 'digest', ok(7));
    expect(await answers.find(person('ana'), 'a', 'digest')).toEqual({ ok: true, seq: 7 });
    expect(await answers.find(person('ana'), 'a', 'other')).toEqual({ ok: false, code: 'command-id-reused' });
    expect(answers.find(person('bea'), 'a', 'digest')).toBeUndefined();
  });

  it('are not pushed out by somebody who sends much', () => {
    const answers = new Answers();
    answers.remember(person('ana'), 'hers', 'digest', ok(1));
    for (let i = 0; i < 500; i++) answers.remember(person('bea'), `bea ${i}`, 'digest', ok(i));
    expect(answers.find(person('ana'), 'hers', 'digest')).toBeDefined();
    expect(answers.find(person('bea'), 'bea 499', 'digest')).toBeDefined();
    expect(answers.find(person('bea'), 'bea 0', 'digest')).toBeUndefined();
  });

  it('are bounded, however many people ask: whoever has most gives up first', () => {
    const answers = new Answers();
    for (let i = 0; i < 4; i++) answers.remember(person('ana'), `ana ${i}`, 'digest', ok(i));
    for (let i = 0; i < 60; i++) answers.remember(person(`watcher ${i}`), 'w', 'digest', ok(i));
    expect(answers.find(person('ana'), 'ana 0', 'digest')).toBeDefined();
    answers.remember(person('one more'), 'w', 'digest', ok(0));
    expect(answers.find(person('ana'), 'ana 0', 'digest')).toBeUndefined();
    expect(answers.find(person('ana'), 'ana 3', 'digest')).toBeDefined();
    for (let i = 0; i < 5000; i++) answers.remember(person(`crowd ${i}`), 'w', 'digest', ok(i));
    const found = Array.from({ length: 5000 }, (_, i) => answers.find(person(`crowd ${i}`), 'w', 'digest'));
    expect(found.filter(Boolean).length).toBeLessThanOrEqual(64);
  });

  it('are made anew from a log: the last of everybody, however much another has sent since', () => {
    const said = (by: string, n: number): Entry => ({
      seq: n,
      at: n,
      event: { type: 'paused' },
      cause: { by: person(by), id: `${by} ${n}`, digest: 'digest' },
    });
    const log = [
      ...Array.from({ length: 40 }, (_, n) => said('ana', n)),
      { seq: 40, at: 40, event: { type: 'paused' } } as const,
      ...Array.from({ length: 500 }, (_, n) => said('bea', 41 + n)),
    ];
    const found = answerable(log);
    expect(found.size).toBe(32);
    for (const entry of [...log.slice(24, 40), ...log.slice(-16)]) expect(found).toContain(entry);
  });

  it('are given up where nothing was done', () => {
    const answers = new Answers();
    answers.remember(person('ana'), 'a', 'digest', ok(1));
    answers.forget(person('ana'), 'a');
    expect(answers.find(person('ana'), 'a', 'digest')).toBeUndefined();
  });
});
