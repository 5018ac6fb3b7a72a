import type { Standing, TeamStanding, TournamentView } from '@gorrion/events/tournament';
import { type ReactNode, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { playerIn, standingsPoint } from '../event/event.ts';
import { OrderHow } from '../event/OrderHow.tsx';
import { Winner } from '../event/Winner.tsx';
import { countryName, orderText, remarkText, roundStandingsTitle, sessionHead, sessionTitle } from '../event/words.ts';
import { SumLine } from './EventFrame.tsx';

/** Rows that are shown until all are asked for, and how many more are shown rather than a button for them. */
const FIRST_ROWS = 12;
const FEW_MORE = 3;

export function standingsTitle(t: Translate, view: TournamentView): string {
  const { session, isWhole } = standingsPoint(view);
  if (session === 0) return t('tournament.standings');
  if (view.stage === 'over') return t('tournament.standingsFinal');
  const ofRound = roundStandingsTitle(t, view, { session, isWhole });
  return ofRound ?? t(isWhole ? 'tournament.standingsAfter' : 'tournament.standingsDuring', { session });
}

interface RanksProps {
  readonly view: TournamentView;
  readonly sessions: number;
  /** How many columns stand before the sessions: the place, and the heads of who is ranked. */
  readonly before: number;
  readonly heads: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of ranks: the place, who is ranked, the sessions below the word for what their numbers are, and the sums. */
function Ranks({ view, sessions, before, heads, children }: RanksProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table wider than the page
    <section className="scroller" aria-labelledby="ev-standings" tabIndex={0}>
      <table className="table owns ev-table ev-ranks">
        <thead>
          {sessions > 0 && (
            <tr className="ev-over">
              <td colSpan={before} />
              <th scope="colgroup" colSpan={sessions}>
                {sessionHead(t)}
              </th>
              <td colSpan={2} />
            </tr>
          )}
          <tr>
            <th scope="col">
              <span className="sr">{t('tournament.place')}</span>
            </th>
            {heads}
            <SessionHeads view={view} sessions={sessions} />
            <th scope="col">
              <abbr title={t('tournament.tablePoints')}>{t('tournament.tp')}</abbr>
            </th>
            <th scope="col">{t('tournament.points')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

const SessionHeads = ({ view, sessions }: { readonly view: TournamentView; readonly sessions: number }) => {
  const t = useT();
  return Array.from({ length: sessions }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sessions keep their order
    <th key={n} scope="col" className="wide">
      <abbr title={sessionTitle(t, view, n + 1)}>{t('tournament.sessionShort', { session: n + 1 })}</abbr>
    </th>
  ));
};

interface SessionCellsProps {
  readonly sessions: number;
  readonly results: readonly ({ readonly tablePoints: number; readonly isLost?: boolean } | null)[];
}

const SessionCells = ({ sessions, results }: SessionCellsProps) => {
  const t = useT();
  return Array.from({ length: sessions }, (_, n) => {
    const result = results[n];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sessions keep their order
      <td key={n} className={`wide ${result && result.tablePoints >= 4 ? 'most' : ''}`}>
        {result ? t.number(result.tablePoints) : '–'}
        {result?.isLost && <abbr title={t('tournament.lost')}>*</abbr>}
      </td>
    );
  });
};

/** Places gained or lost by the last session. */
function Moved({ moved }: { readonly moved: number }) {
  const t = useT();
  if (moved === 0) return null;
  const count = Math.abs(moved);
  return (
    <span className={moved > 0 ? 'ev-up' : 'ev-down'}>
      <span aria-hidden="true">
        {moved > 0 ? '▲' : '▼'} {count}
      </span>
      <span className="sr">{t(moved > 0 ? 'tournament.up' : 'tournament.down', { count })}</span>
    </span>
  );
}

interface RowProps {
  readonly view: TournamentView;
  readonly standing: Standing;
  readonly sessions: number;
}

function PlayerRow({ view, standing, sessions }: RowProps) {
  const t = useT();
  const player = playerIn(view, standing.player);
  const isYou = standing.player === view.you.player;
  const { country, team } = player ?? {};
  const remark = remarkText(t, view, standing);
  return (
    <tr className={isYou ? 'own' : undefined}>
      <td className="place">{standing.place ?? '–'}</td>
      <th scope="row">
        <span dir="auto">{player?.name}</span> {isYou && <span className="ev-you">{t('tournament.you')}</span>}{' '}
        <Moved moved={standing.moved} />
        {remark && <small className="ev-team">{remark}</small>}
        {team && (
          <small className="ev-team" dir="auto">
            {team}
          </small>
        )}
      </th>
      <td className="country wide">{country && <abbr title={countryName(t, country)}>{country}</abbr>}</td>
      <SessionCells sessions={sessions} results={standing.sessions} />
      <td className="tp">{t.number(standing.tablePoints)}</td>
      <td>{t.signed(standing.points)}</td>
    </tr>
  );
}

/** The standings of the players: the first ones and the reader, or all. */
export function PlayerStandings({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { standings, you } = view;
  const sessions = standingsPoint(view).session;
  const isLong = standings.length > FIRST_ROWS + FEW_MORE;
  const shown = standings.filter((one, n) => isWhole || !isLong || n < FIRST_ROWS || one.player === you.player);
  return (
    <article className="card pad" aria-labelledby="ev-standings">
      <header className="card-head">
        <h2 id="ev-standings">{standingsTitle(t, view)}</h2>
        <p>{orderText(t, view)}</p>
      </header>
      <Winner view={view} className="ev-winner" />
      {standings.length === 0 && <Empty isLow note={t('tournament.noStandings')} />}
      {standings.length > 0 && (
        <Ranks
          view={view}
          sessions={sessions}
          before={3}
          heads={
            <>
              <th scope="col">{t('tournament.player')}</th>
              <th scope="col" className="wide">
                <span className="sr">{t('tournament.country')}</span>
              </th>
            </>
          }
        >
          {shown.map(standing => (
            <PlayerRow key={standing.player} view={view} standing={standing} sessions={sessions} />
          ))}
        </Ranks>
      )}
      <footer className="card-foot">
        <SumLine view={view} column={standings} />
        {isLong && (
          <button type="button" className="btn sm ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('tournament.fewer') : t('tournament.allPlayers', { count: standings.length })}
          </button>
        )}
      </footer>
      <p className="fine">{t('tournament.tpNote')}</p>
      <OrderHow plan={view.plan} />
      <LostNote view={view} />
    </article>
  );
}

/** What the sign of a lost session means, and why the points of the table may not add up to 0. */
function LostNote({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const hasLost = view.standings.some(({ sessions }) => sessions.some(one => one?.isLost));
  return hasLost && <p className="fine">{t('tournament.lostNote')}</p>;
}

function TeamRow({ view, team, sessions }: { view: TournamentView; team: TeamStanding; sessions: number }) {
  const t = useT();
  const isYou = view.you.player !== null && team.players.includes(view.you.player);
  return (
    <tr className={isYou ? 'own' : undefined}>
      <td className="place">{team.place}</td>
      <th scope="row">
        <span dir="auto">{team.team}</span> {isYou && <span className="ev-you">{t('tournament.yourTeam')}</span>}
        <small className="ev-team">{t.all(team.players.map(player => playerIn(view, player)?.name ?? ''))}</small>
      </th>
      <SessionCells sessions={sessions} results={team.sessions.map(one => one && { tablePoints: one.tablePoints })} />
      <td className="tp">{t.number(team.tablePoints)}</td>
      <td>{t.signed(team.points)}</td>
    </tr>
  );
}

/** The standings of the teams: sums of their members (3.10.1, Appendix 7). */
export function TeamStandings({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const sessions = standingsPoint(view).session;
  return (
    <article className="card pad" aria-labelledby="ev-standings">
      <header className="card-head">
        <h2 id="ev-standings">{standingsTitle(t, view)}</h2>
        <p>{t('tournament.teamOrder')}</p>
      </header>
      <Ranks view={view} sessions={sessions} before={2} heads={<th scope="col">{t('tournament.team')}</th>}>
        {view.teamStandings.map(team => (
          <TeamRow key={team.team} view={view} team={team} sessions={sessions} />
        ))}
      </Ranks>
      <footer className="card-foot">
        <SumLine view={view} column={view.teamStandings} />
      </footer>
      <OrderHow plan={view.plan} />
    </article>
  );
}
