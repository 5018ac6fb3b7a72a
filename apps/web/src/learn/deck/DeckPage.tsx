import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { DeckEnd } from './DeckEnd.tsx';
import { DeckOff } from './DeckOff.tsx';
import { DeckStart } from './DeckStart.tsx';
import { Session } from './Session.tsx';
import { useDeck } from './useDeck.ts';
import '../drills/drills.css';
import './deck.css';

/** The daily deck: off, what today has, its cards one after another, and how it went. */
export default function DeckPage(_: { readonly path: string }) {
  const t = useT();
  const now = useDeck();
  const [session, setSession] = useState<readonly string[]>();
  const [isUnasked, setUnasked] = useState(false);
  const { deck, today, plan } = now;
  const end = (isNone: boolean) => {
    setSession(undefined);
    setUnasked(isNone);
  };
  if (session) return <Session ids={session} onEnd={end} />;
  const isDone = deck.newest?.day === today && deck.newest.answers.length > 0;
  return (
    <PlacePage
      title={t('deck.title')}
      note={deck.isOn ? undefined : t('deck.note')}
      above={[{ href: paths.learn(), label: t('place.learn') }]}
    >
      {isUnasked && (
        <p className="card empty" role="status">
          {t('drills.failed')}
        </p>
      )}
      {!deck.isOn ? (
        <DeckOff />
      ) : isDone && plan.cards.length === 0 ? (
        <DeckEnd now={now} />
      ) : (
        <DeckStart now={now} onStart={setSession} />
      )}
    </PlacePage>
  );
}
