import type { DeviceId, PersonId, PushAddress, PushWishes } from '@gorrion/protocol';
import type { Language } from '@gorrion/rules';

/** What the store keeps of a device that is called. */
export interface Subscription {
  readonly person: PersonId;
  readonly device: DeviceId;
  readonly address: PushAddress;
  readonly language: Language;
  /** IANA time zone. */
  readonly zone: string;
  readonly wishes: PushWishes;
  /** Server time (ms). */
  readonly since: number;
  /** Server time (ms) of the last call; null before the first. */
  readonly calledAt: number | null;
  /** Names the last evening of which the device was told; empty before the first. */
  readonly evening: string;
}

export interface PushStore {
  /** Returns the devices of a person that are called, the first first. A device that is signed out is none of them. */
  subscriptionsOf(person: PersonId): Promise<readonly Subscription[]>;
  /** Keeps what a device wants. The browser of an address is one device of one person: another one loses it. */
  keepSubscription(subscription: Subscription): Promise<void>;
  /** Notes that a device was called; `evening`: of which evening it was told, if it was one. */
  noteCall(person: PersonId, device: DeviceId, calledAt: number, evening?: string): Promise<void>;
  /** Calls a device no more. With an endpoint only if that is still its address. */
  dropSubscription(person: PersonId, device: DeviceId, endpoint?: string): Promise<void>;
  /** Returns a secret of all nodes by its name; the first that asks keeps what it has made. */
  sharedSecret(name: string, make: () => string): Promise<string>;
}
