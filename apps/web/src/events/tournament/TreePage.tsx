import { roundsOf } from '@gorrion/events/rotation';
import type { BracketRound, Standing, TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { nameIn, sessionOf, tableOf } from '../event/event.ts';
import { OrderHow } from '../event/OrderHow.tsx';
import { useEvent } from '../event/useEvent.ts';
import { Winner } from '../event/Winner.tsx';
import { sessionStageText, sessionTitle } from '../event/words.ts';
import { EventFrame } from './EventFrame.tsx';
import { Byes } from './Seating.tsx';
import './tree.css';

/** The knock-out of an event: a column for each round, lines from each table to the next. */
export default function TreePage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  return (
    <EventFrame event={event} title={() => t('tournament.part.tree')}>
      {view =>
        view.bracket.length === 0 ? <Empty isLow note={t('tournament.noTree')} /> : <Tree id={event.id} view={view} />
      }
    </EventFrame>
  );
}

/** The rounds beside each other, with who has won. */
export function Tree({ id, view }: Pick<RoundProps, 'id' | 'view'>) {
  const t = useT();
  return (
    <>
      <Winner view={view} className="ev-winner" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a tree wider than the page */}
      <section className="ev-tree" aria-label={t('tournament.part.tree')} tabIndex={0}>
        <ol>
          {view.bracket.map((round, n) => (
            <Round key={round.session} id={id} view={view} round={round} next={view.bracket[n + 1]} />
          ))}
        </ol>
      </section>
      <OrderHow plan={view.plan} />
    </>
  );
}

interface RoundProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly round: BracketRound;
  readonly next: BracketRound | undefined;
}

/** Returns how the line of a table meets those of the others that go to the same table: none in the final. */
export function lineOf(table: number, tables: number, next: number | undefined): string | undefined {
  if (next === undefined) return undefined;
  const share = Math.ceil(tables / next);
  const isLast = table % share === share - 1 || table === tables - 1;
  if (table % share === 0) return isLast ? 'straight' : 'down';
  return isLast ? 'up' : 'through';
}

function Round({ id, view, round, next }: RoundProps) {
  const t = useT();
  const session = sessionOf(view, round.session);
  return (
    <li>
      <h2>{sessionTitle(t, view, round.session)}</h2>
      {session && <p className="fine">{sessionStageText(t, view, session)}</p>}
      <ol>
        {round.tables.map((table, n) => (
          <li key={table.players.join(' ') || n} className={lineOf(n, round.tables.length, next?.tables.length)}>
            <TreeTable
              view={view}
              round={round}
              href={eventPaths.event(id, 'sheets', `${round.session}-${n + 1}`)}
              number={n + 1}
              isFinal={next === undefined}
            />
          </li>
        ))}
      </ol>
      {next && <Through view={view} round={round} />}
      {round.byes.length > 0 && (
        <p className="fine">
          <Byes view={view} session={round.session} />
        </p>
      )}
    </li>
  );
}

/** How many of a round go on, while that is open. */
function Through({ view, round: { tables, byes } }: Pick<RoundProps, 'view' | 'round'>) {
  const t = useT();
  const isOpen = tables.every(({ players, advanced }) => players.every(one => one !== null) && advanced.length === 0);
  const [plan] = isOpen ? roundsOf(4 * tables.length + byes.length, view.plan.advance) : [];
  if (!plan) return null;
  const { through, extra } = plan;
  return (
    <p className="fine">
      {extra > 0 ? t('tournament.throughExtra', { through, count: extra }) : t('tournament.through', { through })}
    </p>
  );
}

interface TreeLine {
  readonly player: number | null;
  readonly isOn: boolean;
  /** Absent before the table has ended. */
  readonly result: Standing['sessions'][number];
}

/** Returns the four of each table with their results, the best first; in the order of their seats before. */
function linesOf(view: TournamentView, { session, tables }: BracketRound): readonly (readonly TreeLine[])[] {
  const resultOf = new Map(view.standings.map(one => [one.player, one.sessions[session - 1] ?? null]));
  const better = ({ result: a }: TreeLine, { result: b }: TreeLine) =>
    (b?.tablePoints ?? 0) - (a?.tablePoints ?? 0) || (b?.points ?? 0) - (a?.points ?? 0);
  return tables.map(({ players, advanced }, n) => {
    const hasResult = Boolean(tableOf(view, session, n + 1)?.result);
    return players
      .map(player => ({
        player,
        isOn: player !== null && advanced.includes(player),
        result: player !== null && hasResult ? (resultOf.get(player) ?? null) : null,
      }))
      .toSorted((a, b) => better(a, b) || Number(b.isOn) - Number(a.isOn));
  });
}

/**
 * Whether one of two with the same result goes on, at a table or for the best of the next place over all tables: then it
 * is who entered the round before the other.
 */
function isByEntry(tables: readonly (readonly TreeLine[])[], table: number): boolean {
  const isTie = ({ isOn, result }: TreeLine, other: TreeLine) =>
    isOn !== other.isOn &&
    result?.isLost === false &&
    other.result?.isLost === false &&
    result.tablePoints === other.result.tablePoints &&
    result.points === other.result.points;
  return (tables[table - 1] ?? []).some((line, place) =>
    tables.some((lines, n) => lines.some((other, at) => (n === table - 1 || at === place) && isTie(line, other))),
  );
}

interface TreeTableProps {
  readonly view: TournamentView;
  readonly round: BracketRound;
  readonly href: string;
  readonly number: number;
  readonly isFinal: boolean;
}

function TreeTable({ view, round, href, number, isFinal }: TreeTableProps) {
  const t = useT();
  const tables = linesOf(view, round);
  return (
    <div className="card">
      <h3>
        <Go href={href}>{t('tournament.tableNumber', { table: number })}</Go>
      </h3>
      <ul>
        {tables[number - 1]?.map(({ player, isOn, result }, place) => (
          <li key={player ?? `open ${place}`} className={isOn ? 'on' : undefined}>
            <span>
              <bdi>{nameIn(view, player) || t('tournament.notKnown')}</bdi>{' '}
              {isOn && <small>{t(isFinal ? 'tournament.winner' : 'tournament.goesOn')}</small>}
            </span>
            {result && (
              <span className="points">
                {t('tournament.tpOf', { points: t.number(result.tablePoints) })} · {t.signed(result.points)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isByEntry(tables, number) && <p className="fine">{t(isFinal ? 'tournament.equalFinal' : 'tournament.equal')}</p>}
    </div>
  );
}
