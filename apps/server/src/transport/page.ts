import type { DeviceId, PersonId } from '@gorrion/protocol';
import type { Page } from '@gorrion/table';
import { Bucket } from '../limits/bucket.ts';
import type { StoredToken } from '../persistence/tokens.ts';

/** A page on a connection of its own, with what limits its messages. */
export interface SocketPage extends Page {
  readonly id: string;
  /** The device of the page's guest. It changes with the guest's id. */
  device: DeviceId;
  /** The key for limits by address; undefined for this machine. */
  readonly network: string | undefined;
  /** The token of a page that is a program's, on the node that has its connection. */
  readonly token?: StoredToken | undefined;
  /** Of a page that is a program's, on every node: the person whose program it is, as whom or as whose bot it acts. */
  readonly program?: { readonly owner: PersonId } | undefined;
  readonly messages: Bucket;
  readonly offences: Bucket;
  /** Sends a frame that another node has made of what the page is told. */
  pass(frame: Uint8Array): void;
  close(): void;
}

export const newPage = (carrier: Omit<SocketPage, 'follows' | 'messages' | 'offences'>): SocketPage =>
  Object.assign(carrier, { follows: new Map(), messages: new Bucket(), offences: new Bucket() });
