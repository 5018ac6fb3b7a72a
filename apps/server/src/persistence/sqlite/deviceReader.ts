import type { DatabaseSync } from 'node:sqlite';
import type { DeviceLabel } from '@gorrion/protocol';
import type { DeviceStore, StoredDevice, StoredPasskey } from '../devices.ts';

type DeviceRow = Omit<StoredDevice, 'label' | 'isSignedOut'> & DeviceLabel & { readonly isSignedOut: number };
type PasskeyRow = Omit<StoredPasskey, 'label' | 'transports'> & DeviceLabel & { readonly transports: string };

const deviceFrom = ({ browser, system, kind, isSignedOut, ...row }: DeviceRow): StoredDevice => ({
  ...row,
  label: { browser, system, kind },
  isSignedOut: isSignedOut === 1,
});
const passkeyFrom = ({ browser, system, kind, transports, ...row }: PasskeyRow): StoredPasskey => ({
  ...row,
  transports: transports.split(' ').filter(one => one !== ''),
  label: { browser, system, kind },
});

type Reads = Pick<DeviceStore, 'deviceOf' | 'devicesOf' | 'passkey' | 'passkeysOf'>;

/** Prepares the statements that read devices and passkeys. */
export function deviceReader(db: DatabaseSync): Reads {
  const columns = 'device, browser, system, kind, since, seenAt, isSignedOut';
  const one = db.prepare(`SELECT ${columns} FROM devices WHERE person = ? AND device = ?`);
  const all = db.prepare(`SELECT ${columns} FROM devices WHERE person = ? AND isSignedOut = 0 ORDER BY since, device`);
  const keys = 'id, person, handle, publicKey, counter, transports, browser, system, kind, since, usedAt';
  const passkey = db.prepare(`SELECT ${keys} FROM passkeys WHERE id = ?`);
  const passkeys = db.prepare(`SELECT ${keys} FROM passkeys WHERE person = ? ORDER BY since, id`);
  return {
    async deviceOf(person, device) {
      const row = one.get(person, device) as unknown as DeviceRow | undefined;
      return row && deviceFrom(row);
    },
    devicesOf: async person => (all.all(person) as unknown as DeviceRow[]).map(deviceFrom),
    async passkey(id) {
      const row = passkey.get(id) as unknown as PasskeyRow | undefined;
      return row && passkeyFrom(row);
    },
    passkeysOf: async person => (passkeys.all(person) as unknown as PasskeyRow[]).map(passkeyFrom),
  };
}
