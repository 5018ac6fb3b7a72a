/* The schemas that `@gorrion/protocol/schemas` is for others: of what a client sends, and of what is saved as a file. */

export { clientSchemas } from './client.ts';
export { tableCommandSchema } from './commands.ts';
export { disputeSchema } from './dispute.ts';
export { recordSchema } from './record.ts';
export { gameReviewSchema } from './review.ts';
export { settingsSchema } from './settings.ts';
