import { measureHands } from './hands.ts';

/* `npm run disk`: measures the size of a hand on the disk (kB), during play and packed, and the time (ms) to read one. */

console.log(JSON.stringify(await measureHands(16)));
