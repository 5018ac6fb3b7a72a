export * from './entries.ts';
export { olderParts } from './lit.ts';
export { type OlderText, type OlderTexts, olderTextsIn, TEXT_SAYS } from './texts.ts';
