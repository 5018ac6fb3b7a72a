import { roundsOf } from '@gorrion/events/rotation';
import type { BracketRound, TournamentView } from '@gorrion/events/tournament';
import { nameIn, sessionOf } from '../event/event.ts';
import { useEvent } from '../event/useEvent.ts';
import { sessionStageText } from '../event/words.ts';
import { useT } from '../i18n/index.ts';
import { eventPaths } from '../page/eventPaths.ts';
import { Go } from '../page/Go.tsx';
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
        view.bracket.length === 0 ? (
          <p className="ev-quiet">{t('tournament.noTree')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a tree wider than the page
          <section className="ev-tree" aria-label={t('tournament.part.tree')} tabIndex={0}>
            <ol>
              {view.bracket.map((round, n) => (
                <Round
                  key={round.session}
                  id={event.id}
                  view={view}
                  round={round}
                  next={view.bracket[n + 1]}
                  rounds={view.bracket.length - n}
                />
              ))}
            </ol>
          </section>
        )
      }
    </EventFrame>
  );
}

interface RoundProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly round: BracketRound;
  readonly next: BracketRound | undefined;
  /** Rounds that are left with this one; the final has 1. */
  readonly rounds: number;
}

/** Returns how the line of a table meets those of the others that go to the same table: none in the final. */
export function lineOf(table: number, tables: number, next: number | undefined): string | undefined {
  if (next === undefined) return undefined;
  const share = Math.ceil(tables / next);
  const isLast = table % share === share - 1 || table === tables - 1;
  if (table % share === 0) return isLast ? 'straight' : 'down';
  return isLast ? 'up' : 'through';
}

function Round({ id, view, round, next, rounds }: RoundProps) {
  const t = useT();
  const session = sessionOf(view, round.session);
  const title = rounds === 1 ? t('tournament.final') : t('tournament.roundTables', { count: round.tables.length });
  return (
    <li>
      <h2>{title}</h2>
      <p className="ev-quiet">
        {t('tournament.sessionNumber', { session: round.session })}
        {session && ` · ${sessionStageText(t, session)}`}
      </p>
      <ol>
        {round.tables.map((table, n) => (
          <li key={table.players.join(' ') || n} className={lineOf(n, round.tables.length, next?.tables.length)}>
            <TreeTable
              view={view}
              table={table}
              href={eventPaths.event(id, 'sheets', `${round.session}-${n + 1}`)}
              number={n + 1}
              isFinal={next === undefined}
            />
          </li>
        ))}
      </ol>
      {next && <Through view={view} round={round} />}
      {round.byes.length > 0 && (
        <p className="ev-quiet">
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
    <p className="ev-quiet">
      {extra > 0 ? t('tournament.throughExtra', { through, count: extra }) : t('tournament.through', { through })}
    </p>
  );
}

interface TreeTableProps {
  readonly view: TournamentView;
  readonly table: BracketRound['tables'][number];
  readonly href: string;
  readonly number: number;
  readonly isFinal: boolean;
}

function TreeTable({ view, table, href, number, isFinal }: TreeTableProps) {
  const t = useT();
  return (
    <div className="card">
      <h3>
        <Go href={href}>{t('tournament.tableNumber', { table: number })}</Go>
      </h3>
      <ul>
        {table.players.map((player, place) => {
          const isOn = player !== null && table.advanced.includes(player);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats of a table keep their order
            <li key={place} className={isOn ? 'on' : undefined}>
              <span dir="auto">{nameIn(view, player) || t('tournament.notKnown')}</span>
              {isOn && <small>{t(isFinal ? 'tournament.winner' : 'tournament.goesOn')}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
