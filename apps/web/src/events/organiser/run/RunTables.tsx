import type { PlayerView, TableView, TournamentView } from '@gorrion/events/tournament';
import { foldText } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { WindGlyph } from '../../../kit/tiles/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Pick } from '../../../kit/ui/Pick.tsx';
import { isGone } from '../../event/event.ts';
import { windAt } from '../../event/winds.ts';
import { isKnockOutRound, sessionTitle } from '../../event/words.ts';
import { PlayerSearch } from '../players/HandList.tsx';
import type { EventDesk } from '../useEvent.ts';
import { sessionNow } from './console.ts';
import { TableDialog } from './TableDialog.tsx';
import '../seating/seating.css';

const TONES = { waiting: 'plain', playing: 'ok', ended: 'amber', final: 'ok', 'not-played': 'bad' } as const;

/** The tables of a session, each with its state; a press opens what can be done there. */
export function RunTables({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view } = desk;
  const [chosen, setChosen] = useState<number>();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<number>();
  const seated = view.sessions.filter(({ tables }) => tables.length > 0);
  const session = seated.find(one => one.session === (chosen ?? sessionNow(view)?.session)) ?? seated.at(-1);
  if (!session) return null;
  const wanted = foldText(search.trim());
  const playerOf = (number: number | null) => view.players.find(({ player }) => player === number);
  const nameOf = (number: number | null) => playerOf(number)?.name ?? '';
  const isFound = ({ table, players, substitutes }: TableView) =>
    wanted === '' ||
    String(table) === wanted ||
    [...players, ...substitutes].some(number => foldText(nameOf(number)).includes(wanted));
  const table = session.tables.find(one => one.table === opened);
  return (
    <section aria-labelledby="og-run-tables">
      <div className="row og-tools">
        <h2 id="og-run-tables">
          {isKnockOutRound(view, session.session)
            ? t('organiser.run.tablesOfRound', { round: sessionTitle(t, view, session.session) })
            : t('organiser.tables.of', { session: session.session })}
        </h2>
        {seated.length > 1 && (
          <Pick
            label={t('organiser.session.choose')}
            value={String(session.session)}
            options={seated.map(one => [String(one.session), sessionTitle(t, view, one.session)])}
            onPick={value => setChosen(Number(value))}
          />
        )}
        {session.tables.length > 4 && <PlayerSearch text={search} onText={setSearch} />}
      </div>
      <ul className="og-tables">
        {session.tables.filter(isFound).map(one => (
          <TableCard key={one.table} view={view} table={one} playerOf={playerOf} onOpen={() => setOpened(one.table)} />
        ))}
      </ul>
      {table && (
        <TableDialog
          key={`${session.session} ${table.table}`}
          desk={desk}
          session={session}
          table={table}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface TableCardProps {
  readonly view: TournamentView;
  readonly table: TableView;
  readonly playerOf: (number: number | null) => PlayerView | undefined;
  readonly onOpen: () => void;
}

function TableCard({ view, table, playerOf, onOpen }: TableCardProps) {
  const t = useT();
  const { stage, hand, players, substitutes, totals, signed } = table;
  const count = signed.filter(at => at !== null).length;
  const state =
    stage === 'playing'
      ? t('organiser.run.hand', { hand })
      : stage === 'ended'
        ? t('organiser.run.signed', { count })
        : t(`organiser.run.table.${stage}`);
  return (
    <li className="og-table">
      <h3>
        {t('organiser.table', { number: table.table })}
        <Badge tone={TONES[stage]}>{state}</Badge>
      </h3>
      <ul>
        {PLAYERS.map(chair => {
          const sitter = playerOf(substitutes[chair] ?? players[chair]);
          const name = playerOf(players[chair])?.name ?? '';
          return (
            <li key={chair} className="og-chair">
              <WindGlyph wind={windAt(view, table, chair)} />
              <span>
                <bdi>{sitter?.name || t('organiser.run.emptySeat')}</bdi>
                {substitutes[chair] !== null && <small> {t('organiser.run.for', { name })}</small>}
                {sitter?.isSubstitute && substitutes[chair] === null && <small> {t('organiser.run.substitute')}</small>}
                {sitter && isGone(sitter) && (
                  <small>
                    {' '}
                    {t(sitter.isDisqualified ? 'organiser.player.disqualified' : 'organiser.player.withdrawn')}
                  </small>
                )}
              </span>
              <b>{t.signed(totals[chair])}</b>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="btn sm"
        aria-label={t('organiser.run.open.of', { table: table.table })}
        onClick={onOpen}
      >
        {t('organiser.run.open')}
      </button>
    </li>
  );
}
