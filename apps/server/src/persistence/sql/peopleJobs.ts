import type { Heir, KeptDevice, StoredDevice, StoredPasskey } from '../devices.ts';
import type { Subscription } from '../pushes.ts';
import { DROP_CALL_LINKS_OF } from './callLinks.ts';
import { DROP_CASTS_OF } from './casts.ts';
import { DROP_HOOKS_OF } from './hooks.ts';
import { dropPeace } from './peaceJobs.ts';
import { type Courses, type Steps, statement } from './statement.ts';
import { DROP_TOKENS_OF } from './tokens.ts';

/* How names, devices, passkeys and calls of people change. */

export type PeopleJob =
  | { readonly kind: 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'forget'; readonly person: string; readonly name: string; readonly kept?: KeptDevice | undefined }
  /** Retires an id, unless something is left to forget; what is left of its devices goes to the heir. */
  | { readonly kind: 'settle'; readonly person: string; readonly heir?: Heir | undefined }
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
  | { readonly kind: 'drop-passkey'; readonly person: string; readonly id: string }
  | { readonly kind: 'keep-subscription'; readonly subscription: Subscription }
  | {
      readonly kind: 'note-call';
      readonly person: string;
      readonly device: string;
      readonly calledAt: number;
      readonly evening?: string | undefined;
    }
  | {
      readonly kind: 'drop-subscription';
      readonly person: string;
      readonly device: string;
      readonly endpoint?: string | undefined;
    }
  /** Keeps a secret unless there is one of its name. */
  | { readonly kind: 'keep-secret'; readonly name: string; readonly value: string };

const RENAME = 'INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name';
/**
 * A log or record that is being written does not see this wish, and the wish does not see whom it names: waits for it.
 * The locks come first, because who writes holds these tables before it looks for wishes.
 */
const WAIT = 'LOCK TABLE sat, game_names IN SHARE MODE';
const WISH = `INSERT INTO forgotten (person, name, is_settled) VALUES ($1, $2, false)
  ON CONFLICT (person) DO UPDATE SET name = excluded.name, is_settled = false`;
const FORGET_IN_LOGS = `INSERT INTO to_forget (person, table_id) SELECT person, table_id FROM sat WHERE person = $1
  ON CONFLICT DO NOTHING`;
/** Waits for transactions that name the person just now: they hold the wish, and only a later statement sees the names. */
const HOLD_WISH = 'SELECT 1 FROM forgotten WHERE person = $1 FOR UPDATE';
const SETTLE = `UPDATE forgotten SET is_settled = true WHERE person = $1
  AND NOT EXISTS (SELECT 1 FROM to_forget WHERE person = $1)
  AND NOT EXISTS (SELECT 1 FROM game_names WHERE person = $1) RETURNING person`;
const LATE_AUTHOR = 'UPDATE game_lines SET author = (SELECT name FROM forgotten WHERE person = $1) WHERE person = $1';

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
const SEE = 'UPDATE devices SET seen_at = $3 WHERE person = $1 AND device = $2';
const DROP_OTHERS = 'DELETE FROM devices WHERE person = $1 AND device <> $2 AND NOT is_signed_out';
const DROP_PASSKEYS = 'DELETE FROM passkeys WHERE person = $1';
const NEXT = 'CASE device WHEN $3 THEN $4 ELSE device END';
const MAKE_ROOM = `DELETE FROM devices WHERE person = $2 AND device IN (SELECT ${NEXT} FROM devices WHERE person = $1)`;
const MOVE = `UPDATE devices SET person = $2, device = ${NEXT} WHERE person = $1`;
const KEEP_PASSKEY = `INSERT INTO passkeys
    (id, person, handle, public_key, counter, transports, browser, system, kind, since, used_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Takes an address from the device that had it before: a browser is one device. */
const FREE_ENDPOINT = 'DELETE FROM subscriptions WHERE endpoint = $3 AND (person <> $1 OR device <> $2)';
/** A device that is signed out meanwhile, or has no row, keeps none. */
const SUBSCRIBE = `INSERT INTO subscriptions (person, device, endpoint, p256dh, auth, language, zone, wishes, since, evening)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, '' WHERE EXISTS
    (SELECT 1 FROM devices WHERE person = $1 AND device = $2 AND NOT is_signed_out)
  ON CONFLICT (person, device) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
    language = excluded.language, zone = excluded.zone, wishes = excluded.wishes`;
const NOTE_CALL = `UPDATE subscriptions SET called_at = $3, evening = CASE $4 WHEN '' THEN evening ELSE $4 END
  WHERE person = $1 AND device = $2`;
const UNSUBSCRIBE = "DELETE FROM subscriptions WHERE person = $1 AND device = $2 AND ($3 = '' OR endpoint = $3)";
const UNSUBSCRIBE_ALL = 'DELETE FROM subscriptions WHERE person = $1';
const MOVE_CALLS = `UPDATE subscriptions SET person = $2, device = ${NEXT} WHERE person = $1`;

const keepDevice = (person: string, { device, label, since, seenAt, isSignedOut }: StoredDevice) =>
  statement(KEEP, person, device, label.browser, label.system, label.kind, since, seenAt, isSignedOut);

/** Keeps what is known of a device; one that is signed out is called no more. */
function* keepRow({ person, row }: Extract<PeopleJob, { kind: 'keep-device' }>): Steps {
  yield keepDevice(person, row);
  if (row.isSignedOut) yield statement(UNSUBSCRIBE, person, row.device, '');
}

function* dropDevice({ person, device }: Extract<PeopleJob, { kind: 'drop-device' }>): Steps {
  yield statement('DELETE FROM devices WHERE person = $1 AND device = $2', person, device);
  yield statement(UNSUBSCRIBE, person, device, '');
}

function* subscribe({ subscription }: Extract<PeopleJob, { kind: 'keep-subscription' }>): Steps {
  const { person, device, address, language, zone, wishes, since } = subscription;
  const { endpoint, keys } = address;
  yield statement(FREE_ENDPOINT, person, device, endpoint);
  const wanted = JSON.stringify(wishes);
  yield statement(SUBSCRIBE, person, device, endpoint, keys.p256dh, keys.auth, language, zone, wanted, since);
}

function labelDevice({ person, row, needsNoRow }: Extract<PeopleJob, { kind: 'label-device' }>) {
  const { device, label, since, seenAt } = row;
  const values = [person, device, label.browser, label.system, label.kind, seenAt];
  return needsNoRow ? statement(LABEL_OR_ADD, ...values, since) : statement(LABEL, ...values);
}

function keepPasskey({ id, person, handle, publicKey, counter, transports, label, since, usedAt }: StoredPasskey) {
  const { browser, system, kind } = label;
  const used = transports.join(' ');
  return statement(KEEP_PASSKEY, id, person, handle, publicKey, counter, used, browser, system, kind, since, usedAt);
}

/** Deletes what a person has that no log or record needs. */
function* drop(person: string): Steps {
  yield statement('DELETE FROM guests WHERE id = $1', person);
  yield statement('DELETE FROM review_messages WHERE person = $1', person);
  yield statement('DELETE FROM game_talk WHERE person = $1', person);
  yield statement('DELETE FROM stars WHERE person = $1', person);
  yield* dropPeace(person);
  yield statement(DROP_HOOKS_OF, person);
  yield statement(DROP_CALL_LINKS_OF, person);
  yield statement(DROP_CASTS_OF, person);
  yield statement(DROP_TOKENS_OF, person);
}

/** Signs out all devices of a person but one, and deletes the passkeys. */
function* forgetDevices(person: string, kept: KeptDevice | undefined): Steps {
  yield statement(DROP_OTHERS, person, kept?.device ?? '');
  if (kept && kept.first !== kept.device)
    yield statement(KEEP, person, kept.first, 'other', 'other', 'computer', 0, 0, true);
  yield statement(DROP_PASSKEYS, person);
  yield statement(UNSUBSCRIBE_ALL, person);
}

/** Gives the devices and passkeys of a person to their next id; without one they are gone. */
function* moveDevices(person: string, heir: Heir | undefined): Steps {
  if (!heir) {
    yield statement('DELETE FROM devices WHERE person = $1', person);
    yield statement(DROP_PASSKEYS, person);
    yield statement(UNSUBSCRIBE_ALL, person);
    return;
  }
  yield statement(MAKE_ROOM, person, heir.person, heir.firstBefore, heir.first);
  yield statement(MOVE, person, heir.person, heir.firstBefore, heir.first);
  yield statement('UPDATE passkeys SET person = $2 WHERE person = $1', person, heir.person);
  yield statement(UNSUBSCRIBE_ALL, heir.person);
  yield statement(MOVE_CALLS, person, heir.person, heir.firstBefore, heir.first);
}

function* forget({ person, name, kept }: Extract<PeopleJob, { kind: 'forget' }>): Steps {
  yield statement(WAIT);
  yield* drop(person);
  yield statement(WISH, person, name);
  yield statement(FORGET_IN_LOGS, person);
  yield statement('UPDATE game_lines SET author = $2 WHERE person = $1', person, name);
  yield* forgetDevices(person, kept);
}

/** What was said under the id since the wish goes too, and lines lose a later name: nobody could ever delete it. */
function* settle({ person, heir }: Extract<PeopleJob, { kind: 'settle' }>): Steps {
  yield statement(HOLD_WISH, person);
  const [settled] = yield statement(SETTLE, person);
  if (!settled) return;
  yield* drop(person);
  yield statement(LATE_AUTHOR, person);
  yield* moveDevices(person, heir);
}

export const PEOPLE_COURSES: Courses<PeopleJob> = {
  rename: ({ person, name }) => statement(RENAME, person, name),
  forget,
  settle,
  'keep-device': keepRow,
  'label-device': labelDevice,
  'see-device': ({ person, device, seenAt }) => statement(SEE, person, device, seenAt),
  'drop-device': dropDevice,
  'keep-passkey': ({ row }) => keepPasskey(row),
  'use-passkey': ({ id, counter, usedAt }) =>
    statement('UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1', id, counter, usedAt),
  'drop-passkey': ({ person, id }) => statement('DELETE FROM passkeys WHERE person = $1 AND id = $2', person, id),
  'keep-subscription': subscribe,
  'note-call': ({ person, device, calledAt, evening = '' }) => statement(NOTE_CALL, person, device, calledAt, evening),
  'drop-subscription': ({ person, device, endpoint = '' }) => statement(UNSUBSCRIBE, person, device, endpoint),
  'keep-secret': ({ name, value }) =>
    statement('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, value),
};
