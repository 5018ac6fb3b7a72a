import type { SessionDraw, SessionMaking, SessionView, TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { checkSession } from '../event/draw.ts';
import { nameIn } from '../event/event.ts';
import { makingText } from '../event/words.ts';
import './chart.css';

interface MakingProps {
  readonly view: TournamentView;
  readonly session: SessionView;
}

/** How the tables of a session were made that no chart seats, with the proof of a draw; or what its draw will be held against. */
export function Making({ view, session }: MakingProps) {
  const t = useT();
  const { making } = session;
  const { sessionPromised } = view;
  if (making) return <Made view={view} session={session} making={making} />;
  if (sessionPromised?.session !== session.session) return null;
  return (
    <div className="ev-proof">
      <p>{t('tournament.promisedNote')}</p>
      <dl>
        <dt>{t('tournament.commitment')}</dt>
        <dd>{sessionPromised.commitment}</dd>
      </dl>
    </div>
  );
}

function Made({ view, session, making }: MakingProps & { readonly making: SessionMaking }) {
  const t = useT();
  const { draw } = making;
  return (
    <>
      <p className="fine">{makingText(t, making)}</p>
      {draw && <Proof view={view} session={session} draw={draw} />}
    </>
  );
}

/** What the tables were drawn by and from, and the check in the reader's browser. */
function Proof({ view, session, draw }: MakingProps & { readonly draw: SessionDraw }) {
  const t = useT();
  const [isGood, setGood] = useState<boolean>();
  const isPromised = draw.promisedAt !== undefined;
  const words = isGood ? (isPromised ? 'tournament.tablesHold' : 'tournament.tablesFit') : 'tournament.tablesWrong';
  return (
    <details className="ev-proof">
      <summary>
        <Icon name="lock" />
        {t('tournament.proof')}
      </summary>
      <button type="button" className="btn sm" onClick={() => void checkSession(session, draw).then(setGood)}>
        <Icon name="check" />
        {t('tournament.verify')}
      </button>
      <div role="status">
        {isGood !== undefined && (
          <Note
            tone={!isGood ? 'bad' : isPromised ? 'ok' : 'amber'}
            icon={isGood && isPromised ? 'check' : 'warn'}
            title={t(words)}
          />
        )}
      </div>
      <dl>
        <dt>{t(isPromised ? 'tournament.commitment' : 'tournament.fingerprint')}</dt>
        <dd>{draw.commitment}</dd>
        <dt>{t('tournament.salt')}</dt>
        <dd>{draw.salt}</dd>
        <dt>{t('tournament.seed')}</dt>
        <dd>{draw.seed}</dd>
        <dt>{t('tournament.entrants')}</dt>
        <dd>{t.all(draw.list.map(player => nameIn(view, player)))}</dd>
      </dl>
    </details>
  );
}
