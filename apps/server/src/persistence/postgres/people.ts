import type { Heir, KeptDevice } from '../devices.ts';
import type { Store } from '../store.ts';
import type { Database, Query } from './database.ts';

type PeopleStore = Pick<Store, 'nameOf' | 'rename' | 'forget' | 'settle' | 'isForgotten' | 'isSettled'>;

/** Signs out all devices of a person but one, and deletes the passkeys. */
async function forgetDevices(query: Query, person: string, kept: KeptDevice | undefined): Promise<void> {
  await query('DELETE FROM devices WHERE person = $1 AND device <> $2 AND NOT is_signed_out', [
    person,
    kept?.device ?? '',
  ]);
  if (kept && kept.first !== kept.device)
    await query(
      `INSERT INTO devices (person, device, browser, system, kind, since, seen_at, is_signed_out)
       VALUES ($1, $2, 'other', 'other', 'computer', 0, 0, true)
       ON CONFLICT (person, device) DO UPDATE SET browser = 'other', system = 'other', kind = 'computer', since = 0,
         seen_at = 0, is_signed_out = true`,
      [person, kept.first],
    );
  await query('DELETE FROM passkeys WHERE person = $1', [person]);
}

/** Gives the devices and passkeys of a person to their next id; without one they are gone. */
async function moveDevices(query: Query, person: string, heir: Heir | undefined): Promise<void> {
  if (!heir) {
    await query('DELETE FROM devices WHERE person = $1', [person]);
    await query('DELETE FROM passkeys WHERE person = $1', [person]);
    return;
  }
  const next = 'CASE device WHEN $3 THEN $4 ELSE device END';
  await query(`DELETE FROM devices WHERE person = $2 AND device IN (SELECT ${next} FROM devices WHERE person = $1)`, [
    person,
    heir.person,
    heir.firstBefore,
    heir.first,
  ]);
  await query(`UPDATE devices SET person = $2, device = ${next} WHERE person = $1`, [
    person,
    heir.person,
    heir.firstBefore,
    heir.first,
  ]);
  await query('UPDATE passkeys SET person = $2 WHERE person = $1', [person, heir.person]);
}

/** Deletes what a person has that no log or record needs. */
async function drop(query: Query, person: string): Promise<void> {
  await query('DELETE FROM guests WHERE id = $1', [person]);
  await query('DELETE FROM review_messages WHERE person = $1', [person]);
  await query('DELETE FROM stars WHERE person = $1', [person]);
}

/** `wake` is called when there is work for the keeper. */
export const peopleStore = ({ query, transaction }: Database, wake: () => void): PeopleStore => ({
  nameOf: async person => (await query<{ name: string }>('SELECT name FROM guests WHERE id = $1', [person]))[0]?.name,

  async rename(person, name) {
    await query('INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name', [
      person,
      name,
    ]);
  },

  async forget(person, name, kept) {
    await transaction(async within => {
      // A log or record that is being written does not see this wish, and the wish does not see whom it names: waits for
      // it. The locks come first, because who writes holds these tables before it looks for wishes.
      await within('LOCK TABLE sat, game_names IN SHARE MODE');
      await drop(within, person);
      await within(
        `INSERT INTO forgotten (person, name, is_settled) VALUES ($1, $2, false)
         ON CONFLICT (person) DO UPDATE SET name = excluded.name, is_settled = false`,
        [person, name],
      );
      await within(
        `INSERT INTO to_forget (person, table_id) SELECT person, table_id FROM sat WHERE person = $1
         ON CONFLICT DO NOTHING`,
        [person],
      );
      await within('UPDATE game_lines SET author = $2 WHERE person = $1', [person, name]);
      await forgetDevices(within, person, kept);
    });
    wake();
  },

  settle: (person, heir) =>
    transaction(async within => {
      // Waits for transactions that name the person just now: they hold the wish, and only a later statement sees the names.
      await within('SELECT 1 FROM forgotten WHERE person = $1 FOR UPDATE', [person]);
      const settled = await within(
        `UPDATE forgotten SET is_settled = true WHERE person = $1
           AND NOT EXISTS (SELECT 1 FROM to_forget WHERE person = $1)
           AND NOT EXISTS (SELECT 1 FROM game_names WHERE person = $1) RETURNING person`,
        [person],
      );
      if (settled.length === 0) return;
      await drop(within, person);
      await within('UPDATE game_lines SET author = (SELECT name FROM forgotten WHERE person = $1) WHERE person = $1', [
        person,
      ]);
      await moveDevices(within, person, heir);
    }),

  isForgotten: async person => (await query('SELECT 1 FROM forgotten WHERE person = $1', [person])).length > 0,

  isSettled: async person =>
    (await query('SELECT 1 FROM forgotten WHERE person = $1 AND is_settled', [person])).length > 0,
});
