import type { Entry, PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import type { CommandResult } from './answerRing.ts';
import { answerable, RecentAnswers } from './recentAnswers.ts';

const person = (name: string) => name as PersonId;
const id = (n: number) => n.toString(16).padStart(32, '0');
const digest = 'd1'.repeat(8);
const ok = (seq: number) => ({ ok: true, seq }) as const;

describe('recent answers (requirement 17)', () => {
  it('are found again by the same command only', async () => {
    const answers = new RecentAnswers();
    answers.give(person('ana'), id(1), digest, ok(7));
    expect(await answers.find(person('ana'), id(1), digest)).toEqual(ok(7));
    expect(await answers.find(person('ana'), id(1), 'd2'.repeat(8))).toEqual({ ok: false, code: 'command-id-reused' });
    expect(answers.find(person('bea'), id(1), digest)).toBeUndefined();
  });

  it('are pending while a command runs, and kept once it has a result', async () => {
    const answers = new RecentAnswers();
    let carriedOut: (answer: CommandResult) => void = () => {};
    const answer = new Promise<CommandResult>(resolve => {
      carriedOut = resolve;
    });
    answers.expect(person('ana'), id(1), digest, answer);
    expect(answers.find(person('ana'), id(1), digest)).toBe(answer);
    expect(await answers.find(person('ana'), id(1), 'd2'.repeat(8))).toEqual({ ok: false, code: 'command-id-reused' });
    expect(answers.find(person('bea'), id(1), digest)).toBeUndefined();
    carriedOut({ ok: false, code: 'not-host' });
    await answer;
    expect(await answers.find(person('ana'), id(1), digest)).toEqual({ ok: false, code: 'not-host' });
  });

  it('stay pending however many commands the same person has sent since', () => {
    const answers = new RecentAnswers();
    const never = new Promise<CommandResult>(() => {});
    for (let n = 0; n < 500; n++) answers.expect(person('ana'), id(n), digest, never);
    for (let n = 0; n < 500; n++) answers.give(person('ana'), id(1000 + n), digest, ok(n));
    expect(answers.find(person('ana'), id(0), digest)).toBe(never);
  });

  it('are not evicted by another person who sends much', () => {
    const answers = new RecentAnswers();
    answers.give(person('ana'), id(1), digest, ok(1));
    for (let n = 0; n < 500; n++) answers.give(person('bea'), id(n), digest, ok(n));
    expect(answers.find(person('ana'), id(1), digest)).toBeDefined();
    expect(answers.find(person('bea'), id(499), digest)).toBeDefined();
    expect(answers.find(person('bea'), id(0), digest)).toBeUndefined();
  });

  it('are bounded, however many people send: the person with the most loses the oldest', () => {
    const answers = new RecentAnswers();
    for (let n = 0; n < 4; n++) answers.give(person('ana'), id(n), digest, ok(n));
    for (let n = 0; n < 60; n++) answers.give(person(`watcher ${n}`), id(0), digest, ok(n));
    expect(answers.find(person('ana'), id(0), digest)).toBeDefined();
    answers.give(person('one more'), id(0), digest, ok(0));
    expect(answers.find(person('ana'), id(0), digest)).toBeUndefined();
    expect(answers.find(person('ana'), id(3), digest)).toBeDefined();
    for (let n = 0; n < 5000; n++) answers.give(person(`crowd ${n}`), id(0), digest, ok(n));
    const found = Array.from({ length: 5000 }, (_, n) => answers.find(person(`crowd ${n}`), id(0), digest));
    expect(found.filter(Boolean).length).toBe(64);
  });

  it('are rebuilt from a log: the last of each person, however much another has sent since', () => {
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

  it('are dropped if the command was not applied', async () => {
    const answers = new RecentAnswers();
    const frozen = Promise.resolve<CommandResult>({ ok: false, code: 'table-frozen' });
    answers.expect(person('ana'), id(1), digest, frozen);
    answers.forget(person('ana'), id(1));
    await frozen;
    expect(answers.find(person('ana'), id(1), digest)).toBeUndefined();
  });

  it('are kept if the code threw: a command that may have been applied does not run again', async () => {
    const answers = new RecentAnswers();
    const fault = Promise.reject<CommandResult>(new Error('a fault'));
    answers.expect(person('ana'), id(1), digest, fault);
    await fault.catch(() => {});
    expect(await answers.find(person('ana'), id(1), digest)).toEqual({ ok: false, code: 'table-frozen' });
  });
});
