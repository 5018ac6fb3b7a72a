import { type Field, loadField, opponentsOf, tablePointsOf } from '@gorrion/learn/profile';
import { BOT_LEVELS, type BotLevel } from '@gorrion/protocol';
import { useEffect, useMemo, useState } from 'react';
import { madeIn } from '../../client/archive/fansMade.ts';
import type { OwnGame } from '../../client/archive/ownGames.ts';
import { usePeace, usePeaceLists } from '../../client/peace/lists.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { GAMES_PATH } from '../../shell/links/gamePaths.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { useTableKey } from '../../shell/page/useTableKey.ts';
import { AlbumCard } from './AlbumCard.tsx';
import { FansCard } from './FansCard.tsx';
import { HandsCard } from './HandsCard.tsx';
import { OpponentsCard } from './OpponentsCard.tsx';
import { RatingCard } from './RatingCard.tsx';
import { FEWEST_GAMES, tablePointsText } from './text.ts';
import { useProfile } from './useProfile.ts';
import '../frame/review.css';
import './profile.css';

/** What the person's stored games tell: rates beside bots, table points by opponents, and the album of fans. */
export default function ProfilePage() {
  const t = useT();
  const profile = useProfile();
  const { games } = profile;
  const hasNoHand = hasOnlyEmptyGames(profile);
  const { isTable, toggle, hasKeys } = useTableKey();
  const acts = (
    <>
      <Go className="btn sm" href={GAMES_PATH}>
        {t('games.title')}
      </Go>
      {games && games.length > 0 && (
        <button type="button" className="btn sm" aria-pressed={isTable} onClick={toggle}>
          {t('profile.asTables')} {hasKeys && <kbd className="kbd">T</kbd>}
        </button>
      )}
    </>
  );
  return (
    <PlacePage
      title={t('profile.title')}
      note={t('profile.note')}
      above={[{ href: paths.learn(), label: t('learn.title') }]}
      acts={acts}
      className="pf"
    >
      <div className="stack roomy">
        <Reading {...profile} />
        {games && <RatingCard />}
        <Finishes />
        {games && games.length > 0 && <Cards {...profile} games={games} isTable={isTable} hasNoHand={hasNoHand} />}
        {games?.length === 0 && <NoGames />}
      </div>
    </PlacePage>
  );
}

/** How often the person finishes their games with others, and the way to what that means. */
function Finishes() {
  const t = useT();
  usePeaceLists();
  const own = usePeace(({ view }) => view?.finishes);
  if (!own || own.games === 0) return null;
  return (
    <p className="row">
      <span>{t('people.ownFinishes', own)}</span>
      <Go className="btn sm" href={eventPaths.people()}>
        {t('people.title')}
      </Go>
    </p>
  );
}

/** Whether all games are read and none of them has a hand that was played: then there is nothing to count. */
const hasOnlyEmptyGames = ({ games, read, unread, tally }: ReturnType<typeof useProfile>): boolean =>
  games !== undefined && games.length > 0 && read === games.length && unread === 0 && tally.hands === 0;

/** How far the games are read, with a way to stop; and what is missing. */
function Reading(profile: ReturnType<typeof useProfile>) {
  const t = useT();
  const { games, found, read, unread, server, older, isReading, isStopped, stop } = profile;
  const sum = { done: t.number(read), count: games?.length ?? 0 };
  const line = games
    ? t(isStopped ? 'profile.stopped' : 'profile.reading', sum)
    : t('profile.looking', { count: found });
  return (
    <>
      {(isReading || isStopped) && (
        <div className="card pad row">
          <p role="status">{line}</p>
          {games && <progress className="grow" value={read} max={games.length} aria-label={line} />}
          <button type="button" className="btn sm" onClick={() => stop(!isStopped)}>
            {t(isStopped ? 'profile.goOn' : 'profile.stop')}
          </button>
        </div>
      )}
      {older > 0 && <Note icon="info" title={t('profile.older', { count: older })} />}
      {server === 'none' && <Note tone="amber" icon="warn" title={t('profile.offline')} />}
      {server === 'part' && !isStopped && <Note tone="amber" icon="warn" title={t('profile.cutOff')} />}
      {unread > 0 && <Note tone="amber" icon="warn" title={t('profile.unread', { count: unread })} />}
    </>
  );
}

/** Returns the level of bots that the person played against most, or the middle one. */
function usualLevel(games: readonly OwnGame[]): BotLevel {
  const against = games.map(({ summary, player }) => opponentsOf(summary.players, player));
  const countOf = (level: BotLevel) => against.filter(one => one === level).length;
  const [most] = BOT_LEVELS.toSorted((a, b) => countOf(b) - countOf(a));
  return most && countOf(most) > 0 ? most : 'regular';
}

/** The bots' figures; undefined while they are loaded, null if they could not be. */
function useField(): Field | null | undefined {
  const [field, setField] = useState<Field | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: Field | null) => isCurrent && setField(loaded);
    loadField().then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, []);
  return field;
}

interface CardsProps extends ReturnType<typeof useProfile> {
  readonly games: readonly OwnGame[];
  readonly isTable: boolean;
  /** There is nothing to count in these games. */
  readonly hasNoHand: boolean;
}

function Cards({ games, tally, isTable, hasNoHand }: CardsProps) {
  const t = useT();
  const field = useField();
  const usual = useMemo(() => usualLevel(games), [games]);
  const [chosen, setChosen] = useState<BotLevel>();
  const made = useMemo(() => madeIn(games), [games]);
  const lacking = FEWEST_GAMES - games.length;
  const beside = { tally, field: field ?? undefined, level: chosen ?? usual, isTable: isTable || lacking > 0 };
  return (
    <>
      {hasNoHand ? (
        <Note icon="info" title={t('result.noHand')} />
      ) : (
        <Numbers games={games} hands={tally.hands} fans={made.size} />
      )}
      {lacking > 0 && (
        <Note icon="info" title={t('profile.more', { count: lacking })}>
          {t('profile.moreNote')}
        </Note>
      )}
      {field === null && <Note tone="amber" icon="warn" title={t('profile.fieldMissing')} />}
      {hasNoHand ? (
        <OpponentsCard games={games} isTable={beside.isTable} />
      ) : (
        <div className="sides pf-cards">
          <div>
            <HandsCard {...beside} onLevel={setChosen} />
            <OpponentsCard games={games} isTable={beside.isTable} />
          </div>
          <div>
            <FansCard {...beside} />
          </div>
        </div>
      )}
      <AlbumCard made={made} isTable={isTable} />
    </>
  );
}

interface NumbersProps {
  readonly games: readonly OwnGame[];
  readonly hands: number;
  readonly fans: number;
}

function Numbers({ games, hands, fans }: NumbersProps) {
  const t = useT();
  const placed = games.map(({ summary, player }) => ({ ...summary, player }));
  const mean = tablePointsOf(placed);
  const points = placed.reduce((sum, { totals, player }) => sum + totals[player], 0) / games.length;
  const all = [
    [t.number(games.length), t('profile.games', { count: games.length })],
    [t.number(hands), t('profile.hands', { count: hands })],
    [mean ? tablePointsText(t, mean.value) : '–', t('profile.tablePoints')],
    [t.signed(Math.round(points)), t('profile.points')],
    [t.number(fans), t('profile.fansMade')],
  ];
  return (
    <ul className="sums" aria-label={t('profile.numbers')}>
      {all.map(([number, name]) => (
        <li key={name}>
          <b className="numeral">{number}</b>
          <span className="fine">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a person sees who has no stored game. */
function NoGames() {
  const t = useT();
  return (
    <div className="card">
      <Empty title={t('games.emptyTitle')} note={t('profile.empty')}>
        <Go className="btn pri" href="/">
          {t('games.emptyPlay')}
        </Go>
      </Empty>
    </div>
  );
}
