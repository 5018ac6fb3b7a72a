import { once } from 'node:events';
import { postgres, redis } from './services.ts';

/*
 * Starts PostgreSQL and Redis for tests that drive the server from outside. Prints one line of JSON: the addresses of an
 * empty database and of Redis, or what is missing. Stops both when its input ends.
 */

const database = await postgres();
const bus = 'missing' in database ? database : await redis();
if ('missing' in database || 'missing' in bus) {
  if (!('missing' in database)) await database.stop();
  console.log(JSON.stringify(bus));
} else {
  console.log(JSON.stringify({ databaseUrl: await database.freshUrl(), redisUrl: bus.url }));
  await once(process.stdin.resume(), 'end');
  await bus.stop();
  await database.stop();
}
