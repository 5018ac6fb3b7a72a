export * from './address.ts';
export * from './answers.ts';
export * from './state.ts';
