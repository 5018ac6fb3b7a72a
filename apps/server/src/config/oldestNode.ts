/* Which Node runs the server. This file imports nothing: a Node that fails on another one gets this far. */

/** The oldest major version of Node that runs the server; `engines` in the root's package.json says the same. */
const OLDEST_NODE = 26;

/** Says that this Node is too old, and what to do instead; ends nothing. Returns false on a Node that is new enough. */
export function isTooOld(remedy: string): boolean {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return false;
  process.stderr.write(`Gorrión needs Node ${OLDEST_NODE} or newer; this is Node ${node}. ${remedy}\n`);
  process.exitCode = 1;
  return true;
}
