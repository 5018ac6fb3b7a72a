import { enableCompileCache } from 'node:module';

/**
 * `npm run -s score -- [--ruleset wmo2006|wmo2014|cn1998|mil|milTable|ema] < hands.jsonl`: see `scoreLines.ts`. The program as compiled is
 * kept for the next run. This file is JavaScript, for what strips types would be loaded before the first TypeScript
 * even if nothing has to be stripped any more, and that takes as long as a few thousand hands.
 */
enableCompileCache();
await import('./scoreLines.ts');
