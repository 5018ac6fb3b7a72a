import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type DeviceLabel,
  type DeviceRefusal,
  MOST_PASSKEYS,
  PASSKEY_MS,
  type PasskeyOptions,
  type PasskeyResponse,
  type PersonId,
} from '@gorrion/protocol';
import { dayOf, type Visitor } from '../identity/guests.ts';
import type { StoredPasskey } from '../persistence/devices.ts';
import type { Store } from '../persistence/store.ts';

/*
 * Passkeys (WebAuthn): a way back for a person who has lost all devices. The authenticator knows the person by a random
 * handle, never by their public id, and shows the name that the page gives it. The library is loaded when it is first needed.
 */

const library = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof library>>;
type Registration = Parameters<Library['verifyRegistrationResponse']>[0]['response'];
type Authentication = Parameters<Library['verifyAuthenticationResponse']>[0]['response'];

const SITE = 'Gorrión';
/** Signatures that passkeys may use: Ed25519, ES256, RS256 (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];
const HANDLE_BYTES = 32;
/** The most challenges that wait for an answer. */
const MOST_OPEN = 5000;

/** Where a page stands, as a passkey knows it. */
export interface PasskeySite {
  readonly origin: string;
  readonly rpId: string;
}

/**
 * Returns the site of a page; undefined where browsers have no passkeys: on plain http, except on this very machine, and
 * at an address that is no name.
 */
export function passkeySiteOf(origin: string | undefined): PasskeySite | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { protocol, hostname, origin: plain } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return undefined;
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return undefined;
  return { origin: plain, rpId: hostname };
}

/** Challenges that wait for an answer: one of each kind a visitor, and each is good once. */
class Challenges {
  readonly #now: () => number;
  readonly #open = new Map<string, { readonly challenge: string; readonly endsAt: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns false while there are too many. */
  keep(key: string, challenge: string): boolean {
    for (const [other, { endsAt }] of this.#open) if (this.#now() >= endsAt) this.#open.delete(other);
    if (this.#open.size >= MOST_OPEN) return false;
    this.#open.set(key, { challenge, endsAt: this.#now() + PASSKEY_MS });
    return true;
  }

  take(key: string): string | undefined {
    const open = this.#open.get(key);
    this.#open.delete(key);
    return open && this.#now() < open.endsAt ? open.challenge : undefined;
  }
}

type PasskeyStore = Pick<Store, 'passkey' | 'passkeysOf' | 'keepPasskey' | 'usePasskey' | 'dropPasskey'>;

interface PasskeyOptionsOf {
  readonly store: PasskeyStore;
  readonly now: () => number;
}

const keyOf = (kind: 'add' | 'return', { person, device }: Visitor): string => `${kind} ${person} ${device}`;

/** Awaits a check of the library, which throws at whatever is not as it should be. */
const verified = async <T extends { readonly verified: boolean }>(check: Promise<T>): Promise<T | undefined> => {
  try {
    const result = await check;
    return result.verified ? result : undefined;
  } catch {
    return undefined;
  }
};

export class Passkeys {
  readonly #store: PasskeyStore;
  readonly #now: () => number;
  readonly #challenges: Challenges;

  constructor({ store, now }: PasskeyOptionsOf) {
    this.#store = store;
    this.#now = now;
    this.#challenges = new Challenges(now);
  }

  /** Returns what the browser needs to make a passkey for a person. */
  async askToAdd(visitor: Visitor, { rpId }: PasskeySite, name: string): Promise<PasskeyOptions | DeviceRefusal> {
    const own = await this.#store.passkeysOf(visitor.person);
    if (own.length >= MOST_PASSKEYS) return 'too-many-passkeys';
    const handle = own[0] ? Buffer.from(own[0].handle, 'base64url') : randomBytes(HANDLE_BYTES);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: SITE,
      rpID: rpId,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(handle),
      timeout: PASSKEY_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const isKept = this.#challenges.keep(keyOf('add', visitor), `${options.challenge} ${options.user.id}`);
    return isKept ? { options } : 'too-many-requests';
  }

  /** Keeps the passkey that a browser has made. Returns why it does not; undefined if it does. */
  async add(
    visitor: Visitor,
    { origin, rpId }: PasskeySite,
    answer: PasskeyResponse,
    label: DeviceLabel,
  ): Promise<DeviceRefusal | undefined> {
    const [challenge, handle] = this.#challenges.take(keyOf('add', visitor))?.split(' ') ?? [];
    if (challenge === undefined || handle === undefined) return 'passkey-too-late';
    const { verifyRegistrationResponse } = await library();
    const made = await verified(
      verifyRegistrationResponse({
        response: answer as unknown as Registration,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    const credential = made?.registrationInfo?.credential;
    if (!credential || (await this.#store.passkey(credential.id))) return 'passkey-wrong';
    if ((await this.#store.passkeysOf(visitor.person)).length >= MOST_PASSKEYS) return 'too-many-passkeys';
    const { id, publicKey, counter, transports = [] } = credential;
    await this.#store.keepPasskey({
      id,
      person: visitor.person,
      handle,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter(one => /^[a-z-]{1,20}$/.test(one)).slice(0, 8),
      label,
      since: Math.floor(this.#now()),
      usedAt: null,
    });
    return undefined;
  }

  /** Returns what the browser needs to find a passkey of this site, whosever it is. */
  async askToReturn(visitor: Visitor, { rpId }: PasskeySite): Promise<PasskeyOptions | DeviceRefusal> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      timeout: PASSKEY_MS,
      userVerification: 'preferred',
    });
    return this.#challenges.keep(keyOf('return', visitor), options.challenge) ? { options } : 'too-many-requests';
  }

  /** Returns the person of a passkey that has signed the visitor's challenge, or why there is none. */
  async return(
    visitor: Visitor,
    site: PasskeySite,
    answer: PasskeyResponse,
  ): Promise<{ readonly person: PersonId } | DeviceRefusal> {
    const challenge = this.#challenges.take(keyOf('return', visitor));
    if (challenge === undefined) return 'passkey-too-late';
    const stored = await this.#store.passkey(answer.id);
    if (!stored) return 'no-such-passkey';
    const response = answer as unknown as Authentication;
    if (response.response.userHandle !== stored.handle) return 'passkey-wrong';
    const counter = await this.#verify(response, challenge, site, stored);
    if (counter === undefined) return 'passkey-wrong';
    await this.#store.usePasskey(stored.id, counter, dayOf(this.#now()));
    // The person may have deleted it, or become another id, while the library worked.
    const kept = await this.#store.passkey(stored.id);
    return kept ? { person: kept.person } : 'no-such-passkey';
  }

  /** Resolves with the new counter of a passkey; undefined if the library refuses the signature or the counter. */
  async #verify(
    response: Authentication,
    challenge: string,
    { origin, rpId }: PasskeySite,
    { id, publicKey, counter, transports }: StoredPasskey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const checked = await verified(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
          transports: [...transports],
        },
      }),
    );
    return checked?.authenticationInfo.newCounter;
  }

  /** Deletes a passkey of a person; returns why not if there is none. */
  async drop({ person }: Visitor, id: string): Promise<DeviceRefusal | undefined> {
    if ((await this.#store.passkey(id))?.person !== person) return 'no-such-passkey';
    await this.#store.dropPasskey(person, id);
    return undefined;
  }
}
