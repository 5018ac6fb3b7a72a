import { LONGEST_NAME } from '@gorrion/events/roster';
import { LONGEST_REMARK, lengthOf } from '@gorrion/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { playerIn } from '../event/event.ts';
import type { MineProps } from './mine.ts';
import { useSending } from './useSending.ts';

/** The paragraphs of the player's oath. */
const OATH = [
  'tournament.oath.rules',
  'tournament.oath.belongings',
  'tournament.oath.name',
  'tournament.oath.accident',
  'tournament.oath.changes',
  'tournament.oath.age',
] as const;
/** The appendix of the printed book that has the oath. */
const APPENDIX = 2;

/** Says that a player is here, once they have taken the oath (appendix 2). */
export function CheckIn({ event, view, player }: MineProps) {
  const t = useT();
  const { isBusy, refusal, send } = useSending(event);
  const me = playerIn(view, player);
  if (!me || view.stage === 'over') return null;
  const { isHere, hasSworn } = me;
  const isOpen = view.stage === 'open' || view.stage === 'playing';
  return (
    <section className="card pad" aria-labelledby="ev-checkin">
      <header className="card-head">
        <h2 id="ev-checkin">{t('tournament.checkIn')}</h2>
        {isHere && (
          <Badge tone="ok" icon="check">
            {t('tournament.youAreHere')}
          </Badge>
        )}
      </header>
      {!isOpen && <p className="fine">{t('tournament.checkInLater')}</p>}
      {isOpen && hasSworn && (
        <>
          <p>{t('tournament.sworn')}</p>
          <button
            type="button"
            className={`btn ${isHere ? '' : 'pri'}`}
            disabled={isBusy}
            onClick={() => void send({ type: 'check-in', player, isHere: !isHere })}
          >
            {t(isHere ? 'tournament.notHereYet' : 'tournament.iAmHere')}
          </button>
        </>
      )}
      {isOpen && !hasSworn && (
        <Oath
          isBusy={isBusy}
          isHere={isHere}
          onSwear={(name, note) =>
            void send({ type: 'swear', name, ...(note !== '' && { note }) }, { type: 'check-in', player, isHere: true })
          }
        />
      )}
      {refusal && <Note tone="bad" icon="warn" title={refusal} />}
    </section>
  );
}

interface OathProps {
  readonly isBusy: boolean;
  /** Whether an organiser has checked them in. */
  readonly isHere: boolean;
  readonly onSwear: (name: string, note: string) => void;
}

/** The oath, the name as its signature, and what the organiser should know. */
function Oath({ isBusy, isHere, onSwear }: OathProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const isTooLong = lengthOf(name.trim()) > LONGEST_NAME;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSwear(name.trim(), note.replace(/\s+/g, ' ').trim());
  };
  return (
    <form className="stack ev-oath" onSubmit={submit}>
      <h3>
        {t('tournament.oath')} <small>{t('book.appendix', { number: APPENDIX })}</small>
      </h3>
      <ol>
        {OATH.map(key => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      <label className="field-label" htmlFor={`${id}note`}>
        {t('tournament.oathNote')}
      </label>
      <textarea
        id={`${id}note`}
        rows={2}
        maxLength={LONGEST_REMARK}
        value={note}
        aria-describedby={`${id}who`}
        onChange={event => setNote(event.target.value)}
      />
      <small id={`${id}who`}>{t('tournament.oathNoteWho')}</small>
      <label className="field-label" htmlFor={`${id}name`}>
        {t('tournament.oathName')}
      </label>
      <input
        id={`${id}name`}
        value={name}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}long` : undefined}
        autoComplete="name"
        dir="auto"
        onChange={event => setName(event.target.value)}
      />
      {isTooLong && (
        <div id={`${id}long`} role="alert">
          <Note tone="bad" icon="warn" title={t('page.nameTooLong', { count: LONGEST_NAME })} />
        </div>
      )}
      <button type="submit" className="btn pri" disabled={isBusy || name.trim() === '' || isTooLong}>
        {t(isHere ? 'tournament.swearOnly' : 'tournament.swear')}
      </button>
    </form>
  );
}
