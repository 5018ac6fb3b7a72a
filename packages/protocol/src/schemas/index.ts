export * from './client.ts';
export * from './commands.ts';
