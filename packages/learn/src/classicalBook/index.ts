export * from './entries.ts';
export { olderParts } from './lit.ts';
export { olderTextsIn, TEXT_SAYS } from './texts.ts';
export type { OlderTexts } from './types.ts';
