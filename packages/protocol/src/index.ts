export * from './commands.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './messages.ts';
export * from './refusals.ts';
export * from './settings.ts';
export * from './state.ts';
export * from './version.ts';
