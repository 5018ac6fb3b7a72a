import { measureHands } from './hands.ts';

/* `npm run disk`: kilobytes of a hand on the disk while it is played and once it is over, milliseconds to read one. */

console.log(JSON.stringify(await measureHands(16)));
