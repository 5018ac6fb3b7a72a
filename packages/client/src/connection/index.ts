/* What a page and this package's own client share: how a connection is kept, and how messages get through. */

export * from './chatLines.ts';
export * from './contributor.ts';
export * from './ids.ts';
export { createLink } from './link.ts';
export type { LinkState } from './linkState.ts';
export * from './lobbyWatch.ts';
export * from './outbox.ts';
export * from './queue.ts';
export * from './serverClock.ts';
export * from './socketWire.ts';
export * from './timeSync.ts';
export * from './wire.ts';
