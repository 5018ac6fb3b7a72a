export * from './client.ts';
export * from './commands.ts';
export * from './settings.ts';
