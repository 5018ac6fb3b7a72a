import { createHash, randomBytes } from 'node:crypto';
import {
  COMPARING_MS,
  type DeviceId,
  type DeviceLabel,
  type DeviceRefusal,
  PAIRING_MS,
  type PairingClaim,
  type PairingOffer,
  type PersonId,
} from '@gorrion/protocol';
import { type Tile, tileOf as tileOfKind, WHITE } from '@gorrion/rules';
import type { Visitor } from '../identity/guests.ts';
import { newCode, readCode } from '../tables/code.ts';

/*
 * Codes by which another device becomes the same person. They live in memory only: a restart of the server ends them, as
 * their minute would. A code works once: who uses it gets a tile to compare. Once the first device has said that the tile
 * is the same, the other one sees whom it would become, and gets the cookie if it agrees.
 */

/** The most codes and claims that are open; beyond it, those who ask wait for the oldest minute to end. */
const MOST_OPEN = 5000;

interface Pairing {
  readonly owner: Visitor;
  readonly code: string;
  /** Server time (ms) after which it is over. */
  endsAt: number;
  claim?: { readonly by: Visitor; readonly label: DeviceLabel; readonly tile: Tile };
  isGranted: boolean;
  /** The new device, once its cookie is being collected. It can be collected again, because an answer may be lost. */
  device?: Promise<DeviceId>;
  /** The new device is one of the person's. */
  isDone?: boolean;
}

const keyOf = ({ person, device }: Visitor): string => `${person} ${device}`;

/** Returns the tile of a pairing: any but the white dragon, whose face is empty. */
function tileOf(...parts: readonly (string | Buffer)[]): Tile {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return tileOfKind(hash.digest().readUInt32BE(0) % WHITE);
}

/** A claim as its claimer is shown it, but with the person in the place of the name. */
type Claim =
  | Extract<PairingClaim, { stage: 'compare' }>
  | (Omit<Extract<PairingClaim, { stage: 'granted' }>, 'name'> & { readonly owner: PersonId });

type Found = { readonly ok: true; readonly pairing: Pairing } | { readonly ok: false; readonly code: DeviceRefusal };

export class Pairings {
  readonly #now: () => number;
  readonly #newCode: () => string;
  readonly #byOwner = new Map<string, Pairing>();
  readonly #byCode = new Map<string, Pairing>();
  readonly #byClaimer = new Map<string, Pairing>();

  constructor(now: () => number, makeCode: () => string = newCode) {
    this.#now = now;
    this.#newCode = makeCode;
  }

  #end(pairing: Pairing): void {
    this.#byCode.delete(pairing.code);
    if (this.#byOwner.get(keyOf(pairing.owner)) === pairing) this.#byOwner.delete(keyOf(pairing.owner));
    if (pairing.claim) this.#byClaimer.delete(keyOf(pairing.claim.by));
  }

  #sweep(): void {
    for (const pairing of [...this.#byOwner.values(), ...this.#byClaimer.values()])
      if (this.#now() >= pairing.endsAt) this.#end(pairing);
  }

  /** Returns a pairing that is not over; ends one that is. */
  #current(pairing: Pairing | undefined): Pairing | undefined {
    if (pairing === undefined || this.#now() < pairing.endsAt) return pairing;
    this.#end(pairing);
    return undefined;
  }

  /** Makes a new code in the place of the device's last one. Returns false while there are too many. */
  offer(owner: Visitor): boolean {
    this.withdraw(owner);
    this.#sweep();
    if (this.#byOwner.size >= MOST_OPEN) return false;
    const pairing: Pairing = { owner, code: this.#newCode(), endsAt: this.#now() + PAIRING_MS, isGranted: false };
    this.#byOwner.set(keyOf(owner), pairing);
    this.#byCode.set(pairing.code, pairing);
    return true;
  }

  withdraw(owner: Visitor): void {
    const pairing = this.#byOwner.get(keyOf(owner));
    if (pairing) this.#end(pairing);
  }

  /** Returns what the device that has the seats shows; null if it has no code, or its pairing is done. */
  offerOf(owner: Visitor): PairingOffer | null {
    const pairing = this.#current(this.#byOwner.get(keyOf(owner)));
    if (!pairing || pairing.isDone) return null;
    const msLeft = pairing.endsAt - this.#now();
    if (!pairing.claim) return { stage: 'open', code: pairing.code, msLeft };
    const { tile, label } = pairing.claim;
    return pairing.isGranted ? { stage: 'granted', label, msLeft } : { stage: 'compare', tile, label, msLeft };
  }

  /** Uses a code for another device. Returns why that is not possible; undefined if it is. */
  claim(by: Visitor, typed: string, label: DeviceLabel): DeviceRefusal | undefined {
    const code = readCode(typed);
    const pairing = this.#current(code && this.#byCode.get(code));
    if (!pairing) return 'no-such-pairing';
    if (pairing.owner.person === by.person) return 'same-person';
    const before = this.#byClaimer.get(keyOf(by));
    if (before) this.#end(before);
    this.#byCode.delete(pairing.code);
    const tile = tileOf(randomBytes(16), pairing.code, keyOf(pairing.owner), keyOf(by));
    pairing.claim = { by, label, tile };
    pairing.endsAt = this.#now() + COMPARING_MS;
    this.#byClaimer.set(keyOf(by), pairing);
    return undefined;
  }

  /** Returns what the other device shows; null if it has used no code, or the first device has said no. */
  claimOf(by: Visitor): Claim | null {
    const pairing = this.#current(this.#byClaimer.get(keyOf(by)));
    if (!pairing?.claim) return null;
    const shown = { tile: pairing.claim.tile, msLeft: pairing.endsAt - this.#now() };
    return pairing.isGranted
      ? { stage: 'granted', owner: pairing.owner.person, ...shown }
      : { stage: 'compare', ...shown };
  }

  /** Ends the claim of a device that stays who it is. */
  decline(by: Visitor): void {
    const pairing = this.#byClaimer.get(keyOf(by));
    if (pairing) this.#end(pairing);
  }

  /** Takes the word of the first device: the tile is the same, or it is not, which ends the pairing. */
  confirm(owner: Visitor, isSame: boolean): DeviceRefusal | undefined {
    const pairing = this.#current(this.#byOwner.get(keyOf(owner)));
    if (!pairing?.claim) return 'pairing-over';
    if (!isSame) this.#end(pairing);
    else if (!pairing.isGranted) {
      pairing.isGranted = true;
      pairing.endsAt = this.#now() + PAIRING_MS;
    }
    return undefined;
  }

  #granted(by: Visitor): Found {
    const pairing = this.#current(this.#byClaimer.get(keyOf(by)));
    return pairing?.isGranted ? { ok: true, pairing } : { ok: false, code: 'pairing-over' };
  }

  /**
   * Gives the other device its person. `add` makes the new device, once; a repeated request gets the same one, because the
   * first answer may be lost.
   */
  async collect(
    by: Visitor,
    add: (owner: Visitor, label: DeviceLabel) => Promise<DeviceId>,
  ): Promise<Visitor | DeviceRefusal> {
    const found = this.#granted(by);
    if (!found.ok) return found.code;
    const { pairing } = found;
    const label = pairing.claim?.label;
    if (!label) return 'pairing-over';
    pairing.device ??= add(pairing.owner, label);
    try {
      const device = await pairing.device;
      pairing.isDone = true;
      return { person: pairing.owner.person, device };
    } catch (error) {
      delete pairing.device;
      throw error;
    }
  }
}
