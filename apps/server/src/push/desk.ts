import {
  type DeviceLabel,
  MOST_DEVICES,
  type PushAddress,
  type PushRefusal,
  type PushView,
  type PushWish,
} from '@gorrion/protocol';
import type { Guests, Visitor } from '../identity/guests.ts';
import type { Door } from '../outgoing/door.ts';
import type { Store } from '../persistence/store.ts';
import { canEncryptFor } from './encrypt.ts';
import type { Pushes } from './pushes.ts';
import type { Vapid } from './vapid.ts';

/** Ms for which a call that somebody tries is worth anything. */
const TRY_LASTS = 60_000;

interface DeskOptions {
  readonly store: Pick<Store, 'subscriptionsOf' | 'keepSubscription' | 'dropSubscription' | 'devicesOf'>;
  readonly guests: Pick<Guests, 'noteDevice'>;
  readonly door: Pick<Door, 'faultOf'>;
  readonly vapid: Pick<Vapid, 'publicKey'>;
  readonly pushes: Pick<Pushes, 'callHere'>;
  readonly now: () => number;
  readonly hasRoom: () => boolean;
}

/** The calls of people: what each sees of their own, and what they change on the device that asks. */
export class PushDesk {
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  async view({ person, device }: Visitor): Promise<PushView> {
    const { store, vapid } = this.#options;
    const called = await store.subscriptionsOf(person);
    const labels = new Map((await store.devicesOf(person)).map(row => [row.device, row.label]));
    return {
      key: vapid.publicKey,
      wishes: called.find(one => one.device === device)?.wishes ?? null,
      devices: called.flatMap(one => {
        const label = labels.get(one.device);
        return label ? [{ label, isHere: one.device === device, calledAt: one.calledAt }] : [];
      }),
    };
  }

  /** Does what a page asks for; resolves with why not. */
  async act(visitor: Visitor, label: DeviceLabel, wish: PushWish): Promise<PushRefusal | undefined> {
    const { store, pushes, now } = this.#options;
    if (wish.type === 'subscribe') return this.#subscribe(visitor, label, wish);
    if (wish.type === 'move') return this.#move(visitor, wish.address);
    if (wish.type === 'unsubscribe') {
      await store.dropSubscription(visitor.person, visitor.device);
      return undefined;
    }
    const call = { push: { kind: 'try' }, path: '/settings/calls', until: now() + TRY_LASTS } as const;
    const outcome = await pushes.callHere(visitor.person, visitor.device, call);
    if (outcome === undefined) return 'not-subscribed';
    if (outcome === 'limited') return 'too-many-requests';
    return outcome === 'sent' ? undefined : 'push-failed';
  }

  async #subscribe(
    visitor: Visitor,
    label: DeviceLabel,
    { address, language, zone, wishes }: Extract<PushWish, { type: 'subscribe' }>,
  ): Promise<PushRefusal | undefined> {
    const { store, guests, door, now, hasRoom } = this.#options;
    if (door.faultOf(address.endpoint) || !canEncryptFor(address)) return 'bad-push-address';
    const known = await store.subscriptionsOf(visitor.person);
    const isKnown = known.some(one => one.device === visitor.device);
    if (!isKnown && !hasRoom()) return 'no-room-left';
    if (!isKnown && known.length >= MOST_DEVICES) return 'too-many-devices';
    // A device that is called has a row, so that its person can sign it out from another one.
    await guests.noteDevice(visitor, label);
    await store.keepSubscription({
      ...visitor,
      ...{ address, language, zone, wishes, since: Math.floor(now()), calledAt: null, evening: '' },
    });
    return undefined;
  }

  async #move({ person, device }: Visitor, address: PushAddress): Promise<PushRefusal | undefined> {
    const { store, door } = this.#options;
    if (door.faultOf(address.endpoint) || !canEncryptFor(address)) return 'bad-push-address';
    const known = (await store.subscriptionsOf(person)).find(one => one.device === device);
    if (!known) return 'not-subscribed';
    await store.keepSubscription({ ...known, address });
    return undefined;
  }
}
