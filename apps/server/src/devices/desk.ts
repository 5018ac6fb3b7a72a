import {
  type DeviceId,
  type DeviceLabel,
  type DeviceRefusal,
  type DevicesView,
  type DeviceWish,
  MOST_DEVICES,
  type PairingClaim,
  type PasskeyOptions,
  type PersonId,
} from '@gorrion/protocol';
import type { Guests, Visitor } from '../identity/guests.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Store } from '../persistence/store.ts';
import { Pairings } from './pairings.ts';
import { type PasskeySite, Passkeys } from './passkeys.ts';

/** A request about devices. */
export interface DeviceCall {
  readonly visitor: Visitor;
  readonly label: DeviceLabel;
  /** The key for limits by address; undefined for this machine. */
  readonly network: string | undefined;
  /** The site of the page, where passkeys work. */
  readonly site: PasskeySite | undefined;
  readonly wish: DeviceWish;
}

/** The answer to a wish. `become` is who the browser is from now on: the person of a pairing or passkey, or a new guest. */
export type DeviceAnswer =
  | { readonly refusal: DeviceRefusal }
  | { readonly options: PasskeyOptions }
  | { readonly become?: Visitor };

const DONE: DeviceAnswer = {};
const answerOf = (refusal: DeviceRefusal | undefined): DeviceAnswer => (refusal ? { refusal } : DONE);

interface DeskOptions {
  readonly guests: Guests;
  readonly store: Pick<
    Store,
    'devicesOf' | 'deviceOf' | 'passkey' | 'passkeysOf' | 'keepPasskey' | 'usePasskey' | 'dropPasskey' | 'countGames'
  >;
  readonly now: () => number;
  /** Counts wrong codes and passkeys. */
  readonly guesses: Guesses;
  readonly hasRoom: () => boolean;
  /** Returns at how many tables that are not over a person has a seat. */
  readonly seatsOf: (person: PersonId) => number;
  /** Returns how many groups and events have a person in them. */
  readonly groupsOf: (person: PersonId) => Promise<number>;
  /** Makes the codes of pairings; tests bring their own. */
  readonly newCode?: () => string;
}

/** The devices of people: what each sees of their own, and what they change. */
export class DeviceDesk {
  readonly #options: DeskOptions;
  readonly #pairings: Pairings;
  readonly #passkeys: Passkeys;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#pairings = new Pairings(options.now, options.newCode);
    this.#passkeys = new Passkeys(options);
  }

  /**
   * Returns what a person sees on one of their devices: their own devices and passkeys, and no id but these. `label`: of the
   * device that asks. It is kept once there is anything else to keep of its person: nobody fills the disk by looking.
   */
  async view(visitor: Visitor, label?: DeviceLabel): Promise<DevicesView> {
    const { guests, store, now, seatsOf, groupsOf } = this.#options;
    const { person } = visitor;
    // Read before the devices: whose offer is done sees the device that it brought.
    const offer = this.#pairings.offerOf(visitor);
    const known = {
      name: (await guests.me(person)).name,
      isNamed: (await guests.chosenName(person)) !== undefined,
      seats: seatsOf(person),
      games: (await store.countGames(person)).all,
      groups: await groupsOf(person),
    };
    const passkeys = await store.passkeysOf(person);
    const hasMore = known.isNamed || known.seats + known.games + known.groups + passkeys.length > 0;
    const others = (await store.devicesOf(person)).filter(({ device }) => device !== visitor.device);
    if (label && (hasMore || others.length > 0)) await guests.noteDevice(visitor, label);
    const rows = await store.devicesOf(person);
    const isKept = rows.some(({ device }) => device === visitor.device);
    const here = isKept || !label ? [] : [{ device: visitor.device, label, since: now(), seenAt: now() }];
    return {
      ...known,
      devices: [...rows, ...here].map(({ device, label, since, seenAt }) => ({
        id: device,
        label,
        since,
        seenAt,
        isHere: device === visitor.device,
      })),
      passkeys: passkeys.map(({ id, label, since, usedAt }) => ({ id, label, since, usedAt })),
      offer,
      claim: await this.#claimOf(visitor),
    };
  }

  /** Carries out what a page asks for. */
  act(call: DeviceCall): Promise<DeviceAnswer> | DeviceAnswer {
    const { wish, visitor } = call;
    switch (wish.type) {
      case 'offer':
        return this.#offer(call);
      case 'withdraw':
        this.#pairings.withdraw(visitor);
        return DONE;
      case 'confirm':
        return this.#confirm(call, wish.isSame);
      case 'claim':
        return this.#claim(call, wish.code);
      case 'collect':
        return this.#collect(visitor, wish.name);
      case 'decline':
        this.#pairings.decline(visitor);
        return DONE;
      case 'sign-out':
        return this.#signOut(visitor, wish.device as DeviceId);
      case 'sign-out-others':
        return this.#signOutOthers(visitor);
      case 'drop-passkey':
        return this.#passkeys.drop(visitor, wish.id).then(answerOf);
      default:
        return this.#withPasskey(call, wish);
    }
  }

  async #hasTooMany(person: PersonId): Promise<boolean> {
    return (await this.#options.store.devicesOf(person)).length >= MOST_DEVICES;
  }

  async #offer({ visitor }: DeviceCall): Promise<DeviceAnswer> {
    if (!this.#options.hasRoom()) return { refusal: 'no-room-left' };
    if (await this.#hasTooMany(visitor.person)) return { refusal: 'too-many-devices' };
    return answerOf(this.#pairings.offer(visitor) ? undefined : 'too-many-requests');
  }

  /** The device of who shares what they are is kept: the other one may sign it out later. */
  async #confirm({ visitor, label }: DeviceCall, isSame: boolean): Promise<DeviceAnswer> {
    const refusal = this.#pairings.confirm(visitor, isSame);
    if (isSame && refusal === undefined) await this.#options.guests.noteDevice(visitor, label);
    return answerOf(refusal);
  }

  #claim({ visitor, label, network }: DeviceCall, code: string): DeviceAnswer {
    const { guesses } = this.#options;
    const who = { person: visitor.person, network };
    // A right code is never refused for what others guess: it gives nothing without the owner's tile.
    const refusal = this.#pairings.claim(visitor, code, label);
    if (refusal !== 'no-such-pairing') return answerOf(refusal);
    return { refusal: guesses.mayHear(who, 'nothing') ? refusal : 'too-many-wrong-codes' };
  }

  async #claimOf(visitor: Visitor): Promise<PairingClaim | null> {
    const claim = this.#pairings.claimOf(visitor);
    if (claim?.stage !== 'granted') return claim;
    const { owner, ...shown } = claim;
    return { ...shown, name: (await this.#options.guests.me(owner)).name };
  }

  /** `name`: the person whom the one at the browser has agreed to be. Nobody becomes one whom they were not shown. */
  async #collect(visitor: Visitor, name: string): Promise<DeviceAnswer> {
    const { guests } = this.#options;
    const claim = await this.#claimOf(visitor);
    if (claim?.stage === 'granted' && claim.name !== name) return { refusal: 'pairing-renamed' };
    const got = await this.#pairings.collect(visitor, ({ person }, label) => guests.addDevice(person, label));
    return typeof got === 'string' ? { refusal: got } : { become: got };
  }

  async #signOut(visitor: Visitor, device: DeviceId): Promise<DeviceAnswer> {
    const { guests, store } = this.#options;
    if (!(await store.devicesOf(visitor.person)).some(row => row.device === device))
      return { refusal: 'no-such-device' };
    this.#pairings.withdraw({ person: visitor.person, device });
    await guests.signOut(visitor.person, [device]);
    return device === visitor.device ? { become: guests.newcomer() } : DONE;
  }

  async #signOutOthers(visitor: Visitor): Promise<DeviceAnswer> {
    const { guests, store } = this.#options;
    const own = await store.devicesOf(visitor.person);
    const others = own.flatMap(({ device }) => (device === visitor.device ? [] : [device]));
    for (const device of others) this.#pairings.withdraw({ person: visitor.person, device });
    await guests.signOut(visitor.person, others);
    return DONE;
  }

  async #withPasskey(
    { visitor, label, network, site }: DeviceCall,
    wish: Extract<DeviceWish, { type: 'ask-passkey' | 'add-passkey' | 'ask-return' | 'return' }>,
  ): Promise<DeviceAnswer> {
    const { guests, hasRoom } = this.#options;
    if (!site) return { refusal: 'passkeys-need-https' };
    if (wish.type === 'add-passkey') return answerOf(await this.#passkeys.add(visitor, site, wish.answer, label));
    if (wish.type === 'ask-passkey' && !hasRoom()) return { refusal: 'no-room-left' };
    if (wish.type === 'return') return this.#return({ visitor, label, network, site }, wish.answer);
    const asked =
      wish.type === 'ask-passkey'
        ? await this.#passkeys.askToAdd(visitor, site, (await guests.me(visitor.person)).name)
        : await this.#passkeys.askToReturn(visitor, site);
    return typeof asked === 'string' ? { refusal: asked } : { options: asked };
  }

  async #return(
    { visitor, label, network, site }: Omit<DeviceCall, 'wish' | 'site'> & { readonly site: PasskeySite },
    answer: Extract<DeviceWish, { type: 'return' }>['answer'],
  ): Promise<DeviceAnswer> {
    const { guests, guesses } = this.#options;
    const found = await this.#passkeys.return(visitor, site, answer);
    // Nobody guesses a signature: a right one is accepted, whatever others have tried.
    if (typeof found === 'string')
      return {
        refusal: guesses.mayHear({ person: visitor.person, network }, 'nothing') ? found : 'too-many-wrong-codes',
      };
    const { person } = found;
    if (guests.isRevoked(person)) return { refusal: 'no-such-passkey' };
    if (person === visitor.person) return { refusal: 'same-person' };
    if (await this.#hasTooMany(person)) return { refusal: 'too-many-devices' };
    return { become: { person, device: await guests.addDevice(person, label) } };
  }
}
