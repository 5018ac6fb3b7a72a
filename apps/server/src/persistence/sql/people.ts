import type { DeviceLabel } from '@gorrion/protocol';
import type { DeviceStore, StoredDevice, StoredPasskey } from '../devices.ts';
import type { Store } from '../store.ts';
import type { PeopleJob } from './peopleJobs.ts';
import type { Sql } from './statement.ts';

type DeviceRow = Omit<StoredDevice, 'label' | 'isSignedOut'> & DeviceLabel & { readonly isSignedOut: unknown };
type PasskeyRow = Omit<StoredPasskey, 'label' | 'transports'> & DeviceLabel & { readonly transports: string };

const deviceFrom = ({ browser, system, kind, isSignedOut, ...row }: DeviceRow): StoredDevice => ({
  ...row,
  label: { browser, system, kind },
  isSignedOut: Boolean(isSignedOut),
});
const passkeyFrom = ({ browser, system, kind, transports, ...row }: PasskeyRow): StoredPasskey => ({
  ...row,
  transports: transports.split(' ').filter(one => one !== ''),
  label: { browser, system, kind },
});

const DEVICES = `SELECT device, browser, system, kind, since, seen_at AS "seenAt", is_signed_out AS "isSignedOut"
  FROM devices WHERE person = $1`;
const PASSKEYS = `SELECT id, person, handle, public_key AS "publicKey", counter, transports, browser, system, kind, since,
  used_at AS "usedAt" FROM passkeys`;

/** The devices and passkeys of people in either database. */
export const deviceStore = ({ rows, write }: Sql<PeopleJob>): DeviceStore => ({
  async deviceOf(person, device) {
    const [row] = await rows<DeviceRow>(`${DEVICES} AND device = $2`, person, device);
    return row && deviceFrom(row);
  },
  devicesOf: async person =>
    (await rows<DeviceRow>(`${DEVICES} AND NOT is_signed_out ORDER BY since, device`, person)).map(deviceFrom),
  async passkey(id) {
    const [row] = await rows<PasskeyRow>(`${PASSKEYS} WHERE id = $1`, id);
    return row && passkeyFrom(row);
  },
  passkeysOf: async person =>
    (await rows<PasskeyRow>(`${PASSKEYS} WHERE person = $1 ORDER BY since, id`, person)).map(passkeyFrom),
  keepDevice: (person, row) => write({ kind: 'keep-device', person, row }),
  labelDevice: (person, row, needsNoRow) => write({ kind: 'label-device', person, row, needsNoRow }),
  seeDevice: (person, device, seenAt) => write({ kind: 'see-device', person, device, seenAt }),
  dropDevice: (person, device) => write({ kind: 'drop-device', person, device }),
  keepPasskey: row => write({ kind: 'keep-passkey', row }),
  usePasskey: (id, counter, usedAt) => write({ kind: 'use-passkey', id, counter, usedAt }),
  dropPasskey: (person, id) => write({ kind: 'drop-passkey', person, id }),
});

type PeopleStore = Pick<Store, 'nameOf' | 'rename' | 'forget' | 'settle' | 'isForgotten' | 'isSettled'>;

/** The names of people in either database; `wake` is called when there is work for the keeper. */
export function peopleStore({ rows, write }: Sql<PeopleJob>, wake: () => void): PeopleStore {
  const wishOf = async (person: string) =>
    (
      await rows<{ isSettled: unknown }>('SELECT is_settled AS "isSettled" FROM forgotten WHERE person = $1', person)
    )[0];
  return {
    nameOf: async person => (await rows<{ name: string }>('SELECT name FROM guests WHERE id = $1', person))[0]?.name,
    rename: (person, name) => write({ kind: 'rename', person, name }),
    async forget(person, name, kept) {
      await write({ kind: 'forget', person, name, kept });
      wake();
    },
    settle: (person, heir) => write({ kind: 'settle', person, heir }),
    isForgotten: async person => (await wishOf(person)) !== undefined,
    isSettled: async person => Boolean((await wishOf(person))?.isSettled),
  };
}
