import { forTests } from './forTests.ts';
import { redis } from './services.ts';

/** Opens Redis for the tests of a file; without it one skipped test says what is missing. */
export const redisForTests = async () => forTests('Redis', await redis());
