import type { SessionView, Standing, TableView, TeamStanding, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, startingSeat } from '@gorrion/rules';
import { clockText } from '../../kit/i18n/clockText.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { timeLeft, useServerTime } from '../event/clock.ts';
import {
  atTable,
  byesOf,
  nameIn,
  playerCount,
  playerIn,
  sessionInPlay,
  sessionOf,
  sessionOnClock,
  sittersAt,
  standingsPoint,
} from '../event/event.ts';
import { Winner } from '../event/Winner.tsx';
import {
  daysText,
  handText,
  lateText,
  plannedText,
  remarkText,
  roundStandingsTitle,
  sessionTitle,
} from '../event/words.ts';
import { ROWS, type Slide } from './slides.ts';

/** Tables that are named beside the standings. */
const LIVE_ROWS = 6;
/** Up to so many tables are written larger on a page of seats. */
const FEW_TABLES = 4;

interface SlideProps<Kind extends Slide['kind']> {
  readonly view: TournamentView;
  readonly slide: Extract<Slide, { kind: Kind }>;
}

/** One page of the big screen. */
export function SlideView({ view, slide }: SlideProps<Slide['kind']>) {
  switch (slide.kind) {
    case 'players':
    case 'teams':
      return <StandingsSlide view={view} slide={slide} />;
    case 'clock':
      return <ClockSlide view={view} />;
    case 'seats':
      return <SeatsSlide view={view} slide={slide} />;
    case 'welcome':
      return <Welcome view={view} />;
  }
}

function standingsTitle(t: Translate, view: TournamentView, isTeams: boolean): string {
  const { session, isWhole } = standingsPoint(view);
  if (view.stage === 'over') return t(isTeams ? 'bigscreen.teamsFinal' : 'bigscreen.final');
  if (isTeams) return t('bigscreen.teams', { session });
  const ofRound = roundStandingsTitle(t, view, { session, isWhole });
  return ofRound ?? t(isWhole ? 'bigscreen.standings' : 'bigscreen.standingsDuring', { session });
}

function StandingsSlide({ view, slide }: SlideProps<'players' | 'teams'>) {
  const t = useT();
  const isTeams = slide.kind === 'teams';
  const session = sessionInPlay(view);
  const all = isTeams ? view.teamStandings.length : view.standings.length;
  const columns = Array.from({ length: slide.columns }, (_, n) => slide.from + n * ROWS).filter(
    from => from < slide.to,
  );
  const isLive = session?.tables.some(({ stage }) => stage === 'playing') ?? false;
  const hasSide = session !== undefined && isLive && slide.columns === 1;
  return (
    <div className={`bs-body ${hasSide ? 'beside' : ''}`}>
      <section className="card" aria-labelledby="bs-title">
        <h2 id="bs-title">
          {standingsTitle(t, view, isTeams)}
          <span>{t('bigscreen.rows', { from: slide.from + 1, to: slide.to, count: all })}</span>
        </h2>
        {!isTeams && <Winner view={view} />}
        <div className="bs-columns">
          {columns.map(from => (
            <Ranks key={from} view={view} isTeams={isTeams} from={from} to={Math.min(slide.to, from + ROWS)} />
          ))}
        </div>
      </section>
      {hasSide && <LiveTables view={view} session={session} />}
    </div>
  );
}

interface RanksProps {
  readonly view: TournamentView;
  readonly isTeams: boolean;
  readonly from: number;
  readonly to: number;
}

function Ranks({ view, isTeams, from, to }: RanksProps) {
  const t = useT();
  return (
    <table className="bs-ranks">
      <colgroup>
        <col className="narrow" />
        <col />
        <col className="narrow small" />
        <col className="narrow small" />
        <col className="number-column" />
        <col className="number-column" />
      </colgroup>
      <thead className="sr">
        <tr>
          <th scope="col">{t('bigscreen.place')}</th>
          <th scope="col">{t('bigscreen.name')}</th>
          <th scope="col">{t('bigscreen.country')}</th>
          <th scope="col">{t('bigscreen.moved')}</th>
          <th scope="col">{t('bigscreen.tablePoints')}</th>
          <th scope="col">{t('bigscreen.points')}</th>
        </tr>
      </thead>
      <tbody>
        {isTeams
          ? view.teamStandings.slice(from, to).map(team => <TeamRow key={team.team} team={team} />)
          : view.standings.slice(from, to).map(one => <PlayerRow key={one.player} view={view} standing={one} />)}
        {Array.from({ length: ROWS - (to - from) }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows keep the height of the others
          <tr key={n} className="empty">
            <td />
            <td />
            <td className="small" />
            <td className="small" />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlayerRow({ view, standing }: { readonly view: TournamentView; readonly standing: Standing }) {
  const t = useT();
  const { place, player, moved, tablePoints, points } = standing;
  const person = playerIn(view, player);
  const remark = remarkText(t, view, standing);
  return (
    <tr>
      <td className="place">{place ?? '–'}</td>
      <th scope="row">
        <span className="bs-name">
          <span className="ellipsis" dir="auto">
            {person?.name}
          </span>{' '}
          {remark && <small>{remark}</small>}
        </span>
      </th>
      <td className="small">{person?.country}</td>
      <td className="small">{moved !== 0 && `${moved > 0 ? '▲' : '▼'} ${Math.abs(moved)}`}</td>
      <td className="tp">{t.number(tablePoints)}</td>
      <td>{t.signed(points)}</td>
    </tr>
  );
}

function TeamRow({ team }: { readonly team: TeamStanding }) {
  const t = useT();
  return (
    <tr>
      <td className="place">{team.place}</td>
      <th scope="row" dir="auto">
        {team.team}
      </th>
      <td className="small" />
      <td className="small" />
      <td className="tp">{t.number(team.tablePoints)}</td>
      <td>{t.signed(team.points)}</td>
    </tr>
  );
}

/** The first and the last of each table that plays; another part of the tables every ten seconds. */
function LiveTables({ view, session }: { readonly view: TournamentView; readonly session: SessionView }) {
  const t = useT();
  const now = useServerTime();
  const live = session.tables.filter(({ stage }) => stage === 'playing');
  const pages = Math.max(1, Math.ceil(live.length / LIVE_ROWS));
  const page = Math.floor(now / 10_000) % pages;
  return (
    <section className="card" aria-labelledby="bs-live">
      <h2 id="bs-live">
        {t('bigscreen.live')} <span>{lateText(t, view.plan) || t('bigscreen.behind')}</span>
      </h2>
      <ol className="bs-live">
        {live.slice(page * LIVE_ROWS, (page + 1) * LIVE_ROWS).map(table => (
          <LiveRow key={table.table} view={view} table={table} />
        ))}
      </ol>
    </section>
  );
}

function LiveRow({ view, table }: { readonly view: TournamentView; readonly table: TableView }) {
  const t = useT();
  const here = atTable(table);
  const ranked = PLAYERS.toSorted((a, b) => table.totals[b] - table.totals[a]);
  const line = (letter: (typeof PLAYERS)[number]) => (
    <span className="bs-name">
      <span className="ellipsis" dir="auto">
        {nameIn(view, here[letter])}
      </span>{' '}
      <span>{t.signed(table.totals[letter])}</span>
    </span>
  );
  return (
    <li>
      <span className="number">
        <span className="sr">{t('bigscreen.table', { table: table.table })}</span>
        <span aria-hidden="true">{table.table}</span>
      </span>
      <span className="lines">
        <b>{line(ranked[0]!)}</b>
        <small>{line(ranked[3]!)}</small>
      </span>
      <small>{handText(t, table.hand)}</small>
    </li>
  );
}

/** The clock alone, as large as it goes. */
function ClockSlide({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const now = useServerTime();
  const session = sessionOnClock(view);
  if (!session) return <Welcome view={view} />;
  const left = timeLeft(session, now);
  const playing = session.tables.filter(({ stage }) => stage === 'playing').length;
  return (
    <div className="bs-body">
      <section className="bs-huge" aria-label={t('bigscreen.clock')}>
        <p>{sessionTitle(t, view, session.session)}</p>
        <p className="bs-time">
          {session.timeCalledAt === undefined
            ? left === undefined
              ? t('bigscreen.noLimit')
              : clockText(left)
            : t('bigscreen.timeCalled')}
        </p>
        <p>{t('bigscreen.playing', { playing, count: session.tables.length })}</p>
      </section>
    </div>
  );
}

/** Who sits where in the next session, and who goes on without playing it. */
function SeatsSlide({ view, slide }: SlideProps<'seats'>) {
  const t = useT();
  const session = sessionOf(view, slide.session);
  const tables = session?.tables.slice(slide.from, slide.to) ?? [];
  const planned = session ? plannedText(t, session.planned) : '';
  const byes = byesOf(view, slide.session);
  return (
    <div className="bs-body">
      <section className="card" aria-labelledby="bs-title">
        <h2 id="bs-title">
          {t('bigscreen.seats', { where: sessionTitle(t, view, slide.session) })}
          <span>{planned}</span>
        </h2>
        <ol className={`bs-seats ${tables.length <= FEW_TABLES ? 'few' : ''}`}>
          {tables.map(table => (
            <li key={table.table}>
              <span className="number">
                <span className="sr">{t('bigscreen.table', { table: table.table })}</span>
                <span aria-hidden="true">{table.table}</span>
              </span>
              <ul>
                {PLAYERS.map(letter => (
                  <li key={letter}>
                    <WindGlyph wind={startingSeat(letter)} />
                    <span className="sr">{windName(t, startingSeat(letter))}</span>
                    <span dir="auto">{nameIn(view, sittersAt(view, table)[letter]) || '–'}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {byes.length > 0 && (
          <p className="bs-byes">{t('bigscreen.byes', { names: t.all(byes.map(({ name }) => name)) })}</p>
        )}
      </section>
    </div>
  );
}

/** Before there is anything else to show. */
function Welcome({ view }: { readonly view: TournamentView }) {
  const t = useT();
  return (
    <div className="bs-body">
      <section className="bs-huge" aria-label={t('bigscreen.welcome')}>
        <p>{view.plan.venue}</p>
        <p className="bs-days">{daysText(t, view.plan) || t('bigscreen.welcome')}</p>
        <p>{t('bigscreen.players', { count: playerCount(view) })}</p>
      </section>
    </div>
  );
}
