import type { Entry, PersonId, TableEvent } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { AppliedCommands } from './appliedCommands.ts';

const ana = 'ana' as PersonId;
const bea = 'bea' as PersonId;
const id = (n: number) => n.toString(16).padStart(32, '0');
const digest = 'd1'.repeat(8);

const entry = (by: PersonId, n: number, event: TableEvent = { type: 'paused' }): Entry => ({
  seq: n,
  at: 0,
  event,
  cause: { by, id: id(n), digest },
});

describe('applied commands (requirement 17)', () => {
  it('are known by sender, id and digest', () => {
    const done = new AppliedCommands();
    done.see(entry(ana, 1), 7);
    expect(done.find(ana, id(1), digest)).toEqual({ ok: true, seq: 7 });
    expect(done.find(ana, id(1), 'd2'.repeat(8))).toEqual({ ok: false, code: 'command-id-reused' });
    expect(done.find(ana, id(2), digest)).toBeUndefined();
    expect(done.find(bea, id(1), digest)).toBeUndefined();
  });

  it("are the last 256 of each person, so that nobody evicts another's", () => {
    const done = new AppliedCommands();
    done.see(entry(ana, 1), 1);
    for (let n = 1; n <= 257; n++) done.see(entry(bea, n), n);
    expect(done.find(ana, id(1), digest)).toEqual({ ok: true, seq: 1 });
    expect(done.find(bea, id(1), digest)).toBeUndefined();
    expect(done.find(bea, id(2), digest)).toEqual({ ok: true, seq: 2 });
  });

  it('are not kept where they name the hand that they answer', () => {
    const done = new AppliedCommands();
    done.see(entry(ana, 1, { type: 'nonce-opened', place: 0, nonce: 'ab' } as TableEvent), 1);
    expect(done.find(ana, id(1), digest)).toBeUndefined();
  });
});
