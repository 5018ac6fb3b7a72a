export type * from './commands.ts';
export * from './people.ts';
export * from './plan.ts';
export type * from './play.ts';
export * from './refusals.ts';
export * from './view.ts';
export { checkedHand, paymentsFor, scoreOfTiles, winBarredBy } from './worth.ts';
