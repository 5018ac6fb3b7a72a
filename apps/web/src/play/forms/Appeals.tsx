import { type Appeal, type AppealAnswer, LONGEST_APPEAL, type TableState } from '@gorrion/protocol';
import { appealsUntil, type Player } from '@gorrion/rules';
import { appealStage, chargesAgainst, signerOf, toUmpireUntil } from '@gorrion/table';
import { type FormEvent, useId, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { useOpened } from '../../kit/ui/useOpened.ts';
import { useWritten } from '../../kit/ui/useWritten.ts';
import { chargeText } from '../../sheet/session/notes.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { AnswerAppeal } from '../../shell/page/AnswerAppeal.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { AfterAppeal } from './AfterAppeal.tsx';
import { judgesText, mayAnswer } from './appealWords.ts';
import { printForm } from './printForm.ts';

interface AppealsProps {
  readonly table: FollowedTable;
}

/** Appeals in writing (3.12): those of the session with their answers, and the form of another one. */
export function Appeals({ table }: AppealsProps) {
  const t = useT();
  const { state, code } = table;
  const myId = useApp(app => app.me?.id);
  const [isWriting, setWriting] = useState(false);
  const appeals = state.forms?.appeals ?? [];
  const until = appealsUntil(state.forms?.to) ?? 0;
  const isOpen = client.now() < until;
  const tournament = state.event?.kind === 'tournament' ? state.event : undefined;
  const mine = myId === undefined ? undefined : signerOf(state, myId);
  const mayAppeal = isOpen && !tournament && mine !== undefined;
  return (
    <section className="card form-card form-appeals" aria-labelledby="appeals">
      <header>
        <h2 id="appeals" tabIndex={-1}>
          {t('forms.appeals')}
        </h2>
        <span>
          {t('sheet.game')} {state.gamesPlayed + 1} · {t('sheet.table')} {code} · 3.12
        </span>
      </header>
      {tournament && (
        <p>
          {t('forms.inEvent')} <Go href={eventPaths.event(tournament.id, 'me')}>{t('forms.toEvent')}</Go>
        </p>
      )}
      <p>
        {t('forms.appealNote')} {isOpen ? t('forms.until', { time: timeOfDay(t.locale, until) }) : t('forms.closed')}
      </p>
      {appeals.length === 0 ? (
        <p>{t('forms.noAppeals')}</p>
      ) : (
        <ol>
          {appeals.map((appeal, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record keeps its order
            <AppealRow key={n} table={table} appeal={appeal} number={n} />
          ))}
        </ol>
      )}
      <div className="form-ways">
        {appeals.length > 0 && (
          <button type="button" className="btn" onClick={() => printForm('appeals')}>
            <Icon name="print" />
            {t('forms.printAppeals')}
          </button>
        )}
        {mayAppeal && !isWriting && (
          <button type="button" className="btn" onClick={() => setWriting(true)}>
            {t('forms.appeal')}
          </button>
        )}
      </div>
      {isWriting && mine !== undefined && <AppealForm state={state} mine={mine} onClose={() => setWriting(false)} />}
    </section>
  );
}

interface RowProps {
  readonly table: FollowedTable;
  readonly appeal: Appeal;
  readonly number: number;
}

function AppealRow({ table, appeal, number }: RowProps) {
  const t = useT();
  const { state } = table;
  const myId = useApp(app => app.me?.id);
  const { by, name, hand, charge, text, at, votes = [], answer, further, final } = appeal;
  const against = charge === undefined ? undefined : chargesAgainst(state, by, hand)[charge];
  const stage = appealStage(state, appeal);
  return (
    <li>
      <b>{t('forms.appealOf', { name, hand, time: timeOfDay(t.locale, at) })}</b>
      {against && <p>{t('forms.against', { what: chargeText(t, state, against) ?? '' })}</p>}
      <p dir="auto">{text}</p>
      {votes.map(vote => (
        <p key={vote.by} dir="auto">
          {t(vote.isUpheld ? 'forms.upheld' : 'forms.rejected')}. {vote.remark}{' '}
          <small>{t('forms.answerBy', { name: vote.name, time: timeOfDay(t.locale, vote.at) })}</small>
        </p>
      ))}
      {answer && <Verdict answer={answer} voters={votes.length} />}
      {further && <p>{t('forms.further', { name: further.name, time: timeOfDay(t.locale, further.at) })}</p>}
      {final && <Verdict answer={final} voters={votes.length} />}
      {stage !== 'decided' && !state.event && (
        <p>{stage === 'players' ? judgesText(t, state, appeal) : t(`forms.stage.${stage}`)}</p>
      )}
      {mayAnswer(state, appeal, myId) && (
        <AnswerAppeal
          onAnswer={(isUpheld, remark) => void client.send({ type: 'answer-appeal', appeal: number, isUpheld, remark })}
        />
      )}
      <AfterAppeal table={table} appeal={appeal} />
      <Further table={table} appeal={appeal} number={number} />
    </li>
  );
}

interface VerdictProps {
  readonly answer: AppealAnswer;
  /** Number of players who voted. */
  readonly voters: number;
}

function Verdict({ answer: { by, isUpheld, remark, name, at }, voters }: VerdictProps) {
  const t = useT();
  const who = by === 'players' ? t('forms.byPlayers', { count: voters }) : name;
  return (
    <p className={isUpheld ? 'verdict upheld' : 'verdict'} dir="auto">
      <b>{t(isUpheld ? 'forms.upheld' : 'forms.rejected')}.</b> {remark}{' '}
      <small>{t('forms.answerBy', { name: who, time: timeOfDay(t.locale, at) })}</small>
    </p>
  );
}

/** The way to the umpire, while it is open to the reader. */
function Further({ table: { state }, appeal, number }: RowProps) {
  const t = useT();
  const myId = useApp(app => app.me?.id);
  const until = toUmpireUntil(state, appeal);
  if (until === undefined || client.now() > until) return null;
  if (myId === undefined || signerOf(state, myId) === undefined) return null;
  return (
    <div className="form-ways">
      <button
        type="button"
        className="btn"
        onClick={() => void client.send({ type: 'appeal-further', appeal: number })}
      >
        {t('forms.takeFurther')}
      </button>
      <small>{t('forms.until', { time: timeOfDay(t.locale, until) })}</small>
    </div>
  );
}

interface FormProps {
  readonly state: TableState;
  readonly mine: Player;
  readonly onClose: () => void;
}

function AppealForm({ state, mine, onClose }: FormProps) {
  const t = useT();
  const id = useId();
  const hands = state.session.handNumber;
  const [hand, setHand] = useState(hands);
  const [picked, setPicked] = useState<string>();
  const charges = chargesAgainst(state, mine, hand);
  // Where there is one charge, the appeal is against it until the player says otherwise.
  const charge = picked ?? (charges.length === 1 ? '0' : '');
  const { text, isMissing, fieldProps, withText } = useWritten();
  const form = useRef<HTMLFormElement>(null);
  useOpened(form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    withText(async written => {
      const against = charge === '' ? {} : { charge: Number(charge) };
      if (await client.send({ type: 'appeal', hand, ...against, text: written })) onClose();
    });
  };
  return (
    <form className="appeal-form" onSubmit={send} ref={form}>
      <span className="appeal-hand">
        {t('forms.appealHand')}
        <Pick
          label={t('forms.appealHand')}
          value={String(hand)}
          onPick={value => {
            setHand(Number(value));
            setPicked(undefined);
          }}
          options={Array.from({ length: hands }, (_, n) => [String(n + 1), String(n + 1)] as const)}
        />
      </span>
      {charges.length > 0 && <AgainstPick state={state} charges={charges} value={charge} onPick={setPicked} />}
      <label htmlFor={`${id}text`}>{t('forms.appealText')}</label>
      <textarea id={`${id}text`} rows={5} maxLength={LONGEST_APPEAL} {...fieldProps} />
      <small role="alert">{isMissing && t('forms.missingAppeal')}</small>
      <small>{t('forms.letters', { count: text.length, most: LONGEST_APPEAL })}</small>
      <small>{t('forms.signature')}</small>
      <div className="form-ways">
        <button type="button" className="btn" onClick={onClose}>
          {t('forms.cancel')}
        </button>
        <button type="submit" className="btn pri">
          {t('forms.send')}
        </button>
      </div>
    </form>
  );
}

interface AgainstPickProps {
  readonly state: TableState;
  readonly charges: ReturnType<typeof chargesAgainst>;
  /** The number of a charge; empty for the hand as a whole. */
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** Chooses what an appeal is against. */
function AgainstPick({ state, charges, value, onPick }: AgainstPickProps) {
  const t = useT();
  const named = charges.map((charge, n) => {
    const words = [chargeText(t, state, charge), timeOfDay(t.locale, charge.at)];
    return [String(n), words.filter(Boolean).join(t('list.comma'))] as const;
  });
  return (
    <span className="appeal-hand">
      {t('forms.appealAgainst')}
      <Pick
        label={t('forms.appealAgainst')}
        value={value}
        onPick={onPick}
        options={[['', t('forms.appealWhole')] as const, ...named]}
      />
    </span>
  );
}
