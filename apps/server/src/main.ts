/*
 * The entry of the server. It imports nothing before it has checked the version, so that a Node which fails on another file
 * gets this far. Node before 22.18 runs no TypeScript at all, and stops with `ERR_UNKNOWN_FILE_EXTENSION`.
 */

/** The oldest major version of Node that runs the server; `engines` in the root's package.json says the same. */
const OLDEST_NODE = 26;

const { node } = process.versions;
if (Number.parseInt(node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `Gorrión needs Node ${OLDEST_NODE} or newer; this is Node ${node}. The right one comes with "npm ci": start the server with "npm start" or with "npx node apps/server/src/main.ts".\n`,
  );
  process.exitCode = 1;
} else {
  const [{ log, run }, { realClock }, { systemEntropy }] = await Promise.all([
    import('./process.ts'),
    import('./config/realClock.ts'),
    import('./config/systemEntropy.ts'),
  ]);
  run({ clock: realClock(log), entropy: systemEntropy });
}

export {};
