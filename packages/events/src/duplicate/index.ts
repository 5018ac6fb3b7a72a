export * from './compare.ts';
export * from './scale.ts';
export * from './seating.ts';
export * from './types.ts';
