import type { Chart, PlayerView, SeatPlace } from '@gorrion/events/tournament';
import { PLAYERS, type Player } from '@gorrion/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { WindGlyph } from '../../../kit/tiles/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { START_WIND } from '../fields/startWind.ts';
import type { SessionFaults } from './chartState.ts';
import { nameOfDrawn } from './faultText.ts';
import { isSameSeat, type Lifting, pressed, reached } from './lifting.ts';

interface TablesProps {
  readonly chart: Chart;
  /** From 0. */
  readonly session: number;
  /** Tables that are shown, from 0. */
  readonly shown: readonly number[];
  readonly drawn: ReadonlyMap<number, PlayerView>;
  readonly faults: SessionFaults;
  readonly isFixed: boolean;
  readonly onExchange: (one: SeatPlace, other: SeatPlace) => void;
  readonly onUndo: () => void;
}

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Returns how many tables stand beside each other. */
const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;

/**
 * The tables of a session. Two seats are exchanged by a tap on each, by the keyboard (Space lifts and exchanges, arrows
 * move, Escape puts back, Ctrl+Z undoes) or by dragging one onto the other.
 */
export function Tables(props: TablesProps) {
  const { chart, session, shown, isFixed, onExchange, onUndo } = props;
  const t = useT();
  const grid = useRef<HTMLDivElement>(null);
  const [lifting, setLifting] = useState<Lifting>({ at: { table: 1, seat: 0 }, lifted: undefined });
  const tables = shown.map(table => table + 1);
  const at = tables.includes(lifting.at.table) ? lifting.at : { table: tables[0] ?? 1, seat: 0 as Player };
  // Another session has other people in the same seats.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing of the old session stays lifted
  useEffect(() => setLifting(now => ({ ...now, lifted: undefined })), [session]);

  const press = (seat: SeatPlace) => {
    if (isFixed) return;
    const done = pressed(lifting, seat);
    setLifting(done.next);
    if (done.act === 'exchange') onExchange(done.one, done.other);
  };
  const onKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      onUndo();
    } else if (event.key === 'Escape' && lifting.lifted) {
      event.preventDefault();
      setLifting({ at, lifted: undefined });
    } else if (MOVES.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const next = reached(at, event.key, tables, columnsOf(grid.current));
      setLifting({ at: next, lifted: lifting.lifted });
      grid.current?.querySelector<HTMLElement>(`[data-seat="${next.table}-${next.seat}"]`)?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the seats inside
    <div ref={grid} className="og-tables" onKeyDown={onKey}>
      {shown.map(table => (
        <section
          key={table}
          className={`og-table ${FAULTY[toneOf(props.faults, table)]}`}
          aria-label={t('organiser.table', { number: table + 1 })}
        >
          <Heading table={table} faults={props.faults} />
          {PLAYERS.map(seat => (
            <SeatButton
              key={seat}
              {...props}
              place={{ table: table + 1, seat }}
              number={chart.sessions[session]?.[table]?.[seat] ?? 0}
              lifted={lifting.lifted}
              isTabStop={isSameSeat(at, { table: table + 1, seat })}
              onPress={press}
              onFocus={place => setLifting(now => ({ ...now, at: place }))}
              onLift={place => setLifting({ at: place, lifted: place })}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

const FAULTY = { ok: '', amber: 'faulty again', bad: 'faulty' } as const;

/** How a table of a session (from 0) is marked: that people only meet again is less than other faults. */
const toneOf = ({ tables, grave }: SessionFaults, table: number): keyof typeof FAULTY =>
  !tables.has(table) ? 'ok' : grave.has(table) ? 'bad' : 'amber';

function Heading({ table, faults }: { readonly table: number; readonly faults: SessionFaults }) {
  const t = useT();
  const count = faults.tables.get(table);
  return (
    <h3>
      {t('organiser.table', { number: table + 1 })}
      {count !== undefined && (
        <Badge tone={toneOf(faults, table)} icon="warn">
          {t('organiser.faults', { count })}
        </Badge>
      )}
    </h3>
  );
}

interface SeatButtonProps extends TablesProps {
  readonly place: SeatPlace;
  /** The drawn number that sits here. */
  readonly number: number;
  readonly lifted: SeatPlace | undefined;
  readonly isTabStop: boolean;
  readonly onPress: (place: SeatPlace) => void;
  readonly onFocus: (place: SeatPlace) => void;
  readonly onLift: (place: SeatPlace) => void;
}

function SeatButton(props: SeatButtonProps) {
  const { place, number, drawn, faults, isFixed, lifted, isTabStop, onPress, onFocus, onLift } = props;
  const t = useT();
  const isLifted = isSameSeat(lifted, place);
  const isFaulty = faults.tables.has(place.table - 1) && faults.players.has(number);
  const name = nameOfDrawn(t, drawn, number);
  const figures = { name, number, wind: t(`wind.${place.seat}`) };
  return (
    <button
      type="button"
      className={`og-seat ${isFaulty ? 'faulty' : ''} ${isLifted ? 'lifted' : ''}`}
      data-seat={`${place.table}-${place.seat}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isFixed ? undefined : isLifted}
      aria-disabled={isFixed || undefined}
      aria-label={t(isFaulty ? 'organiser.seat.faulty' : 'organiser.seat', figures)}
      draggable={!isFixed}
      onFocus={() => onFocus(place)}
      onClick={() => onPress(place)}
      onDragStart={event => {
        // Firefox drags only what has data.
        event.dataTransfer.setData('text/plain', name);
        onLift(place);
      }}
      onDragOver={event => lifted && event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        onPress(place);
      }}
    >
      <WindGlyph wind={START_WIND[place.seat]} />
      <span className="og-seat-number">{number}</span> <b dir="auto">{name}</b>
    </button>
  );
}
