export { type Client, type ConnectOptions, connect, type SeekOptions } from './client.ts';
export type { LinkState } from './connection/linkState.ts';
export { newIdentity } from './identity.ts';
export type { SeenEntry } from './keptTable.ts';
export type { ShuffleMemory } from './shuffles.ts';
export { RefusedError, type Table, type TableEvents } from './table.ts';
