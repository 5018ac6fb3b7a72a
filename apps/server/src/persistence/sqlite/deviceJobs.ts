import type { DatabaseSync } from 'node:sqlite';
import type { Heir, KeptDevice, StoredDevice, StoredPasskey } from '../devices.ts';
import { type Statements as NamedStatements, prepareAll } from './statements.ts';

/* What the writer does with the devices and passkeys of people. */

export type DeviceJob =
  | { readonly kind: 'keep-device'; readonly person: string; readonly row: StoredDevice }
  | {
      readonly kind: 'label-device';
      readonly person: string;
      readonly row: StoredDevice;
      readonly needsNoRow: boolean;
    }
  | { readonly kind: 'see-device'; readonly person: string; readonly device: string; readonly seenAt: number }
  | { readonly kind: 'drop-device'; readonly person: string; readonly device: string }
  | { readonly kind: 'keep-passkey'; readonly row: StoredPasskey }
  | { readonly kind: 'use-passkey'; readonly id: string; readonly counter: number; readonly usedAt: number }
  | { readonly kind: 'drop-passkey'; readonly person: string; readonly id: string };

const STATEMENTS = {
  keep: `INSERT INTO devices (person, device, browser, system, kind, since, seenAt, isSignedOut)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (person, device) DO UPDATE SET browser = excluded.browser, system = excluded.system,
        kind = excluded.kind, since = excluded.since, seenAt = excluded.seenAt, isSignedOut = excluded.isSignedOut`,
  label: `UPDATE devices SET browser = ?, system = ?, kind = ?, seenAt = ?
      WHERE person = ? AND device = ? AND isSignedOut = 0`,
  add: `INSERT OR IGNORE INTO devices (person, device, browser, system, kind, since, seenAt, isSignedOut)
      VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
  see: 'UPDATE devices SET seenAt = ? WHERE person = ? AND device = ?',
  drop: 'DELETE FROM devices WHERE person = ? AND device = ?',
  dropOthers: 'DELETE FROM devices WHERE person = ? AND device <> ? AND isSignedOut = 0',
  dropAll: 'DELETE FROM devices WHERE person = ?',
  mark: `INSERT OR REPLACE INTO devices (person, device, browser, system, kind, since, seenAt, isSignedOut)
      VALUES (?, ?, 'other', 'other', 'computer', 0, 0, 1)`,
  move: `UPDATE OR REPLACE devices SET person = ?2, device = CASE device WHEN ?3 THEN ?4 ELSE device END
      WHERE person = ?1`,
  keepPasskey: `INSERT INTO passkeys
      (id, person, handle, publicKey, counter, transports, browser, system, kind, since, usedAt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  usePasskey: 'UPDATE passkeys SET counter = ?, usedAt = ? WHERE id = ?',
  dropPasskey: 'DELETE FROM passkeys WHERE person = ? AND id = ?',
  dropPasskeys: 'DELETE FROM passkeys WHERE person = ?',
  movePasskeys: 'UPDATE passkeys SET person = ?2 WHERE person = ?1',
} as const;

const DEVICE_JOBS: ReadonlySet<string> = new Set<DeviceJob['kind']>([
  'keep-device',
  'label-device',
  'see-device',
  'drop-device',
  'keep-passkey',
  'use-passkey',
  'drop-passkey',
]);

export const isDeviceJob = (job: { readonly kind: string }): job is DeviceJob => DEVICE_JOBS.has(job.kind);

type Statements = NamedStatements<keyof typeof STATEMENTS>;

function run(sql: Statements, job: DeviceJob): void {
  switch (job.kind) {
    case 'keep-device': {
      const { device, label, since, seenAt, isSignedOut } = job.row;
      const { browser, system, kind } = label;
      sql.keep.run(job.person, device, browser, system, kind, since, seenAt, isSignedOut ? 1 : 0);
      return;
    }
    case 'label-device': {
      const { device, label, since, seenAt } = job.row;
      const { browser, system, kind } = label;
      sql.label.run(browser, system, kind, seenAt, job.person, device);
      if (job.needsNoRow) sql.add.run(job.person, device, browser, system, kind, since, seenAt);
      return;
    }
    case 'see-device':
      return void sql.see.run(job.seenAt, job.person, job.device);
    case 'drop-device':
      return void sql.drop.run(job.person, job.device);
    case 'keep-passkey': {
      const { id, person, handle, publicKey, counter, transports, label, since, usedAt } = job.row;
      const { browser, system, kind } = label;
      const used = transports.join(' ');
      sql.keepPasskey.run(id, person, handle, publicKey, counter, used, browser, system, kind, since, usedAt);
      return;
    }
    case 'use-passkey':
      return void sql.usePasskey.run(job.counter, job.usedAt, job.id);
    case 'drop-passkey':
      return void sql.dropPasskey.run(job.person, job.id);
  }
}

/** Prepares the statements. `run` runs one job in the open transaction; the others belong to jobs about people. */
export function deviceJobRunner(db: DatabaseSync) {
  const sql: Statements = prepareAll(db, STATEMENTS);
  return {
    run: (job: DeviceJob): void => run(sql, job),
    /** Signs out all devices of a person but one, and deletes the passkeys. */
    forget(person: string, kept?: KeptDevice): void {
      sql.dropOthers.run(person, kept?.device ?? '');
      if (kept && kept.first !== kept.device) sql.mark.run(person, kept.first);
      sql.dropPasskeys.run(person);
    },
    /** Gives the devices and passkeys of a person to their next id; without one they are gone. */
    move(person: string, heir?: Heir): void {
      if (heir) {
        sql.move.run(person, heir.person, heir.firstBefore, heir.first);
        sql.movePasskeys.run(person, heir.person);
      } else {
        sql.dropAll.run(person);
        sql.dropPasskeys.run(person);
      }
    },
  };
}
