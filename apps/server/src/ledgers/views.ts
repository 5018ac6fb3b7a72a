import type { PersonId } from '@gorrion/protocol';
import { PackedJson } from '../http/json.ts';
import type { Guesser } from '../limits/guesses.ts';
import type { Limits } from '../limits/limits.ts';
import { RecentMap } from '../limits/recentMap.ts';
import { Requests } from '../limits/requests.ts';
import type { LedgerAnswer, LedgerDesk } from './desk.ts';

/*
 * Views of ledgers as they are sent. What all outsiders of an event are shown is made once for each version and kept as
 * bytes. Views that are made for one person are limited by their bytes.
 */

/** Ledgers whose view for outsiders is kept; that of a large event has some 600 kB. */
const MOST_KEPT = 32;

interface Kept {
  readonly version: number;
  readonly body: Promise<SentView>;
}

/** A view as it is sent. */
export type SentView = LedgerAnswer<{ readonly body: PackedJson }>;

export class LedgerViews {
  readonly #desk: LedgerDesk;
  readonly #kept = new RecentMap<string, Kept>(MOST_KEPT);
  readonly #bytes: Requests;

  constructor(desk: LedgerDesk, { guest, network }: Limits, now: () => number) {
    this.#desk = desk;
    this.#bytes = new Requests(guest.viewBytes, network.viewBytes, now);
  }

  /** Returns what a person may know of a ledger; only the version if nothing has changed since a version. */
  async send(who: Guesser, id: string, since?: number): Promise<SentView> {
    const person = who.person as PersonId;
    const version = await this.#desk.versionForOutsider(id, person);
    if (version === undefined) return this.limited(who, () => this.#make(id, person, since));
    return since === version
      ? { ok: true, body: new PackedJson({ version }) }
      : this.#forOutsiders(id, person, version);
  }

  /** Makes what is for one person, and counts its bytes; refuses it to who has had too many. */
  async limited(who: Guesser, make: () => Promise<SentView>): Promise<SentView> {
    if (!this.#bytes.hasOne(who)) return { ok: false, code: 'too-many-requests' };
    const made = await make();
    if (made.ok) this.#bytes.spend(who, made.body.plain.length);
    return made;
  }

  async #make(id: string, person: PersonId, since?: number): Promise<SentView> {
    const seen = await this.#desk.view(id, person, since);
    return seen.ok ? { ok: true, body: new PackedJson({ version: seen.version, view: seen.view }) } : seen;
  }

  #forOutsiders(id: string, person: PersonId, version: number): Promise<SentView> {
    const known = this.#kept.get(id);
    if (known?.version === version) return known.body;
    const body = this.#make(id, person);
    const made = { version, body };
    this.#kept.set(id, made);
    // What could not be made is made again for the next who asks.
    const drop = () => {
      if (this.#kept.get(id) === made) this.#kept.delete(id);
    };
    body.then(({ ok }) => ok || drop(), drop);
    return body;
  }
}
