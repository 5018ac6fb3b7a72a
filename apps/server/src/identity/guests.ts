import type { Me, PersonId } from '@gorrion/protocol';
import type { Store } from '../persistence/store.ts';
import { type Cookies, newPersonId } from './cookie.ts';
import { cleanName, friendlyName } from './name.ts';
import { nobodyRevoked, type RevocationList } from './revoked.ts';

/** Somebody who came with a request; `setCookie` is there when he must be given one. */
export interface Arrival {
  readonly person: PersonId;
  readonly setCookie: string | undefined;
}

export interface Guests {
  /** The guest of a request, a new one if it proves nobody. */
  welcome(cookieHeader: string | undefined, isSecure: boolean): Arrival;
  me(person: PersonId): Me;
  /**
   * Resolves, once the wish is durable, with the guest as others see them from now on. Their logs follow in the
   * background, and then they get another id: see `moveOn`.
   */
  forget(person: PersonId): Promise<Me>;
  /** Gives up the id of a person of whom nothing is stored; resolves with the guest under the new id, or undefined. */
  moveOn(person: PersonId): Promise<Me | undefined>;
  /** Resolves with the guest under his new name; undefined when nothing visible is left of it. */
  rename(person: PersonId, raw: string): Promise<Me | undefined>;
}

export function openGuests(
  cookies: Cookies,
  store: Pick<Store, 'nameOf' | 'rename' | 'forget' | 'settle' | 'isForgotten' | 'isSettled'>,
  revoked: Pick<RevocationList, 'has'> = nobodyRevoked(),
): Guests {
  /** Whoever is being forgotten has the name already that they keep under the next id, and that their old logs have not. */
  const unnamed = (person: PersonId): string =>
    friendlyName(store.isForgotten(person) ? cookies.successorOf(person) : person);
  const me = (person: PersonId): Me => ({ id: person, name: store.nameOf(person) ?? unnamed(person) });

  return {
    welcome(cookieHeader, isSecure) {
      const known = cookies.read(cookieHeader, isSecure);
      if (known && !store.isSettled(known) && !revoked.has(known)) return { person: known, setCookie: undefined };
      let person = known ?? newPersonId();
      while (store.isSettled(person) && !revoked.has(person)) person = cookies.successorOf(person);
      if (revoked.has(person)) person = newPersonId();
      return { person, setCookie: cookies.write(person, isSecure) };
    },
    me,
    async forget(person) {
      await store.forget(person, friendlyName(person));
      return me(person);
    },
    async moveOn(person) {
      const successor = cookies.successorOf(person);
      // A name that was chosen after the wish goes with them; first, so that a kill in between does not lose it.
      const name = store.nameOf(person);
      if (name !== undefined) await store.rename(successor, name);
      await store.settle(person);
      return store.isSettled(person) ? me(successor) : undefined;
    },
    async rename(person, raw) {
      const name = cleanName(raw);
      if (name === undefined) return undefined;
      await store.rename(person, name);
      return { id: person, name };
    },
  };
}
