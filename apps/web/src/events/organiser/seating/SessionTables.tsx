import type { Chart, SeatPlace } from '@gorrion/events/tournament';
import { useRef, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { Empty } from '../../../kit/ui/Empty.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Pick } from '../../../kit/ui/Pick.tsx';
import { Tick } from '../fields/Tick.tsx';
import { PlayerSearch } from '../players/HandList.tsx';
import type { EventDesk } from '../useEvent.ts';
import { avoidable, byDrawn, chartStateOf, faultsIn, tablesFound } from './chartState.ts';
import { nameOfDrawn } from './faultText.ts';
import { Tables } from './Tables.tsx';

/** Sessions that fit as buttons in one row. */
const ONE_ROW = 8;

interface Exchange {
  readonly session: number;
  readonly one: SeatPlace;
  readonly other: SeatPlace;
}

/** Exchanges seats of a session (from 0), says it, and takes the last exchange of this page back. */
function useExchanges({ view, send }: EventDesk, chart: Chart, session: number) {
  const t = useT();
  const [said, setSaid] = useState('');
  const done = useRef<Exchange[]>([]);
  const drawn = byDrawn(view);
  const numberAt = ({ table, seat }: SeatPlace) => chart.sessions[session]?.[table - 1]?.[seat] ?? 0;
  // The server refuses an exchange of people who sit elsewhere by now.
  const seen = (place: SeatPlace): SeatPlace => ({ ...place, player: drawn.get(numberAt(place))?.player ?? null });
  const exchange = async (one: SeatPlace, other: SeatPlace) => {
    const names = { a: nameOfDrawn(t, drawn, numberAt(one)), b: nameOfDrawn(t, drawn, numberAt(other)) };
    const move = { session: session + 1, one, other };
    if (!(await send({ type: 'exchange-seats', ...move, one: seen(one), other: seen(other) }))) return;
    done.current.push(move);
    setSaid(t('organiser.exchanged', names));
  };
  const undo = async () => {
    const last = done.current.pop();
    if (last && (await send({ type: 'exchange-seats', ...last }))) setSaid(t('organiser.undone'));
  };
  return { said, exchange, undo };
}

/** The tables of one session with their players; two seats may be exchanged. */
export function SessionTables({ desk, chart }: { readonly desk: EventDesk; readonly chart: Chart }) {
  const t = useT();
  const { view } = desk;
  const [session, setSession] = useState(0);
  const [search, setSearch] = useState('');
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const { said, exchange, undo } = useExchanges(desk, chart, session);
  const drawn = byDrawn(view);
  const state = chartStateOf(view);
  const faults = faultsIn('faults' in state ? avoidable(state.faults) : [], session);
  const found = tablesFound(chart, session, drawn, search);
  const shown = isFaultyOnly ? found.filter(table => faults.tables.has(table)) : found;
  const isFixed = view.sessions.some(one => one.session === session + 1 && one.stage !== 'waiting');
  return (
    <section className="stack" aria-labelledby="og-tables">
      <h2 id="og-tables" className="sr">
        {t('organiser.tables.of', { session: session + 1 })}
      </h2>
      <div className="row og-tools">
        <SessionChoice count={chart.sessions.length} session={session} onChoose={setSession} />
        <PlayerSearch text={search} onText={setSearch} />
        <Tick isNamed label={t('organiser.faultyOnly')} isOn={isFaultyOnly} onTick={setFaultyOnly} />
        <button type="button" className="btn sm" disabled={isFixed} onClick={() => void undo()}>
          <Icon name="undo" />
          {t('organiser.undo')}
        </button>
      </div>
      <p className="fine">{t(isFixed ? 'organiser.exchange.fixed' : 'organiser.exchange.how')}</p>
      <p className="sr" role="status">
        {said}
      </p>
      {shown.length === 0 && <Empty isLow note={t('organiser.tables.none')} />}
      <Tables
        chart={chart}
        session={session}
        shown={shown}
        drawn={drawn}
        faults={faults}
        isFixed={isFixed}
        onExchange={(one, other) => void exchange(one, other)}
        onUndo={() => void undo()}
      />
    </section>
  );
}

interface SessionChoiceProps {
  readonly count: number;
  readonly session: number;
  readonly onChoose: (session: number) => void;
}

function SessionChoice({ count, session, onChoose }: SessionChoiceProps) {
  const t = useT();
  const all = Array.from({ length: count }, (_, n) => n);
  if (count > ONE_ROW)
    return (
      <Pick
        label={t('organiser.session.choose')}
        value={String(session)}
        options={all.map(n => [String(n), t('organiser.session', { number: n + 1 })])}
        onPick={value => onChoose(Number(value))}
      />
    );
  return (
    <Choice
      isSlim
      label={t('organiser.session.choose')}
      value={session}
      options={all.map(n => ({ value: n, label: String(n + 1) }))}
      onChoose={onChoose}
    />
  );
}
