import type { TableView, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { atTable, isOver, isSignedHere, nameIn } from '../event/event.ts';
import { signedText } from '../event/words.ts';
import { isOwnTable } from './mine.ts';
import './signatures.css';

interface SignaturesProps {
  readonly view: TournamentView;
  readonly session: number;
  readonly table: TableView;
  readonly onSend: (command: TournamentCommand) => void;
}

type Signer = Player | 'umpire';

/**
 * Who has signed the sheet of a table (3.9.2). Players sign on their own page; the umpire signs as umpire, or (our ruling)
 * for a player who is not there. Nobody signs for others at a table where they play.
 */
export function Signatures({ view, session, table, onSend }: SignaturesProps) {
  const t = useT();
  const [asked, setAsked] = useState<Signer>();
  const mayRule = view.you.rights.includes('rule') && !isOwnTable(view, table);
  const here = atTable(table);
  const nameOf = (player: Player) => nameIn(view, here[player]) || t('scorer.emptyChair');
  const maySign = (as: Signer) =>
    isSignedHere(view, table) &&
    (mayRule || (as !== 'umpire' && view.you.player !== null && here[as] === view.you.player));
  const sign = (as: Signer) => {
    setAsked(undefined);
    onSend({ type: 'sign', session, table: table.table, as, totals: table.totals });
  };
  return (
    <section className="card sign" aria-labelledby="sign-title">
      <h2 id="sign-title">{t('scorer.signatures')}</h2>
      {table.reopened !== undefined && isSignedHere(view, table) && (
        <Note tone="amber" icon="warn" title={t('tournament.signAgain')} />
      )}
      <Signers {...{ view, table, nameOf, maySign }} onAsk={setAsked} />
      {asked !== undefined && (
        <Sure
          question={asked === 'umpire' ? t('scorer.signSure') : t('scorer.signForSure', { name: nameOf(asked) })}
          yes={t('scorer.sign')}
          no={t('scorer.cancel')}
          onYes={() => sign(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
      {!isOver(view) && table.stage === 'final' && (
        <Note tone="ok" icon="lock" title={t('scorer.is.final')}>
          {t('scorer.isNote.final')}
        </Note>
      )}
      {!isOver(view) && table.stage !== 'final' && <p className="sign-note">{t('scorer.signNote')}</p>}
    </section>
  );
}

interface SignersProps extends Pick<SignaturesProps, 'view' | 'table'> {
  readonly nameOf: (player: Player) => string;
  readonly maySign: (as: Signer) => boolean;
  readonly onAsk: (as: Signer) => void;
}

function Signers({ view, table, nameOf, maySign, onAsk }: SignersProps) {
  const t = useT();
  const here = atTable(table);
  return (
    <ul>
      {PLAYERS.map(player => (
        <li key={player}>
          <WindGlyph wind={startingSeat(player)} />
          <span dir="auto" title={nameOf(player)}>
            {nameOf(player)}
          </span>
          <b>{t.signed(table.totals[player])}</b>
          {table.signed[player] !== null ? (
            <Signed text={signedText(t, table, player) ?? ''} />
          ) : (
            <Press t={t} label={signText(t, view, here[player], nameOf(player))} isShown={maySign(player)}>
              {() => onAsk(player)}
            </Press>
          )}
        </li>
      ))}
      <li>
        <Icon name="flag" />
        <span dir="auto">{table.umpireSigned?.name ?? t('scorer.umpire')}</span>
        <b />
        {table.umpireSigned ? (
          <Signed text={t('forms.signedAt', { time: timeOfDay(t.locale, table.umpireSigned.at) })} />
        ) : (
          <Press t={t} label={t('scorer.signUmpire')} isShown={maySign('umpire')}>
            {() => onAsk('umpire')}
          </Press>
        )}
      </li>
    </ul>
  );
}

const signText = (t: Translate, view: TournamentView, player: number | null, name: string): string =>
  player !== null && player === view.you.player ? t('scorer.sign') : t('scorer.signFor', { name });

const Signed = ({ text }: { readonly text: string }) => (
  <span className="sign-done">
    <Icon name="check" />
    {text}
  </span>
);

interface PressProps {
  readonly t: Translate;
  /** What the press does, with the name of the one who signs. */
  readonly label: string;
  readonly isShown: boolean;
  readonly children: () => void;
}

const Press = ({ t, label, isShown, children }: PressProps) =>
  isShown ? (
    <button type="button" className="btn sm" aria-label={label} onClick={children}>
      {t('scorer.sign')}
    </button>
  ) : (
    <span className="sign-open">{t('scorer.notSigned')}</span>
  );
