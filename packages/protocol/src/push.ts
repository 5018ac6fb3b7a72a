import type { Language, Seat } from '@gorrion/rules';
import type { DeviceLabel } from './devices.ts';

/*
 * Web Push: a device asks to be called when something at a table waits for its person and no page of theirs is looked at.
 * Requests are plain HTTP, with the guest's cookie. What is pushed holds what every spectator of a table may know, and no more.
 */

/** What a device may be called for. */
export const PUSH_KINDS = ['turn', 'start', 'agree', 'evening', 'seat', 'review'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Kinds that come from a table at which the person sits. */
const AT_TABLE: ReadonlySet<PushKind> = new Set(['turn', 'start', 'agree']);
export const isAtTable = (kind: PushKind): boolean => AT_TABLE.has(kind);

/** How many minutes before an evening a device may be called. */
export const PUSH_LEADS = [5, 15, 30, 60] as const;
export type PushLead = (typeof PUSH_LEADS)[number];

/** How long (ms) a turn lasts before its player is called. */
export const PUSH_TURN_AFTER = 5000;

export interface QuietHours {
  readonly isOn: boolean;
  /** Minutes since midnight in the zone of the device; from an evening into the next morning where `to` is less. */
  readonly from: number;
  readonly to: number;
  /** Whether a table at which the person sits calls all the same. */
  readonly exceptAtTable: boolean;
}

/** What a person wants of calls on one device. */
export interface PushWishes {
  readonly kinds: Readonly<Record<PushKind, boolean>>;
  readonly lead: PushLead;
  readonly quiet: QuietHours;
}

export const USUAL_WISHES: PushWishes = {
  kinds: { turn: true, start: true, agree: true, evening: true, seat: true, review: true },
  lead: 15,
  quiet: { isOn: true, from: 22 * 60 + 30, to: 8 * 60, exceptAtTable: true },
};

/** Wishes of a page, or of a row, of an older version that does not know every kind. */
type EarlierWishes = Omit<PushWishes, 'kinds'> & { readonly kinds: Partial<PushWishes['kinds']> };

/** Returns wishes with the kinds that their device has not heard of yet, as usual. */
export const completeWishes = (wishes: EarlierWishes): PushWishes => ({
  ...wishes,
  kinds: { ...USUAL_WISHES.kinds, ...wishes.kinds },
});

/** Where a browser receives pushes, as `PushSubscription.toJSON()` has it. */
export interface PushAddress {
  readonly endpoint: string;
  /** The public key and the secret of the browser (base64url), with which pushes are encrypted (RFC 8291). */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The longest address (characters) that a browser hands out. */
export const LONGEST_ENDPOINT = 800;

/** A device of the person who asks that is called. */
export interface PushDevice {
  readonly label: DeviceLabel;
  readonly isHere: boolean;
  /** Server time (ms) of the last call; null before the first. */
  readonly calledAt: number | null;
}

/** What a page knows of the calls of its person. */
export interface PushView {
  /** The public key (P-256, base64url) for which a browser hands out an address. */
  readonly key: string;
  /** What this device wants; null if it is not called. */
  readonly wishes: PushWishes | null;
  readonly devices: readonly PushDevice[];
}

export type PushWish =
  /** Has this device called, in a language, or changes what it wants. `zone`: an IANA time zone. */
  | {
      readonly type: 'subscribe';
      readonly address: PushAddress;
      readonly language: Language;
      readonly zone: string;
      readonly wishes: PushWishes;
    }
  /** The browser has another address from now on. */
  | { readonly type: 'move'; readonly address: PushAddress }
  /** Has this device called no more. */
  | { readonly type: 'unsubscribe' }
  /** Sends this device a call at once. */
  | { readonly type: 'try' };

export const PUSH_REFUSALS = [
  'bad-request',
  'too-many-requests',
  /** The address is no https address of a push service that anybody can reach. */
  'bad-push-address',
  'too-many-devices',
  /** This device is not called. */
  'not-subscribed',
  /** The push service has refused the call, or did not answer. */
  'push-failed',
  'no-room-left',
] as const;
export type PushRefusal = (typeof PUSH_REFUSALS)[number];

/** What is pushed about. */
export type Push =
  | { readonly kind: 'turn'; readonly wind: Seat; readonly hand: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'agree'; readonly to: 'settings' | 'ruling' | 'end' }
  | {
      readonly kind: 'evening';
      readonly group: string;
      /** May be empty. */
      readonly place: string;
      readonly minutes: number;
    }
  /** A member of a group calls the others to a table; `free`: its free seats. */
  | { readonly kind: 'seat'; readonly group: string; readonly by: string; readonly free: number }
  | { readonly kind: 'review' }
  | { readonly kind: 'try' };

/** What a push holds, decrypted: the sentences of a notification and where it leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A newer notification takes the place of one with the same tag. */
  readonly tag: string;
  /** Path of a page. */
  readonly path: string;
  /** Language of the sentences. */
  readonly lang: Language;
}
