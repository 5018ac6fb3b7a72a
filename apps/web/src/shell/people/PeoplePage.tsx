import { GAMES_COUNTED, type Me, MOST_LISTED, REGARDS, type Regard, SHOWN_FROM } from '@gorrion/protocol';
import { useState } from 'react';
import { loadPeace, regard, usePeace, usePeaceLists } from '../../client/peace/lists.ts';
import type { PeaceFailure } from '../../client/peace/server.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { PROFILE_PATH } from '../links/gamePaths.ts';
import { PlacePage } from '../page/PlacePage.tsx';

/** The person's private lists, and how often they finish their games. */
export default function PeoplePage() {
  const t = useT();
  const lists = usePeaceLists();
  const me = useApp(app => app.me);
  const { view, problem } = usePeace();
  return (
    <PlacePage
      title={t('people.page')}
      note={t('people.pageNote')}
      above={[
        { href: PROFILE_PATH, label: t('profile.title') },
        { href: eventPaths.devices(), label: t('devices.title') },
      ]}
    >
      <div className="stack" role="alert">
        {problem && !view && (
          <Note tone="amber" icon="warn" title={t(`people.no.${problem}`)}>
            <button type="button" className="btn sm" onClick={() => me && loadPeace(me.id)}>
              {t('push.again')}
            </button>
          </Note>
        )}
      </div>
      <div className="stack roomy">
        {view && <OwnFinishes games={view.finishes.games} finished={view.finishes.finished} />}
        {REGARDS.map(list => (
          <ListCard key={list} list={list} people={lists[list]} />
        ))}
      </div>
    </PlacePage>
  );
}

function OwnFinishes({ games, finished }: { readonly games: number; readonly finished: number }) {
  const t = useT();
  return (
    <Card title={t('people.own')}>
      <p>{games === 0 ? t('people.ownNone') : t('people.ownFinishes', { games, finished })}</p>
      <p className="fine">{t('people.ownNote', { games: GAMES_COUNTED, from: SHOWN_FROM })}</p>
    </Card>
  );
}

function ListCard({ list, people }: { readonly list: Regard; readonly people: readonly Me[] }) {
  const t = useT();
  const [why, setWhy] = useState<PeaceFailure>();
  const count = `${t.number(people.length)} / ${t.number(MOST_LISTED)}`;
  return (
    <Card title={t(`people.${list}`)} aside={people.length > 0 && <small>{count}</small>}>
      <p className="fine">{t(`people.${list}Note`)}</p>
      {people.length === 0 && <p>{t('people.none')}</p>}
      <ul className="ruled">
        {people.map(person => {
          const label = t('people.takeOut', { name: t.nameOf(person.name) });
          return (
            <li key={person.id} className="row">
              <b className="grow ellipsis" dir="auto">
                {t.nameOf(person.name)}
              </b>
              <button
                type="button"
                className="ib"
                title={label}
                aria-label={label}
                onClick={() => void regard(list, person, false).then(setWhy)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="field-fault" role="alert">
        {why && t(`people.no.${why}`)}
      </p>
    </Card>
  );
}
