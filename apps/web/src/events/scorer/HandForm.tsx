import {
  type EventRuling,
  type SessionView,
  type TableView,
  type TournamentView,
  winBarredBy,
} from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import { type FormEvent, useRef } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { atTable, nameIn } from '../event/event.ts';
import { windIn } from '../event/winds.ts';
import { handText } from '../event/words.ts';
import { CheckCard } from './CheckCard.tsx';
import { type Entry, emptyEntry, isOvertaken, type Weighed, weigh, wonBy } from './entry.ts';
import { FanTicks } from './FanTicks.tsx';
import { Outcome } from './Outcome.tsx';
import { PlayerPick, playerOptions } from './PlayerPick.tsx';
import { TilesField } from './TilesField.tsx';
import type { Scoring } from './useScoring.ts';

interface HandFormProps {
  readonly scoring: Scoring;
  readonly view: TournamentView;
  readonly session: SessionView;
  readonly table: TableView;
  readonly entry: Entry;
  readonly onEntry: (entry: Entry) => void;
  /** Told the number of a hand that was entered. */
  readonly onEntered: (hand: number) => void;
}

/** Returns the ruling for which a player cannot win the hand. */
type BarredBy = (player: Player) => EventRuling | undefined;

/** Returns what an entry comes to, which the server refuses if a ruling says that its winner cannot win. */
function allowed(weighed: Weighed, barredBy: BarredBy): Weighed {
  const winner = weighed.hand?.winner;
  const barred = winner === undefined ? undefined : barredBy(winner)?.ruling.kind;
  if (barred === undefined) return weighed;
  return { ...weighed, fault: { code: barred === 'disqualify' ? 'disqualified' : 'hand-is-dead' } };
}

const KINDS = ['won', 'exhausted', 'void'] as const;

/** The entry of a hand. The order of the Tab key is the order of the sheet: who, from whom, points, fans, tiles. */
export function HandForm({ scoring, view, session, table, entry, onEntry, onEntered }: HandFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { settings } = view.plan;
  const barredBy = (player: Player) => {
    const isReplaced = table.substitutes[player] !== null;
    return winBarredBy(
      view.rulings,
      { session: session.session, table: table.table, hand: entry.hand, isReplaced },
      player,
    );
  };
  const weighed = allowed(weigh(entry, settings), barredBy);
  const nameOf = (player: Player) => nameIn(view, atTable(table)[player]) || t('scorer.emptyChair');
  const isLate = entry.reason !== undefined;
  const change = (part: Partial<Entry>) => onEntry({ ...entry, ...part });
  const clear = () => onEntry(emptyEntry(table.hands.length + 1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { hand } = weighed;
    const reason = entry.reason?.replace(/\s+/g, ' ').trim();
    if (!hand || weighed.fault || isOvertaken(entry, table.hands.length) || reason === '') return;
    const at = { session: session.session, table: table.table };
    scoring.send({ type: 'enter-hand', ...at, hand, ...(reason !== undefined && { reason }) });
    onEntered(hand.hand);
    onEntry(emptyEntry(Math.max(hand.hand, table.hands.length) + 1));
    form.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  };
  return (
    <form ref={form} className="sc-form" onSubmit={submit}>
      <div className="stack roomy sc-main">
        {isOvertaken(entry, table.hands.length) && (
          <Overtaken t={t} entry={entry} onClear={clear} onCorrect={() => change({ reason: '' })} />
        )}
        {isLate && <Reason key={entry.hand} t={t} reason={entry.reason} onReason={reason => change({ reason })} />}
        <section className="card pad stack">
          <Choice
            isSlim
            label={t('scorer.kind')}
            value={entry.kind}
            options={KINDS.map(kind => ({ value: kind, label: t(`scorer.kind.${kind}`) }))}
            onChoose={kind => change({ kind })}
          />
          {entry.kind === 'won' && <Who {...{ t, view, entry, nameOf, barredBy, onEntry }} />}
          {entry.kind === 'won' && <Points t={t} entry={entry} weighed={weighed} onChange={change} />}
        </section>
        {entry.kind === 'won' && (
          <>
            <FanTicks key={entry.hand} view={view} entry={entry} score={weighed.tiles?.score} onEntry={onEntry} />
            <TilesField entry={entry} fault={weighed.tilesFault} onChange={tiles => change({ tiles })} />
          </>
        )}
      </div>
      <div className="stack roomy sc-side">
        {entry.kind === 'won' && <CheckCard entry={entry} weighed={weighed} onPoints={points => change({ points })} />}
        <Outcome view={view} table={table} entry={entry} weighed={weighed} nameOf={nameOf} onClear={clear} />
      </div>
    </form>
  );
}

interface WhoProps {
  readonly t: Translate;
  readonly view: TournamentView;
  readonly entry: Entry;
  readonly nameOf: (player: Player) => string;
  readonly barredBy: BarredBy;
  readonly onEntry: (entry: Entry) => void;
}

/** Who won, and on whose tile. */
function Who({ t, view, entry, nameOf, barredBy, onEntry }: WhoProps) {
  const windOf = (player: Player) => windIn(view.plan.settings, entry.hand, player);
  const players = playerOptions(nameOf, windOf);
  const winners = players.map(one => {
    const ruling = barredBy(one.value)?.ruling;
    if (!ruling) return one;
    return {
      ...one,
      isOff: true,
      why: t(ruling.kind === 'disqualify' ? 'ruling.cost.disqualified' : 'ruling.cost.dead-hand'),
    };
  });
  // The winner keeps the place: nothing moves as somebody is chosen, and a name stands below itself.
  const givers = players.map(one => ({ ...one, isOff: one.value === entry.winner }));
  return (
    <>
      <div>
        <p className="sc-lab" aria-hidden="true">
          {t('scorer.wonBy')}
        </p>
        <PlayerPick
          label={t('scorer.wonBy')}
          value={entry.winner}
          options={winners}
          onPick={winner => onEntry(wonBy(entry, winner))}
        />
      </div>
      <div>
        <p className="sc-lab" aria-hidden="true">
          {t('scorer.from')}
        </p>
        <PlayerPick<Player | 'self'>
          label={t('scorer.from')}
          value={entry.from}
          options={[...givers, { value: 'self', label: t('scorer.selfDrawn') }]}
          onPick={from => onEntry({ ...entry, from })}
        />
      </div>
    </>
  );
}

interface PointsProps {
  readonly t: Translate;
  readonly entry: Entry;
  readonly weighed: Weighed;
  readonly onChange: (part: Partial<Entry>) => void;
}

/** Most points that a hand can be entered with. */
const MOST_POINTS = 1000;

/** The points that the winner named; without a number those of the ticked fans count. */
function Points({ t, entry, weighed, onChange }: PointsProps) {
  const read = (text: string) => {
    const points = /^\d{1,4}$/.test(text.trim()) ? Math.min(MOST_POINTS, Number(text)) : undefined;
    onChange({ points });
  };
  return (
    <label className="sc-points">
      <span className="sc-lab">{t('scorer.points')}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={entry.points ?? ''}
        placeholder={weighed.named === undefined ? '' : String(weighed.named)}
        onChange={event => read(event.target.value)}
      />
      <small>{t('scorer.pointsNote')}</small>
    </label>
  );
}

interface ReasonProps {
  readonly t: Translate;
  readonly reason: string | undefined;
  readonly onReason: (reason: string) => void;
}

/** Longest reason (characters). */
const LONGEST_REASON = 200;

const Reason = ({ t, reason = '', onReason }: ReasonProps) => (
  <label className="card pad stack tight sc-reason">
    <span className="sc-lab">{t('scorer.reason')}</span>
    <input
      required
      // biome-ignore lint/a11y/noAutofocus: the press before asks for the reason
      autoFocus
      maxLength={LONGEST_REASON}
      value={reason}
      autoComplete="off"
      onChange={event => onReason(event.target.value)}
    />
    <small>{t('scorer.reasonNote')}</small>
  </label>
);

interface OvertakenProps {
  readonly t: Translate;
  readonly entry: Entry;
  readonly onClear: () => void;
  readonly onCorrect: () => void;
}

/** Somebody else has entered this hand: the scorer puts the own entry away, or corrects the other. */
const Overtaken = ({ t, entry, onClear, onCorrect }: OvertakenProps) => (
  <Note tone="amber" icon="warn" title={t('scorer.overtaken', { hand: handText(t, entry.hand) })}>
    {t('scorer.overtakenNote')}
    <span className="row sc-ways">
      <button type="button" className="btn sm" onClick={onClear}>
        {t('scorer.clear')}
      </button>
      <button type="button" className="btn sm ghost" onClick={onCorrect}>
        {t('scorer.correctIt')}
      </button>
    </span>
  </Note>
);
