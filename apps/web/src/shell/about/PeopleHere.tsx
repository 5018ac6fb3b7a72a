import type { GameId, Me } from '@gorrion/protocol';
import { Suspense, useState } from 'react';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';

const PersonDialog = lazyPart(() => withWords('shell', () => import('../people/PersonDialog.tsx')));

interface AboutProps {
  readonly person: Me;
  /** The finished game in which they are met; undefined at the table on the page. */
  readonly game?: GameId | undefined;
}

/** Opens what can be done about another person: keep apart, block, report. */
export function AboutPerson({ person, game }: AboutProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const label = t('people.about', { name: t.nameOf(person.name) });
  return (
    <>
      <button type="button" className="ib" title={label} aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="person" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PersonDialog person={person} game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface PeopleHereProps {
  readonly people: readonly Me[];
  readonly game?: GameId | undefined;
}

/** The other people of a table or a game, each with what can be done about them. Draws nothing without any. */
export function PeopleHere({ people, game }: PeopleHereProps) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <details className="quiet">
      <summary>{t('people.title')}</summary>
      <ul className="ruled">
        {people.map(person => (
          <li key={person.id} className="row">
            <b className="grow ellipsis" dir="auto">
              {t.nameOf(person.name)}
            </b>
            <AboutPerson person={person} game={game} />
          </li>
        ))}
      </ul>
    </details>
  );
}
