export * from './commands.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './ports.ts';
export * from './settings.ts';
export * from './state.ts';
