export * from './archive.ts';
export * from './client.ts';
export * from './commands.ts';
export * from './dispute.ts';
export * from './lines.ts';
export * from './record.ts';
export * from './review.ts';
export * from './settings.ts';
