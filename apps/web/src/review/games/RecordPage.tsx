import { SEATS, type Seat } from '@gorrion/rules';
import { Replay, withoutNames } from '@gorrion/table';
import { Suspense, useMemo } from 'react';
import { liveTableOf } from '../../client/archive/liveId.ts';
import type { LoadedGame } from '../../client/archive/load.ts';
import { type NotLoaded, useGame } from '../../client/archive/useGame.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { GAMES_PATH, type ReviewPart } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { playerNames } from '../frame/words.ts';
import { GameSheetPage } from './GameSheetPage.tsx';
import { rulesetName } from './words.ts';

const ClipPage = lazyPart(() => import('../clip/ClipPage.tsx'));
const PlayHandPage = lazyPart(() => import('../replay/PlayHandPage.tsx'));
const ReplayPage = lazyPart(() => import('../replay/ReplayPage.tsx'));
const ReviewPages = lazyPart(() => import('../pages/ReviewPages.tsx'));

interface RecordPageProps {
  readonly game: string;
  readonly hand?: string | undefined;
  readonly step?: number | undefined;
  readonly line?: string | undefined;
  readonly lineStep?: number | undefined;
  /** The seat from which the hand is played again. */
  readonly again?: Seat | undefined;
  /** Whether a clip of the hand is made. */
  readonly isClip?: boolean;
  /** A page of its review. */
  readonly part?: ReviewPart | 'try';
}

/** A game that is over: its sheet, a page of its review, or a moment in it if the address names one. */
export function RecordPage({ game: id, hand, step, line, lineStep, again, isClip, part }: RecordPageProps) {
  const [loaded, setGame] = useGame(id);
  const game = useReadersNames(loaded);
  if (game === undefined) return <div className="page-wait" aria-busy="true" />;
  if (typeof game === 'string') return <NoGame why={game} table={liveTableOf(id)} />;
  if (part) return <Review id={id} game={game} part={part} hand={hand} step={step} />;
  if (hand === undefined) return <GameSheetPage id={id} game={game} onChange={setGame} />;
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      {isClip ? (
        <ClipPage id={id} game={game} hand={hand} />
      ) : again === undefined ? (
        <ReplayPage id={id} game={game} hand={hand} step={step} line={line} lineStep={lineStep} />
      ) : (
        <PlayHandPage id={id} game={game} hand={hand} seat={again} />
      )}
    </Suspense>
  );
}

interface ReviewProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly part: ReviewPart | 'try';
  readonly hand: string | undefined;
  readonly step: number | undefined;
}

/** A page about the decisions of the game. */
function Review({ id, game, ...place }: ReviewProps) {
  const t = useT();
  const { record } = game;
  const replay = useMemo(() => Replay.of(record), [record]);
  const names = useMemo(() => playerNames(t, record.sheet.players), [record, t]);
  const name = record.sheet.title ?? rulesetName(t, record.sheet.ruleset);
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      <ReviewPages id={id} game={game} name={name} hands={replay.hands} names={names} replay={replay} {...place} />
    </Suspense>
  );
}

/** Returns a game whose names are hidden with the winds of the reader's language in their place. */
function useReadersNames<T>(game: LoadedGame | T): LoadedGame | T {
  const t = useT();
  return useMemo(() => {
    if (typeof game !== 'object' || game === null || !('hidesNames' in game) || !game.hidesNames) return game;
    return {
      ...game,
      record: withoutNames(
        game.record,
        SEATS.map(seat => windName(t, seat)),
      ),
    };
  }, [game, t]);
}

/** Reasons that have words of their own. */
const SAID = ['no-such-game', 'no-hand-yet', 'game-for-players', 'game-sealed', 'offline', 'game-damaged'] as const;

interface NoGameProps {
  readonly why: NotLoaded;
  /** The table whose game goes on. */
  readonly table?: string | undefined;
}

/** Says why a game cannot be opened, and who may open it. */
export function NoGame({ why, table }: NoGameProps) {
  const t = useT();
  const reason = SAID.find(known => known === why) ?? 'other';
  return (
    <StatePage title={t(`games.not.${reason}`)} note={t(`games.notNote.${reason}`)}>
      {reason === 'game-sealed' && (
        <Go className="btn pri" href={eventPaths.daily()}>
          {t('end.daily')}
        </Go>
      )}
      {table === undefined ? (
        <Go className={reason === 'game-sealed' ? 'btn' : 'btn pri'} href={GAMES_PATH}>
          {t('games.title')}
        </Go>
      ) : (
        <Go className="btn pri" href={`/t/${table}`}>
          {t('games.toTable')}
        </Go>
      )}
      <Go className="btn" href="/">
        {t('end.home')}
      </Go>
    </StatePage>
  );
}
