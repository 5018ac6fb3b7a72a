import type { Me, PersonId } from '@gorrion/protocol';
import type { Store } from '../persistence/store.ts';
import { type Cookies, newPersonId } from './cookie.ts';
import { cleanName, friendlyName } from './name.ts';
import { nobodyRevoked, type RevocationList } from './revoked.ts';

/** The guest of a request; `setCookie` is set if the answer must carry a cookie. */
export interface Arrival {
  readonly person: PersonId;
  readonly setCookie: string | undefined;
}

export interface Guests {
  /** Returns the guest of a request: a new one if its cookies prove none. */
  welcome(cookieHeader: string | undefined, isSecure: boolean): Arrival;
  me(person: PersonId): Me;
  /**
   * Removes a guest's name. Resolves, once the wish is durable, with the guest as others see them from now on. Their
   * logs follow in the background; then the guest gets another id (`moveOn`).
   */
  forget(person: PersonId): Promise<Me>;
  /** Retires the id of a person of whom nothing is stored; resolves with the guest under the new id, or undefined. */
  moveOn(person: PersonId): Promise<Me | undefined>;
  /**
   * Renames a guest. Resolves with the guest under the new name, or undefined if the name has no visible characters.
   */
  rename(person: PersonId, raw: string): Promise<Me | undefined>;
}

export function openGuests(
  cookies: Cookies,
  store: Pick<Store, 'nameOf' | 'rename' | 'forget' | 'settle' | 'isForgotten' | 'isSettled'>,
  revoked: Pick<RevocationList, 'has'> = nobodyRevoked(),
): Guests {
  /**
   * Returns a guest's generated name. A guest who is being forgotten already has the name of the next id, which old
   * logs do not hold.
   */
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
      // A name chosen after the wish moves to the new id. It is written first, so that a kill in between does not lose
      // it.
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
