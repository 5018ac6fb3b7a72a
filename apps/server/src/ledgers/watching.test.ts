import type { PersonId } from '@gorrion/protocol';
import { expect, it, vi } from 'vitest';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import { newPage } from '../transport/page.ts';
import type { LedgerDesk } from './desk.ts';
import { LedgerWatch } from './watching.ts';

/** Returns a desk that answers when it is told to, and the clock's tasks are run by hand. */
function opened() {
  const answers: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  let version: number | undefined = 3;
  let isBroken = false;
  let tellChanged: (id: string, version: number) => void = () => {};
  const desk = {
    onChange: (listener: typeof tellChanged) => {
      tellChanged = listener;
    },
    standing: () => new Promise(done => answers.push(() => done('known'))),
    versionFor: async () => {
      if (isBroken) throw new Error('no store');
      return version;
    },
  } as unknown as LedgerDesk;
  const at = (_: number, task: () => void) => {
    tasks.push(task);
    return () => {};
  };
  const clock = { now: () => 0, at };
  const told: unknown[] = [];
  const page = newPage({
    id: 'one',
    me: { id: 'ana' as PersonId, name: 'Ana' },
    device: 'd' as never,
    network: undefined,
    origin: 'http://here',
    tell: (...words: unknown[]) => void told.push(words),
    pass() {},
    join() {},
    leave() {},
    close() {},
  } as Parameters<typeof newPage>[0]);
  const watch = new LedgerWatch(desk, clock, new Guesses({ limits: LIMITS, now: clock.now }));
  const change = async () => {
    version = version && 4;
    tellChanged('LEDGER', 4);
    for (const task of tasks.splice(0)) task();
    await Promise.resolve();
    return told.splice(0);
  };
  const hide = () => {
    version = undefined;
  };
  const breakStore = (broken: boolean) => {
    isBroken = broken;
  };
  return { watch, page, change, hide, breakStore, answer: () => answers.splice(0).forEach(go => void go()) };
}

it('tells a page that watches', async () => {
  const { watch, page, change, answer } = opened();
  const asked = watch.watch(page, 'ledger');
  answer();
  expect(await asked).toEqual({ ok: true, version: 3 });
  expect(await change()).toEqual([['ledger:changed', { ledger: 'LEDGER', version: 4 }]]);
});

it('tells nothing to a page whose person may see the ledger no more', async () => {
  const { watch, page, change, hide, answer } = opened();
  const asked = watch.watch(page, 'ledger');
  answer();
  await asked;
  hide();
  expect(await change()).toEqual([]);
});

it.each([
  ['has left', 'exit'],
  ['has looked away', 'unwatch'],
] as const)('tells nothing to a page that %s while the ledger was read', async (_, leave) => {
  const { watch, page, change, answer } = opened();
  const asked = watch.watch(page, 'ledger');
  watch[leave](page, 'ledger');
  answer();
  await asked;
  expect(await change()).toEqual([]);
});

it('keeps nothing of what it refuses, whatever texts a page asks for', async () => {
  const { watch, page, hide, answer } = opened();
  hide();
  const set = vi.spyOn(Map.prototype, 'set');
  const asked = watch.watch(page, 'nothing');
  answer();
  expect(await asked).toEqual({ ok: false, code: 'no-such-ledger' });
  const holders = set.mock.contexts as readonly Map<unknown, unknown>[];
  set.mockRestore();
  expect(holders.filter(map => map.has('NOTHING'))).toEqual([]);
});

it('tells nothing of a ledger from which a page looks away while it is read, and watches another', async () => {
  const { watch, page, change, answer } = opened();
  for (const ledger of ['ledger', 'other']) {
    const asked = watch.watch(page, ledger);
    answer();
    await asked;
  }
  const telling = change();
  watch.unwatch(page, 'ledger');
  expect(await telling).toEqual([]);
});

it('tells nothing while the store does not answer, and goes on afterwards', async () => {
  const { watch, page, change, breakStore, answer } = opened();
  const asked = watch.watch(page, 'ledger');
  answer();
  await asked;
  breakStore(true);
  expect(await change()).toEqual([]);
  breakStore(false);
  expect(await change()).toHaveLength(1);
});
