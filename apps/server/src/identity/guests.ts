import { codeOfBot, type DeviceId, type DeviceLabel, type Me, type PersonId } from '@gorrion/protocol';
import { type StoredDevice, signedOutMark } from '../persistence/devices.ts';
import type { Store } from '../persistence/store.ts';
import { type Cookies, newDeviceId, newPersonId } from './cookie.ts';
import { cleanName, friendlyName } from './name.ts';
import type { Names } from './names.ts';
import { nobodyRevoked, type RevocationList } from './revoked.ts';

const DAY = 24 * 3600_000;

/** The start (ms) of the day of a time. */
export const dayOf = (time: number): number => Math.floor(time / DAY) * DAY;

/** A person on one of their devices. */
export interface Visitor {
  readonly person: PersonId;
  readonly device: DeviceId;
}

/** The guest of a request; `setCookie` is set if the answer must carry a cookie. */
export interface Arrival extends Visitor {
  readonly setCookie: string | undefined;
}

/** Called with a person and those of their devices that are signed out from now on. */
type SignedOutListener = (person: PersonId, devices: ReadonlySet<DeviceId>) => void;

export interface Guests {
  /** Returns the guest of a request: a new one if its cookies prove none, or one that was revoked or signed out. */
  welcome(cookieHeader: string | undefined, isSecure: boolean): Promise<Arrival>;
  me(person: PersonId): Promise<Me>;
  /** Returns the names of people as others see them. */
  namesOf(people: Iterable<PersonId>): Promise<Names>;
  /** Returns the name that a person has chosen; undefined if none. */
  chosenName(person: PersonId): Promise<string | undefined>;
  /**
   * Removes a guest's name and passkeys, and signs out their devices but this one. Resolves, once the wish is durable, with
   * the guest as others see them from now on. Their logs follow in the background; then the guest gets another id
   * (`moveOn`).
   */
  forget(person: PersonId, device: DeviceId): Promise<Me>;
  /** Removes the name of a bot, which has no devices, in the same way. It stays marked as a bot. */
  forgetBot(bot: PersonId): Promise<Me>;
  /**
   * Retires the id of a person of whom nothing is stored; resolves with the guest under the new id, or undefined. Devices
   * and passkeys that the person still has follow.
   */
  moveOn(person: PersonId): Promise<Me | undefined>;
  /** Returns the name of a device once its person has the next id. */
  deviceAfter(person: PersonId, device: DeviceId): DeviceId;
  /**
   * Renames a guest. Resolves with the guest under the new name, or undefined if the name has no visible characters.
   */
  rename(person: PersonId, raw: string): Promise<Me | undefined>;
  /** Keeps the label of a device that a person uses, so that others of theirs can name it. */
  noteDevice(visitor: Visitor, label: DeviceLabel): Promise<void>;
  /** Gives a person one more device; resolves with it once it is durable. */
  addDevice(person: PersonId, label: DeviceLabel): Promise<DeviceId>;
  /** Returns somebody new, of whom nothing is stored. */
  newcomer(): Visitor;
  /** Returns a value for `Set-Cookie` that makes a browser this device of this person. */
  cookieFor(visitor: Visitor, isSecure: boolean): string;
  /** Whether the operator has revoked a person. */
  isRevoked(person: PersonId): boolean;
  /** Refuses the cookies of these devices from now on, also after a restart. */
  signOut(person: PersonId, devices: readonly DeviceId[]): Promise<void>;
  onSignedOut(listener: SignedOutListener): void;
}

type PeopleStore = Pick<
  Store,
  | 'nameOf'
  | 'rename'
  | 'forget'
  | 'settle'
  | 'isForgotten'
  | 'isSettled'
  | 'deviceOf'
  | 'devicesOf'
  | 'keepDevice'
  | 'labelDevice'
  | 'seeDevice'
  | 'dropDevice'
>;

/** Finds out whom a cookie proves, and on which device. */
function cookieReader(cookies: Cookies, store: PeopleStore, revoked: Pick<RevocationList, 'has'>) {
  const isAccepted = async (person: PersonId, device: DeviceId): Promise<boolean> => {
    const row = await store.deviceOf(person, device);
    return row ? !row.isSignedOut : device === cookies.firstDeviceOf(person);
  };
  const deviceAfter = (person: PersonId, device: DeviceId): DeviceId =>
    device === cookies.firstDeviceOf(person) ? cookies.firstDeviceOf(cookies.successorOf(person)) : device;

  /** Returns whom the cookie of a person and device stands for today; undefined if it is refused. */
  async function resume(person: PersonId, device: DeviceId): Promise<Visitor | undefined> {
    if (revoked.has(person)) return undefined;
    if (await store.isSettled(person)) return resume(cookies.successorOf(person), deviceAfter(person, device));
    return (await isAccepted(person, device)) ? { person, device } : undefined;
  }

  return {
    deviceAfter,
    async read(header: string | undefined, isSecure: boolean) {
      const proven = cookies.read(header, isSecure);
      if (!proven) return undefined;
      const visitor = await resume(proven.person, proven.device ?? cookies.firstDeviceOf(proven.person));
      const isCurrent = visitor?.person === proven.person && visitor.device === proven.device;
      return visitor && { ...visitor, isCurrent };
    },
  };
}

/** Returns a function that notes, once a day, that a device was seen. A day that is lost does no harm. */
function dayBook(store: PeopleStore, now: () => number) {
  let noted = { day: 0, devices: new Set<string>() };
  return async ({ person, device }: Visitor): Promise<void> => {
    const day = dayOf(now());
    if (noted.day !== day) noted = { day, devices: new Set() };
    const { devices } = noted;
    if (devices.has(device)) return;
    devices.add(device);
    try {
      const row = await store.deviceOf(person, device);
      // A device without a row may get one today.
      if (!row) devices.delete(device);
      else if (row.seenAt < day) await store.seeDevice(person, device, day);
    } catch {
      devices.delete(device);
    }
  };
}

/** Names of guests, and how they lose them. */
function peopleDesk(cookies: Cookies, store: PeopleStore) {
  /**
   * Returns a guest's generated name. A guest who is being forgotten already has the name of the next id, which old
   * logs do not hold.
   */
  const unnamed = async (person: PersonId): Promise<string> =>
    friendlyName((await store.isForgotten(person)) ? cookies.successorOf(person) : person);
  const me = async (person: PersonId): Promise<Me> => ({
    id: person,
    name: (await store.nameOf(person)) ?? (await unnamed(person)),
  });
  return {
    me,
    async namesOf(people: Iterable<PersonId>): Promise<Names> {
      const all = await Promise.all([...people].map(me));
      return new Map(all.map(({ id, name }) => [id, name]));
    },
    chosenName: (person: PersonId) => store.nameOf(person),
    async moveOn(person: PersonId): Promise<Me | undefined> {
      const successor = cookies.successorOf(person);
      // A name chosen after the wish moves to the new id. It is written first, so that a kill in between does not lose
      // it.
      const name = await store.nameOf(person);
      if (name !== undefined) await store.rename(successor, name);
      await store.settle(person, {
        person: successor,
        first: cookies.firstDeviceOf(successor),
        firstBefore: cookies.firstDeviceOf(person),
      });
      return (await store.isSettled(person)) ? me(successor) : undefined;
    },
    async rename(person: PersonId, raw: string): Promise<Me | undefined> {
      const name = cleanName(raw);
      if (name === undefined) return undefined;
      await store.rename(person, name);
      return { id: person, name };
    },
  };
}

/** Adds devices of guests, and signs them out. */
function deviceBook(cookies: Cookies, store: PeopleStore, now: () => number) {
  let tellSignedOut: SignedOutListener = () => {};
  const fresh = (device: DeviceId, label: DeviceLabel, since = Math.floor(now())): StoredDevice => ({
    device,
    label,
    since,
    seenAt: dayOf(now()),
    isSignedOut: false,
  });
  return {
    signedOut: (person: PersonId, devices: ReadonlySet<DeviceId>) => tellSignedOut(person, devices),
    onSignedOut(listener: SignedOutListener) {
      tellSignedOut = listener;
    },
    async noteDevice({ person, device }: Visitor, label: DeviceLabel) {
      const row = await store.deviceOf(person, device);
      const isSame = row && Object.entries(label).every(([key, word]) => row.label[key as keyof DeviceLabel] === word);
      if (isSame) return;
      // The device may be signed out while this is read: the store looks once more.
      await store.labelDevice(person, fresh(device, label), device === cookies.firstDeviceOf(person));
    },
    async addDevice(person: PersonId, label: DeviceLabel) {
      const device = newDeviceId();
      await store.keepDevice(person, fresh(device, label));
      return device;
    },
    async signOut(person: PersonId, devices: readonly DeviceId[]) {
      const first = cookies.firstDeviceOf(person);
      // A first device is accepted without a row, so a mark stays; any other is not.
      const dropped = devices.map(device =>
        device === first ? store.keepDevice(person, signedOutMark(device)) : store.dropDevice(person, device),
      );
      await Promise.all(dropped);
      tellSignedOut(person, new Set(devices));
    },
  };
}

export function openGuests(
  cookies: Cookies,
  store: PeopleStore,
  revoked: Pick<RevocationList, 'has'> = nobodyRevoked(),
  now: () => number = Date.now,
): Guests {
  const reader = cookieReader(cookies, store, revoked);
  const people = peopleDesk(cookies, store);
  const see = dayBook(store, now);
  const { signedOut, ...devices } = deviceBook(cookies, store, now);

  const newcomer = (): Visitor => {
    const person = newPersonId();
    return { person, device: cookies.firstDeviceOf(person) };
  };

  return {
    ...people,
    ...devices,
    newcomer,
    deviceAfter: reader.deviceAfter,
    async welcome(cookieHeader, isSecure) {
      const known = await reader.read(cookieHeader, isSecure);
      const { person, device } = known ?? newcomer();
      if (known) void see(known);
      return { person, device, setCookie: known?.isCurrent ? undefined : cookies.write(person, isSecure, device) };
    },
    async forgetBot(bot) {
      await store.forget(bot, codeOfBot(friendlyName(bot)));
      return { id: bot, name: codeOfBot((await people.me(bot)).name) };
    },
    async forget(person, device) {
      const first = cookies.firstDeviceOf(person);
      const others = new Set([first, ...(await store.devicesOf(person)).map(row => row.device)]);
      others.delete(device);
      await store.forget(person, friendlyName(person), { device, first });
      signedOut(person, others);
      return people.me(person);
    },
    cookieFor: ({ person, device }, isSecure) => cookies.write(person, isSecure, device),
    isRevoked: person => revoked.has(person),
  };
}
