import type { DeviceId, DeviceLabel, PersonId } from '@gorrion/protocol';

/*
 * What the store keeps of a person's devices and passkeys. A person's first device needs no row to be accepted, so that a
 * guest without data leaves none; every other device does.
 */

export interface StoredDevice {
  readonly device: DeviceId;
  readonly label: DeviceLabel;
  /** Server time (ms). */
  readonly since: number;
  /** Start of the day (ms) on which it was seen last. */
  readonly seenAt: number;
  /** A mark that a device was signed out, where the missing row would not say so. */
  readonly isSignedOut: boolean;
}

export interface StoredPasskey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly person: PersonId;
  /** What the authenticator calls the person: random, base64url, the same for all passkeys of a person. */
  readonly handle: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The device on which it was made. */
  readonly label: DeviceLabel;
  readonly since: number;
  readonly usedAt: number | null;
}

/** Which device a person keeps when they are forgotten, and which of theirs is accepted without a row. */
export interface KeptDevice {
  readonly device: DeviceId;
  readonly first: DeviceId;
}

/** The next id of a person, and the devices that both ids accept without a row. */
export interface Heir {
  readonly person: PersonId;
  readonly first: DeviceId;
  readonly firstBefore: DeviceId;
}

export interface DeviceStore {
  /** Returns a device of a person, also one that is signed out; undefined if there is no row of it. */
  deviceOf(person: PersonId, device: DeviceId): Promise<StoredDevice | undefined>;
  /** Returns the devices of a person that are not signed out, the oldest first. */
  devicesOf(person: PersonId): Promise<readonly StoredDevice[]>;
  /** Keeps a device, signed out or not, in the place of what was known of it. */
  keepDevice(person: PersonId, device: StoredDevice): Promise<void>;
  /**
   * Keeps what a device says about itself, unless it is signed out. One of which there is no row was signed out too, unless
   * it `needsNoRow`: then it gets one.
   */
  labelDevice(person: PersonId, device: StoredDevice, needsNoRow: boolean): Promise<void>;
  /** Notes the day (ms) on which a device was seen; nothing if there is no row of it. */
  seeDevice(person: PersonId, device: DeviceId, seenAt: number): Promise<void>;
  /** Deletes the row of a device. */
  dropDevice(person: PersonId, device: DeviceId): Promise<void>;
  passkey(id: string): Promise<StoredPasskey | undefined>;
  /** Returns the passkeys of a person, the oldest first. */
  passkeysOf(person: PersonId): Promise<readonly StoredPasskey[]>;
  /** Keeps a passkey; rejects if its id is taken. */
  keepPasskey(passkey: StoredPasskey): Promise<void>;
  /** Notes that a passkey was used; nothing if it is gone. */
  usePasskey(id: string, counter: number, usedAt: number): Promise<void>;
  /** Deletes a passkey of a person. */
  dropPasskey(person: PersonId, id: string): Promise<void>;
}

/** Returns the mark that a device is signed out; it says nothing else about it. */
export const signedOutMark = (device: DeviceId): StoredDevice => ({
  device,
  label: { browser: 'other', system: 'other', kind: 'computer' },
  since: 0,
  seenAt: 0,
  isSignedOut: true,
});
