import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Readings } from './reading.ts';

it('says how much of a processor is used, also where nobody asks for the metrics', async () => {
  const readings = new Readings(new Registry());
  await readings.look();
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 20_000);
  await readings.look();
  readings.stop();
  expect(readings.processor).toBeGreaterThan(0);
});
