import type { Me, PersonId } from '@gorrion/protocol';
import type { Store } from '../persistence/store.ts';
import { type Cookies, newPersonId } from './cookie.ts';
import { cleanName, friendlyName } from './name.ts';

/** Somebody who came with a request; `setCookie` is there when he must be given one. */
export interface Arrival {
  readonly person: PersonId;
  readonly setCookie: string | undefined;
}

export interface Guests {
  /** The guest of a request, a new one if it proves nobody. */
  welcome(cookieHeader: string | undefined, isSecure: boolean): Arrival;
  me(person: PersonId): Me;
  /** Resolves with the guest as he is called from now on: nothing of what he was called is kept. */
  forget(person: PersonId): Promise<Me>;
  /** Resolves with the guest under his new name; undefined when nothing visible is left of it. */
  rename(person: PersonId, raw: string): Promise<Me | undefined>;
}

export function openGuests(cookies: Cookies, store: Pick<Store, 'nameOf' | 'rename' | 'forget'>): Guests {
  return {
    welcome(cookieHeader, isSecure) {
      const known = cookies.read(cookieHeader, isSecure);
      if (known) return { person: known, setCookie: undefined };
      const person = newPersonId();
      return { person, setCookie: cookies.write(person, isSecure) };
    },
    me: person => ({ id: person, name: store.nameOf(person) ?? friendlyName(person) }),
    async forget(person) {
      const name = friendlyName(person);
      await store.forget(person, name);
      return { id: person, name };
    },
    async rename(person, raw) {
      const name = cleanName(raw);
      if (name === undefined) return undefined;
      await store.rename(person, name);
      return { id: person, name };
    },
  };
}
