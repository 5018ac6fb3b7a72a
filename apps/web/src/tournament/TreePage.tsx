import type { BracketRound, TournamentView } from '@gorrion/events/tournament';
import { nameIn, sessionOf } from '../event/event.ts';
import { useEvent } from '../event/useEvent.ts';
import { sessionStageText } from '../event/words.ts';
import { useT } from '../i18n/index.ts';
import { eventPaths } from '../page/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { EventFrame } from './EventFrame.tsx';
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

function Round({ id, view, round, next, rounds }: RoundProps) {
  const t = useT();
  const session = sessionOf(view, round.session);
  const title = rounds === 1 ? t('tournament.final') : t('tournament.roundTables', { count: round.tables.length });
  return (
    <li className={next ? 'joined' : undefined}>
      <h2>{title}</h2>
      <p className="ev-quiet">
        {t('tournament.sessionNumber', { session: round.session })}
        {session && ` · ${sessionStageText(t, session)}`}
      </p>
      <ol>
        {round.tables.map((table, n) => (
          <li key={table.players.join(' ') || n} className="card">
            <h3>
              <Go href={eventPaths.event(id, 'sheets', `${round.session}-${n + 1}`)}>
                {t('tournament.tableNumber', { table: n + 1 })}
              </Go>
            </h3>
            <ul>
              {table.players.map((player, place) => {
                const isOn = player !== null && table.advanced.includes(player);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats of a table keep their order
                  <li key={place} className={isOn ? 'on' : undefined}>
                    <span dir="auto">{nameIn(view, player) || t('tournament.notKnown')}</span>
                    {isOn && <small>{t(next ? 'tournament.goesOn' : 'tournament.winner')}</small>}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p className="ev-quiet">
          {t('tournament.byes', { names: t.all(round.byes.map(player => nameIn(view, player))) })}
        </p>
      )}
    </li>
  );
}
