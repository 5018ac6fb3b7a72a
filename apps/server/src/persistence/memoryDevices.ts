import type { DeviceId, PersonId } from '@gorrion/protocol';
import {
  type DeviceStore,
  type Heir,
  type KeptDevice,
  type StoredDevice,
  type StoredPasskey,
  signedOutMark,
} from './devices.ts';

/** The devices and passkeys of people, in memory. */
export class MemoryDevices {
  readonly #devices = new Map<PersonId, Map<DeviceId, StoredDevice>>();
  readonly #passkeys = new Map<string, StoredPasskey>();

  #of(person: PersonId): Map<DeviceId, StoredDevice> {
    const own = this.#devices.get(person) ?? new Map<DeviceId, StoredDevice>();
    this.#devices.set(person, own);
    return own;
  }

  #passkeysOf(person: PersonId): StoredPasskey[] {
    return [...this.#passkeys.values()].filter(one => one.person === person);
  }

  /** Signs out all devices of a person but one, and deletes the passkeys. */
  forget(person: PersonId, kept?: KeptDevice): void {
    const own = this.#of(person);
    for (const { device, isSignedOut } of [...own.values()])
      if (device !== kept?.device && !isSignedOut) own.delete(device);
    if (kept && kept.first !== kept.device) own.set(kept.first, signedOutMark(kept.first));
    for (const { id } of this.#passkeysOf(person)) this.#passkeys.delete(id);
  }

  /** Gives the devices and passkeys of a person to their next id; without one they are gone. */
  move(person: PersonId, heir?: Heir): void {
    const own = [...this.#of(person).values()];
    const passkeys = this.#passkeysOf(person);
    this.#devices.delete(person);
    for (const { id } of passkeys) this.#passkeys.delete(id);
    if (!heir) return;
    for (const row of own) {
      const device = row.device === heir.firstBefore ? heir.first : row.device;
      this.#of(heir.person).set(device, { ...row, device });
    }
    for (const passkey of passkeys) this.#passkeys.set(passkey.id, { ...passkey, person: heir.person });
  }

  store(): DeviceStore {
    return {
      deviceOf: async (person, device) => this.#of(person).get(device),
      devicesOf: async person =>
        [...this.#of(person).values()].filter(one => !one.isSignedOut).toSorted((a, b) => a.since - b.since),
      keepDevice: async (person, row) => void this.#of(person).set(row.device, row),
      labelDevice: async (person, row, needsNoRow) => {
        const known = this.#of(person).get(row.device);
        if (known ? !known.isSignedOut : needsNoRow)
          this.#of(person).set(row.device, { ...row, ...(known && { since: known.since }) });
      },
      seeDevice: async (person, device, seenAt) => {
        const row = this.#of(person).get(device);
        if (row) this.#of(person).set(device, { ...row, seenAt });
      },
      dropDevice: async (person, device) => void this.#of(person).delete(device),
      passkey: async id => this.#passkeys.get(id),
      passkeysOf: async person => this.#passkeysOf(person).toSorted((a, b) => a.since - b.since),
      keepPasskey: async passkey => {
        if (this.#passkeys.has(passkey.id)) throw new Error('this passkey is taken');
        this.#passkeys.set(passkey.id, passkey);
      },
      usePasskey: async (id, counter, usedAt) => {
        const passkey = this.#passkeys.get(id);
        if (passkey) this.#passkeys.set(id, { ...passkey, counter, usedAt });
      },
      dropPasskey: async (person, id) => {
        if (this.#passkeys.get(id)?.person === person) this.#passkeys.delete(id);
      },
    };
  }
}
