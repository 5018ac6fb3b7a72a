import type { Me, Watcher as Spectator } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { isHost, placeOfPerson } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { AboutPerson } from '../../shell/about/PeopleHere.tsx';
import { useWatching } from './useWatching.ts';

/** Lists the spectators by name. The host can remove one for good. */
export default function WatcherList({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const amHost = useApp(app => isHost(table.state, app.me));
  const people = useWatching(table);
  const [gone, setGone] = useState<readonly Me[]>([]);
  const said = useRef<HTMLParagraphElement>(null);
  const me = useApp(app => app.me);
  const here = people?.filter(({ id, isCast }) => (isCast || id !== me?.id) && !gone.some(one => one.id === id)) ?? [];
  const more = table.watchers - (people?.length ?? 0);

  const showOut = async (person: Me) => {
    if (await client.send({ type: 'show-out', person: person.id })) setGone(before => [...before, person]);
  };
  // The pressed button is gone, so the focus moves to the announcement and a screen reader continues from there.
  useEffect(() => {
    if (gone.length > 0) said.current?.focus();
  }, [gone.length]);
  return (
    <div className="stack">
      <p role="status" tabIndex={-1} ref={said}>
        {gone.length > 0 && t('watchers.gone', { name: gone.at(-1)!.name })}
      </p>
      <ul className="ruled">
        {here.map((person, n) => (
          // Each page of a cast is one, under the name of its maker.
          <Watcher
            key={person.isCast ? `${person.id} ${n}` : person.id}
            person={person}
            onShowOut={amHost && mayShowOut(table, person) ? () => showOut(person) : undefined}
          />
        ))}
      </ul>
      {people && more > 0 && <p>{t('watchers.more', { count: more })}</p>}
    </div>
  );
}

/** Who sits at the table may cast it, and stays. */
const mayShowOut = ({ state }: FollowedTable, person: Spectator): boolean => placeOfPerson(state, person) === undefined;

interface WatcherProps {
  readonly person: Spectator;
  readonly onShowOut: (() => void) | undefined;
}

/** Asked twice: there is no way back. */
function Watcher({ person, onShowOut }: WatcherProps) {
  const t = useT();
  const { name } = person;
  const [isAsking, setAsking] = useState(false);
  if (onShowOut && isAsking) {
    return (
      <li>
        <Sure
          question={t('watchers.sure', { name })}
          yes={t('watchers.yes')}
          no={t('watchers.keep')}
          onYes={onShowOut}
          onNo={() => setAsking(false)}
        />
      </li>
    );
  }
  return (
    <li className="row">
      <b className="grow ellipsis" dir="auto">
        {person.isCast ? t('watchers.cast', { name: t.nameOf(name) }) : t.nameOf(name)}
      </b>
      {!person.isCast && <AboutPerson person={person} />}
      {onShowOut && (
        <button
          type="button"
          className="ib"
          aria-label={t('watchers.showOut', { name })}
          onClick={() => setAsking(true)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
