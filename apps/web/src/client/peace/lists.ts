import type { Me, PeaceView, PersonId, Regard } from '@gorrion/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { useApp } from '../store/app.ts';
import { changePeace, fetchPeace, type PeaceFailure } from './server.ts';

/*
 * The person's private lists: whom they are not seated with, and whom they do not hear. The server keeps them; a copy on the
 * device hides lines from the first moment of a page on.
 */

type Lists = PeaceView['lists'];
const NONE: Lists = { apart: [], blocked: [] };
const KEY = 'gorrion.lists';

interface Copy {
  readonly owner: PersonId;
  readonly lists: Lists;
}

const isPerson = (value: unknown): value is Me =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Me>).id === 'string' &&
  typeof (value as Partial<Me>).name === 'string';

/** Parses what the device has kept; undefined if that is nothing, or broken. */
export function parseCopy(text: string | undefined): Copy | undefined {
  try {
    const { owner, lists } = JSON.parse(text ?? '') as Partial<Copy>;
    if (typeof owner !== 'string') return undefined;
    const people = (list: Regard) => (Array.isArray(lists?.[list]) ? lists[list].filter(isPerson) : []);
    return { owner, lists: { apart: people('apart'), blocked: people('blocked') } };
  } catch {
    return undefined;
  }
}

interface Peace extends Pick<Partial<Copy>, 'owner'> {
  readonly lists: Lists;
  /** What the server said; undefined until it has answered. */
  readonly view: PeaceView | undefined;
  readonly problem: PeaceFailure | undefined;
}

const atFirst = (): Peace => ({
  ...{ owner: undefined, lists: NONE, view: undefined, problem: undefined },
  ...parseCopy(deviceTexts.get(KEY)),
});

export const usePeace = create<Peace>(atFirst);

function keep(owner: PersonId, lists: Lists, rest: Partial<Peace>): void {
  usePeace.setState({ owner, lists, ...rest });
  const isEmpty = lists.apart.length + lists.blocked.length === 0;
  deviceTexts.set(KEY, isEmpty ? undefined : JSON.stringify({ owner, lists } satisfies Copy));
}

/** Whose lists the server was asked for. */
let loadedFor: PersonId | undefined;

/** The newest request: the answer to an older one says less. */
let newest = 0;

async function heard(owner: PersonId, asking: ReturnType<typeof fetchPeace>): Promise<PeaceFailure | undefined> {
  const own = ++newest;
  const answer = await asking;
  if (own !== newest) return answer.ok ? undefined : answer.why;
  if (answer.ok) keep(owner, answer.value.lists, { view: answer.value, problem: undefined });
  else usePeace.setState({ problem: answer.why });
  return answer.ok ? undefined : answer.why;
}

export function loadPeace(me: PersonId): void {
  // What another person has kept in this browser is none of theirs.
  if (usePeace.getState().owner !== me) keep(me, NONE, { view: undefined });
  loadedFor = me;
  void heard(me, fetchPeace()).then(why => {
    // The next part of the page that needs them asks again, and the next connection.
    if (why && loadedFor === me) loadedFor = undefined;
  });
}

/** Puts somebody into a list or takes them out, at once; back again if the server does not take it. Resolves with why not. */
export async function regard(list: Regard, person: Me, isListed: boolean): Promise<PeaceFailure | undefined> {
  const { owner, lists } = usePeace.getState();
  if (owner === undefined) return 'offline';
  const at = lists[list].findIndex(({ id }) => id === person.id);
  /** Takes the person out, and puts them back at a place of the list that is not negative. */
  const place = (to: number) => {
    const now = usePeace.getState();
    if (now.owner !== owner) return;
    const others = now.lists[list].filter(({ id }) => id !== person.id);
    keep(owner, { ...now.lists, [list]: to < 0 ? others : others.toSpliced(to, 0, person) }, {});
  };
  place(isListed ? 0 : -1);
  const why = await heard(owner, changePeace({ type: 'list', list, person: person.id, isListed }));
  if (why) place(at);
  return why;
}

/** Returns the person's lists, and has them fetched once. */
export function usePeaceLists(): Lists {
  const me = useApp(app => app.me?.id);
  const link = useApp(app => app.link.status);
  const { owner, lists } = usePeace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again when the connection comes or goes
  useEffect(() => {
    if (me === undefined || loadedFor === me) return;
    loadPeace(me);
  }, [me, link]);
  return me === undefined || owner === me ? lists : NONE;
}
