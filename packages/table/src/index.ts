export * from './ports.ts';
export * from './unopened.ts';
