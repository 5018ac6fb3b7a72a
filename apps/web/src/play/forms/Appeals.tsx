import type { Appeal, AppealAnswer, AppealVote, TableState } from '@gorrion/protocol';
import { appealsUntil, type Player } from '@gorrion/rules';
import { appealStage, chargesAgainst, signerOf, toUmpireUntil } from '@gorrion/table';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { AppealEntry, type ShownAnswer } from '../../sheet/session/AppealEntry.tsx';
import { AppealForm, type WrittenAppeal } from '../../sheet/session/AppealForm.tsx';
import { chargeText } from '../../sheet/session/notes.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
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
        <ol className="ruled appeals">
          {appeals.map((appeal, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record keeps its order
            <AppealRow key={n} table={table} appeal={appeal} number={n} />
          ))}
        </ol>
      )}
      <Ways state={state} writer={mayAppeal ? mine : undefined} />
    </section>
  );
}

interface WaysProps {
  readonly state: TableState;
  /** As whom the reader may appeal; undefined if they may not. */
  readonly writer: Player | undefined;
}

/** What can be done: print the appeals, and write another one. */
function Ways({ state, writer }: WaysProps) {
  const t = useT();
  const [isWriting, setWriting] = useState(false);
  const send = async ({ charge, ...written }: WrittenAppeal) => {
    const against = charge === undefined ? {} : { charge };
    if (await client.send({ type: 'appeal', ...written, ...against })) setWriting(false);
  };
  return (
    <>
      <div className="form-ways">
        {state.forms && state.forms.appeals.length > 0 && (
          <button type="button" className="btn" onClick={() => printForm('appeals')}>
            <Icon name="print" />
            {t('forms.printAppeals')}
          </button>
        )}
        {writer !== undefined && !isWriting && (
          <button type="button" className="btn" onClick={() => setWriting(true)}>
            {t('forms.appeal')}
          </button>
        )}
      </div>
      {isWriting && writer !== undefined && (
        <AppealForm
          hands={state.session.handNumber}
          charges={chargesOf(t, state, writer)}
          onSend={appeal => void send(appeal)}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

/** Returns what a player was charged with in a game, each in words with the time at which it was made. */
const chargesOf = (t: Translate, state: TableState, player: Player) =>
  Array.from({ length: state.session.handNumber }, (_, n) => n + 1).flatMap(hand =>
    chargesAgainst(state, player, hand).map(charge => {
      const words = [chargeText(t, state, charge), timeOfDay(t.locale, charge.at)];
      return { hand, text: words.filter(Boolean).join(t('list.comma')) };
    }),
  );

interface RowProps {
  readonly table: FollowedTable;
  readonly appeal: Appeal;
  readonly number: number;
}

function AppealRow({ table, appeal, number }: RowProps) {
  const t = useT();
  const { state } = table;
  const me = useApp(app => app.me?.id);
  const { by, name, hand, charge, text, at, votes = [], answer, further, final } = appeal;
  const against = charge === undefined ? undefined : chargesAgainst(state, by, hand)[charge];
  const stage = appealStage(state, appeal);
  const until = toUmpireUntil(state, appeal);
  const mayGoOn = until !== undefined && client.now() <= until && me !== undefined && signerOf(state, me) !== undefined;
  const shown = (said: AppealAnswer | AppealVote): ShownAnswer => ({
    ...{ isUpheld: said.isUpheld, remark: said.remark, at: said.at },
    verdict: t(said.isUpheld ? 'forms.upheld' : 'forms.rejected'),
    by: said.by === 'players' ? t('forms.byPlayers', { count: votes.length }) : said.name,
  });
  return (
    <AppealEntry
      head={<b>{t('forms.appealOf', { name, hand, time: timeOfDay(t.locale, at) })}</b>}
      against={against && chargeText(t, state, against)}
      text={text}
      votes={votes.map(shown)}
      answer={answer && shown(answer)}
      further={further && t('forms.further', { name: further.name, time: timeOfDay(t.locale, further.at) })}
      final={final && shown(final)}
      stage={
        stage !== 'decided' &&
        !state.event &&
        (stage === 'players' ? judgesText(t, state, appeal) : t(`forms.stage.${stage}`))
      }
      onAnswer={
        mayAnswer(state, appeal, me)
          ? (isUpheld, remark) => void client.send({ type: 'answer-appeal', appeal: number, isUpheld, remark })
          : undefined
      }
      way={
        mayGoOn
          ? {
              label: t('forms.takeFurther'),
              until,
              onPress: () => void client.send({ type: 'appeal-further', appeal: number }),
            }
          : undefined
      }
    >
      <AfterAppeal table={table} appeal={appeal} />
    </AppealEntry>
  );
}
