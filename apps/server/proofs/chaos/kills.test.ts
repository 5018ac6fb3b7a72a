import { expect, it, vi } from 'vitest';
import { isClean } from './inquest.ts';
import { killAgainAndAgain } from './kills.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

it('loses no command and applies none twice when the process is killed under load (requirement 11; npm run chaos: 1,000 times)', async () => {
  let kills = 0;
  const found = await killAgainAndAgain({
    kills: 3,
    acknowledged: 11,
    seed: 'short',
    parties: 2,
    onKill: n => {
      kills = n;
    },
  });
  expect(kills).toBeGreaterThanOrEqual(3);
  expect(found, JSON.stringify(found)).toSatisfy(isClean);
  expect(found.changed).toBe(0);
  // Each kill is seen by all pages of both tables; on a busy machine more than three follow.
  expect(found.pages).toBe(8 * kills);
  expect(found.acknowledged).toBeGreaterThan(10);
  expect(found.repeated).toBeGreaterThan(0);
});
