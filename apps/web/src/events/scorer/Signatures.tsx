import type { TableView, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS } from '@gorrion/rules';
import { useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { type SignatureLine, Signatures, type Signer } from '../../sheet/session/Signatures.tsx';
import { atTable, isOver, isSignedHere, nameIn, waitsForUmpire } from '../event/event.ts';
import { appealMark, waitsForAppeal } from '../event/upheld.ts';
import { signedText } from '../event/words.ts';
import { isOwnTable } from './mine.ts';

interface TableSignaturesProps {
  readonly view: TournamentView;
  readonly session: number;
  readonly table: TableView;
  /** Sends what is signed; absent where nobody signs. */
  readonly onSend?: (command: TournamentCommand) => void;
}

/** Returns who signs a table, and which of it the reader may sign. */
function linesOf(t: Translate, view: TournamentView, table: TableView, isDesk: boolean): readonly SignatureLine[] {
  const here = atTable(table);
  const mayRule = view.you.rights.includes('rule') && !isOwnTable(view, table);
  const { umpireSigned } = table;
  const players = PLAYERS.map((player): SignatureLine => {
    const name = nameIn(view, here[player]) || t('scorer.emptyChair');
    const isMine = here[player] !== null && here[player] === view.you.player;
    const press = isMine ? t('forms.sign') : mayRule ? t('scorer.signFor', { name }) : undefined;
    return {
      ...{ as: player, name, isMine, signed: signedText(t, table, player) },
      ...(isDesk && { points: table.totals[player] }),
      waits: t(isOver(view) ? 'scorer.notSigned' : 'forms.reads'),
      press: isSignedHere(view, table) ? press : undefined,
    };
  });
  if (!umpireSigned && !isDesk) return players;
  const mayUmpire = mayRule && (isSignedHere(view, { ...table, stage: 'ended' }) || waitsForUmpire(view, table));
  const umpire: SignatureLine = {
    ...{
      as: 'umpire',
      name: t.nameOf(umpireSigned?.name ?? ''),
      role: t('forms.umpire'),
      waits: t('scorer.notSigned'),
    },
    signed: umpireSigned ? t('forms.signedAt', { time: timeOfDay(t.locale, umpireSigned.at) }) : undefined,
    press: mayUmpire ? t('scorer.signUmpire') : undefined,
  };
  return [...players, umpire];
}

/**
 * Who has signed the sheet of a table (3.9.2). Players sign on their own page; the umpire signs after them, or (our rule) for
 * one who is not there. Nobody signs for others at a table where they play.
 */
export function TableSignatures({ view, session, table, onSend }: TableSignaturesProps) {
  const t = useT();
  const [asked, setAsked] = useState<Signer>();
  const isFinal = table.stage === 'final';
  const count = table.signed.filter(at => at !== null).length;
  const lines = linesOf(t, view, table, onSend !== undefined);
  const isAppealed = view.appeals.some(
    appeal => appeal.session === session && appeal.table === table.table && appealMark(appeal) === 'open',
  );
  const isMissing = !isFinal && count < PLAYERS.length;
  const sign = (as: Signer) => {
    setAsked(undefined);
    const forMissing = as === 'umpire' && isMissing ? ({ isForMissing: true } as const) : {};
    onSend?.({ type: 'sign', session, table: table.table, as, ...forMissing, totals: table.totals });
  };
  const questionOf = (as: Signer) => {
    if (as === 'umpire') return t(isMissing ? 'scorer.signAllSure' : 'scorer.signSure');
    return t('scorer.signForSure', { name: lines[as]!.name });
  };
  return (
    <Signatures
      lines={lines}
      status={isFinal ? t('forms.isFinal') : t('forms.signed', { count, all: PLAYERS.length })}
      note={isFinal ? t('scorer.isNote.final') : isOver(view) || !onSend ? undefined : t('scorer.signNote')}
      onSign={onSend && setAsked}
      asked={asked}
      question={
        asked !== undefined && (
          <Sure
            question={questionOf(asked)}
            yes={t('forms.sign')}
            no={t('scorer.cancel')}
            onYes={() => sign(asked)}
            onNo={() => setAsked(undefined)}
          >
            {isAppealed && <p>{t('scorer.appealOpen')}</p>}
            {waitsForAppeal(view, session, table.table) && <p>{t('scorer.appealWaits')}</p>}
          </Sure>
        )
      }
    >
      {table.reopened !== undefined && isSignedHere(view, table) && (
        <Note tone="amber" icon="warn" title={t('tournament.signAgain')} />
      )}
    </Signatures>
  );
}
