import { isTooOld } from './config/oldestNode.ts';

/*
 * The entry of the server in the repository. Nothing else is imported before the version of Node was looked at. Node before
 * 22.18 runs no TypeScript at all, and stops with `ERR_UNKNOWN_FILE_EXTENSION`.
 */

const REMEDY =
  'The right one comes with "npm ci": start the server with "npm start" or with "npx node apps/server/src/main.ts".';

if (!isTooOld(REMEDY)) {
  const [{ log, run }, { realClock }, { systemEntropy }] = await Promise.all([
    import('./process.ts'),
    import('./config/realClock.ts'),
    import('./config/systemEntropy.ts'),
  ]);
  run({ clock: realClock(log), entropy: systemEntropy });
}
