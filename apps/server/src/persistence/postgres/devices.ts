import type { DeviceLabel } from '@gorrion/protocol';
import type { DeviceStore, StoredDevice, StoredPasskey } from '../devices.ts';
import type { Query } from './database.ts';

type DeviceRow = Omit<StoredDevice, 'label'> & DeviceLabel;
type PasskeyRow = Omit<StoredPasskey, 'label' | 'transports'> & DeviceLabel & { readonly transports: string };

const deviceFrom = ({ browser, system, kind, ...row }: DeviceRow): StoredDevice => ({
  ...row,
  label: { browser, system, kind },
});
const passkeyFrom = ({ browser, system, kind, transports, ...row }: PasskeyRow): StoredPasskey => ({
  ...row,
  transports: transports.split(' ').filter(one => one !== ''),
  label: { browser, system, kind },
});

const DEVICE = 'device, browser, system, kind, since, seen_at AS "seenAt", is_signed_out AS "isSignedOut"';
const PASSKEY = `id, person, handle, public_key AS "publicKey", counter, transports, browser, system, kind, since,
  used_at AS "usedAt"`;
const KEEP = `INSERT INTO devices (person, device, browser, system, kind, since, seen_at, is_signed_out)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (person, device) DO UPDATE SET browser = excluded.browser, system = excluded.system, kind = excluded.kind,
    since = excluded.since, seen_at = excluded.seen_at, is_signed_out = excluded.is_signed_out`;
const LABEL = `UPDATE devices SET browser = $3, system = $4, kind = $5, seen_at = $6
  WHERE person = $1 AND device = $2 AND NOT is_signed_out`;
/** Adds a device, or labels one that is not signed out. */
const LABEL_OR_ADD = `INSERT INTO devices (person, device, browser, system, kind, seen_at, since, is_signed_out)
  VALUES ($1, $2, $3, $4, $5, $6, $7, false)
  ON CONFLICT (person, device) DO UPDATE SET browser = excluded.browser, system = excluded.system, kind = excluded.kind,
    seen_at = excluded.seen_at WHERE NOT devices.is_signed_out`;
const KEEP_PASSKEY = `INSERT INTO passkeys
  (id, person, handle, public_key, counter, transports, browser, system, kind, since, used_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

export const deviceStore = (query: Query): DeviceStore => ({
  async deviceOf(person, device) {
    const [row] = await query<DeviceRow>(`SELECT ${DEVICE} FROM devices WHERE person = $1 AND device = $2`, [
      person,
      device,
    ]);
    return row && deviceFrom(row);
  },
  async devicesOf(person) {
    const rows = await query<DeviceRow>(
      `SELECT ${DEVICE} FROM devices WHERE person = $1 AND NOT is_signed_out ORDER BY since, device`,
      [person],
    );
    return rows.map(deviceFrom);
  },
  async keepDevice(person, { device, label, since, seenAt, isSignedOut }) {
    const { browser, system, kind } = label;
    await query(KEEP, [person, device, browser, system, kind, since, seenAt, isSignedOut]);
  },
  async labelDevice(person, { device, label, since, seenAt }, needsNoRow) {
    const { browser, system, kind } = label;
    const values = [person, device, browser, system, kind, seenAt];
    await (needsNoRow ? query(LABEL_OR_ADD, [...values, since]) : query(LABEL, values));
  },
  async seeDevice(person, device, seenAt) {
    await query('UPDATE devices SET seen_at = $3 WHERE person = $1 AND device = $2', [person, device, seenAt]);
  },
  async dropDevice(person, device) {
    await query('DELETE FROM devices WHERE person = $1 AND device = $2', [person, device]);
  },
  async passkey(id) {
    const [row] = await query<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, [id]);
    return row && passkeyFrom(row);
  },
  async passkeysOf(person) {
    const rows = await query<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE person = $1 ORDER BY since, id`, [
      person,
    ]);
    return rows.map(passkeyFrom);
  },
  async keepPasskey({ id, person, handle, publicKey, counter, transports, label, since, usedAt }) {
    const { browser, system, kind } = label;
    const used = transports.join(' ');
    await query(KEEP_PASSKEY, [id, person, handle, publicKey, counter, used, browser, system, kind, since, usedAt]);
  },
  async usePasskey(id, counter, usedAt) {
    await query('UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1', [id, counter, usedAt]);
  },
  async dropPasskey(person, id) {
    await query('DELETE FROM passkeys WHERE person = $1 AND id = $2', [person, id]);
  },
});
