import { enableCompileCache } from 'node:module';

/**
 * `npm run -s waits < hands.jsonl`: see `waitLines.ts`, and `score.js` for why this is JavaScript.
 */
enableCompileCache();
await import('./waitLines.ts');
