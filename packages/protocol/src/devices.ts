import type { Tile } from '@gorrion/rules';

/*
 * One person on several devices, without an account. A guest's cookie names a person and a device; a code or a passkey
 * gives another device the same person. Requests are plain HTTP, because the answer carries the cookie.
 */

/** Names one device of one person; no credential. */
export type DeviceId = string & { readonly __device: unique symbol };

/** How long (ms) a code for another device can be used. */
export const PAIRING_MS = 60_000;
/** How long (ms) the two devices can compare their tile after the code was used. */
export const COMPARING_MS = 120_000;
/** How long (ms) a passkey may take to answer. */
export const PASSKEY_MS = 120_000;
/** The most devices and passkeys of one person. */
export const MOST_DEVICES = 20;
export const MOST_PASSKEYS = 10;

export const DEVICE_BROWSERS = ['firefox', 'chrome', 'edge', 'safari', 'opera', 'samsung', 'other'] as const;
export const DEVICE_SYSTEMS = ['android', 'ios', 'ipados', 'windows', 'macos', 'chromeos', 'linux', 'other'] as const;
export const DEVICE_KINDS = ['computer', 'phone', 'tablet', 'screen'] as const;

/** What a browser says about its device. */
export interface DeviceLabel {
  readonly browser: (typeof DEVICE_BROWSERS)[number];
  readonly system: (typeof DEVICE_SYSTEMS)[number];
  readonly kind: (typeof DEVICE_KINDS)[number];
}

/** A device of the person who asks. Times are of the server (ms); `seenAt` is the start of a day. */
export interface ListedDevice {
  readonly id: DeviceId;
  readonly label: DeviceLabel;
  readonly since: number;
  readonly seenAt: number;
  readonly isHere: boolean;
}

/** A passkey of the person who asks. `usedAt` is the start of a day; null if it was never used. */
export interface ListedPasskey {
  readonly id: string;
  /** The device on which it was made. */
  readonly label: DeviceLabel;
  readonly since: number;
  readonly usedAt: number | null;
}

/** The code of the device that has the seats. `msLeft` counts to its end. */
export type PairingOffer =
  | { readonly stage: 'open'; readonly code: string; readonly msLeft: number }
  /** Another device has used the code and shows this tile. */
  | { readonly stage: 'compare'; readonly tile: Tile; readonly label: DeviceLabel; readonly msLeft: number }
  /** The tile is the same. The other device has not collected its cookie yet. */
  | { readonly stage: 'granted'; readonly label: DeviceLabel; readonly msLeft: number };

/** The wish of the other device, after it has used a code. */
export type PairingClaim =
  | { readonly stage: 'compare'; readonly tile: Tile; readonly msLeft: number }
  /** The first device has said that the tile is the same: who agrees to be the person of this name can collect the cookie. */
  | { readonly stage: 'granted'; readonly tile: Tile; readonly name: string; readonly msLeft: number };

/** What a person sees of their devices, and nothing of anybody else's. */
export interface DevicesView {
  /** Name as others see it. */
  readonly name: string;
  /** Whether the person has chosen the name. */
  readonly isNamed: boolean;
  /** Seats at tables that are not over, and finished games on the server. */
  readonly seats: number;
  readonly games: number;
  /** Groups and events that have the person in them. */
  readonly groups: number;
  readonly devices: readonly ListedDevice[];
  readonly passkeys: readonly ListedPasskey[];
  readonly offer: PairingOffer | null;
  readonly claim: PairingClaim | null;
}

/** What the browser's functions for passkeys get, as JSON of the WebAuthn standard. */
export interface PasskeyOptions {
  readonly options: object;
}

/** What a browser's passkey has answered, as JSON of the WebAuthn standard. The library of the server checks the rest. */
export interface PasskeyResponse {
  readonly id: string;
  readonly response: object;
}

/** What a page asks for. `ask-passkey` and `ask-return` answer with `PasskeyOptions`, all others with `DevicesView`. */
export type DeviceWish =
  | { readonly type: 'offer' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'confirm'; readonly isSame: boolean }
  | { readonly type: 'claim'; readonly code: string }
  /** The browser becomes the person of the claim, whose name it was shown. */
  | { readonly type: 'collect'; readonly name: string }
  /** The browser stays who it is. */
  | { readonly type: 'decline' }
  | { readonly type: 'sign-out'; readonly device: string }
  | { readonly type: 'sign-out-others' }
  | { readonly type: 'ask-passkey' }
  | { readonly type: 'add-passkey'; readonly answer: PasskeyResponse }
  | { readonly type: 'drop-passkey'; readonly id: string }
  | { readonly type: 'ask-return' }
  | { readonly type: 'return'; readonly answer: PasskeyResponse };

export const DEVICE_REFUSALS = [
  'bad-request',
  'too-many-requests',
  /** Ten wrong codes or passkeys from one address. */
  'too-many-wrong-codes',
  /** The code never was, is over, or has been used. */
  'no-such-pairing',
  /** The first device has said no, or nobody has answered in time. */
  'pairing-over',
  /** The person has another name by now than the one that was agreed to. */
  'pairing-renamed',
  /** The device already is this person. */
  'same-person',
  'too-many-devices',
  'no-such-device',
  /** Passkeys need https, or this very machine, and a name instead of an address. */
  'passkeys-need-https',
  'passkey-too-late',
  /** The signature is not the passkey's, or its counter went backwards. */
  'passkey-wrong',
  'no-such-passkey',
  'too-many-passkeys',
  'no-room-left',
] as const;
export type DeviceRefusal = (typeof DEVICE_REFUSALS)[number];
