import { parseArgs } from 'node:util';
import type { Attack } from './attacker.ts';

/* The process of an attack: ends by itself when its time is over, and tells its parent what it has got. */

const { values } = parseArgs({
  options: { attack: { type: 'string' }, port: { type: 'string' }, seconds: { type: 'string' } },
});
const { attack } = (await import(`./${values.attack}.ts`)) as { readonly attack: Attack };
// What it takes to start is not part of the attack.
process.send?.('ready');
const end = performance.now() + 1000 * Number(values.seconds);
const counts = await attack({ port: Number(values.port), isOver: () => performance.now() > end });
process.send?.(counts, () => process.exit(0));
