import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PatientClock } from './patientClock.ts';

/** Lets everything happen that needs no time. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

it('stands still while somebody is waited for, then goes from one thing that falls due to the next', async () => {
  let mayPass = false;
  const clock = new PatientClock(1000, () => mayPass);
  const seen: (readonly [string, number])[] = [];
  const note = (name: string) => () => void seen.push([name, clock.now()]);
  clock.at(61_000, note('late'));
  clock.at(2000, () => {
    note('first')();
    clock.at(3000, note('made by the first'));
  });
  clock.at(2000, note('second'));
  clock.at(2500, note('never'))();
  await rest();
  expect([seen, clock.now()]).toEqual([[], 1000]);

  mayPass = true;
  clock.look();
  await rest();
  expect(seen).toEqual([
    ['first', 2000],
    ['second', 2000],
    ['made by the first', 3000],
    ['late', 61_000],
  ]);
});

it('never goes back, and lets what follows without time happen before it goes on', async () => {
  let isBusy = false;
  const clock = new PatientClock(1000, () => !isBusy);
  const seen: number[] = [];
  clock.at(2000, () => {
    void nextTurn().then(() => {
      isBusy = true;
    });
  });
  clock.at(9000, () => seen.push(clock.now()));
  await rest();
  expect(seen).toEqual([]);
  clock.at(500, () => seen.push(clock.now()));
  isBusy = false;
  clock.look();
  await rest();
  expect(seen).toEqual([2000, 9000]);
});
