import { attackByForgetting } from './attack.ts';

/* `npm run chaos:forget`: eight guests with forty finished games each ask to be forgotten as often as the limit allows. */

console.log(JSON.stringify(await attackByForgetting({ attackers: 8, tables: 40, entries: 700, ms: 10_000 })));
process.exit(0);
