import { afterAll } from 'vitest';
import { reportMissing } from './missing.ts';
import { type RedisService, redis } from './services.ts';

/** Opens Redis for the tests of a file; without it one skipped test says what is missing. */
export async function redisForTests(): Promise<RedisService | undefined> {
  const service = await redis();
  if ('missing' in service) {
    reportMissing('Redis', service.missing);
    return undefined;
  }
  afterAll(() => service.stop(), 60_000);
  return service;
}
