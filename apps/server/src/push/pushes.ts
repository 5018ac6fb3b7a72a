import {
  type DeviceId,
  isAtTable,
  type PersonId,
  type Push,
  type PushKind,
  type PushLead,
  type PushMessage,
} from '@gorrion/protocol';
import { pushText } from '@gorrion/protocol/pushText';
import type { Clock } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Door, DoorAnswer } from '../outgoing/door.ts';
import type { Regards } from '../peace/regards.ts';
import type { PushStore, Subscription } from '../persistence/pushes.ts';
import { encryptedFor, topicOf } from './encrypt.ts';
import type { Lookers } from './lookers.ts';
import { isWanted } from './quiet.ts';
import type { Vapid } from './vapid.ts';

/* Calls people on their devices by Web Push (RFC 8030). */

/** Ms after which a call is tried again that a push service could not take, and the longest that it may ask for. */
const AGAIN_AFTER = 5000;
const LATEST_AGAIN = 60_000;

/** What comes of a call: `gone` once the push service knows no such browser any more, `limited` if there were too many. */
type Outcome = 'sent' | 'gone' | 'again' | 'failed' | 'limited';

/** A call, where it leads, and until when (server ms) it is worth anything. */
export interface Call {
  readonly push: Push;
  /** Path of the page that it opens. */
  readonly path: string;
  readonly until: number;
  /** Who causes it: they call nobody who has blocked them. */
  readonly from?: PersonId | undefined;
  /** Calls those devices alone that want to be called so long before an evening; `key` names it. */
  readonly evening?: { readonly key: string; readonly lead: PushLead };
}

interface PushesOptions {
  readonly store: PushStore;
  readonly guests: Pick<Guests, 'isRevoked'>;
  readonly lookers: Pick<Lookers, 'isLooking'>;
  readonly regards: Pick<Regards, 'hasBlocked'>;
  readonly door: Door;
  readonly vapid: Vapid;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'pushes'>;
  readonly log: Log;
}

function outcomeOf(answer: DoorAnswer): Outcome {
  if ('fault' in answer) return answer.fault === 'timeout' || answer.fault === 'unreachable' ? 'again' : 'failed';
  const { status } = answer;
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'failed';
}

/** Returns under which tag a notification is shown: what a table asks takes the place of what it asked before. */
const tagOf = (kind: Push['kind'], path: string): string =>
  kind !== 'try' && isAtTable(kind) ? 'gorrion' : `${kind} ${path}`;

export class Pushes {
  readonly #options: PushesOptions;
  readonly #ofPerson: ByAddress;
  readonly #ofServer: ByAddress;
  #isStopped = false;

  constructor(options: PushesOptions) {
    this.#options = options;
    const { limits, clock } = options;
    this.#ofPerson = new ByAddress(limits.guest.pushes, clock.now);
    this.#ofServer = new ByAddress(limits.server.pushes, clock.now);
  }

  /** Calls a person on each device that wants it, unless they look at a page. Never rejects. */
  async call(person: PersonId, call: Call & { readonly push: { readonly kind: PushKind } }): Promise<void> {
    const { store, guests, lookers, regards, log } = this.#options;
    try {
      if (guests.isRevoked(person)) return;
      if (call.from && (await regards.hasBlocked(person, call.from))) return;
      const called = (await store.subscriptionsOf(person)).filter(one => this.#isFor(one, call));
      if (called.length === 0 || (await lookers.isLooking(person))) return;
      await Promise.all(called.map(one => this.#send(one, call)));
    } catch (error) {
      log.error({ err: error }, 'somebody could not be called');
    }
  }

  /** Sends one device a call at once, whatever it wants; resolves with what came of it, undefined if it is not called. */
  async callHere(person: PersonId, device: DeviceId, call: Call): Promise<Outcome | undefined> {
    const own = (await this.#options.store.subscriptionsOf(person)).find(one => one.device === device);
    return own && (await this.#attempt(own, call)).outcome;
  }

  /** Tries nothing again from now on. */
  stop(): void {
    this.#isStopped = true;
  }

  #isFor({ wishes, zone, evening }: Subscription, call: Call): boolean {
    const { clock } = this.#options;
    const { kind } = call.push;
    if (kind === 'try' || !isWanted(wishes, kind, zone, clock.now())) return false;
    return call.evening === undefined || (wishes.lead === call.evening.lead && evening !== call.evening.key);
  }

  async #send(subscription: Subscription, call: Call): Promise<void> {
    const { clock, log } = this.#options;
    const { outcome, after } = await this.#attempt(subscription, call);
    const at = clock.now() + after;
    if (outcome !== 'again' || at >= call.until) return;
    clock.at(at, () => {
      const again = async () => {
        const { person, device, address } = subscription;
        const now = (await this.#options.store.subscriptionsOf(person)).find(one => one.device === device);
        const isSame = now?.address.endpoint === address.endpoint;
        if (!this.#isStopped && isSame && this.#isFor(now, call)) await this.#attempt(now, call);
      };
      again().catch((error: unknown) => log.error({ err: error }, 'a call could not be tried again'));
    });
  }

  /** Sends a call once. `after`: ms until it may be tried again. */
  async #attempt(
    subscription: Subscription,
    call: Call,
  ): Promise<{ readonly outcome: Outcome; readonly after: number }> {
    const { store, clock, metrics } = this.#options;
    const { person, device, address } = subscription;
    if (!this.#ofPerson.take(person) || !this.#ofServer.take('')) {
      metrics.pushes.inc({ outcome: 'limited' });
      return { outcome: 'limited', after: 0 };
    }
    const answer = await this.#post(subscription, call);
    const outcome = outcomeOf(answer);
    metrics.pushes.inc({ outcome });
    if (outcome === 'sent') await store.noteCall(person, device, Math.floor(clock.now()), call.evening?.key);
    if (outcome === 'gone') await store.dropSubscription(person, device, address.endpoint);
    const wait = 'status' in answer ? (answer.retryAfter ?? 0) * 1000 : 0;
    return { outcome, after: Math.min(LATEST_AGAIN, Math.max(AGAIN_AFTER, wait)) };
  }

  async #post({ address, language }: Subscription, { push, path, until }: Call): Promise<DoorAnswer> {
    const { door, vapid, clock } = this.#options;
    const tag = tagOf(push.kind, path);
    const message: PushMessage = { ...pushText(language, push), tag, path, lang: language };
    return door.post({
      url: address.endpoint,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(Math.max(0, Math.floor((until - clock.now()) / 1000))),
        Urgency: push.kind === 'review' ? 'normal' : 'high',
        Topic: topicOf(address, tag),
        Authorization: vapid.headerFor(address.endpoint),
      },
      body: encryptedFor(address, JSON.stringify(message)),
    });
  }
}
