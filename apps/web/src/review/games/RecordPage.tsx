import { SEATS, type Seat } from '@gorrion/rules';
import { Replay, withoutNames } from '@gorrion/table';
import { Suspense, useMemo } from 'react';
import { liveTableOf } from '../../client/archive/liveId.ts';
import { isSealedDay, type LoadedGame } from '../../client/archive/load.ts';
import { useGame } from '../../client/archive/useGame.ts';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { ReviewPart } from '../../shell/links/gamePaths.ts';
import { NoGame } from '../frame/NoGame.tsx';
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
  if (isClip && isSealedDay(game, client.now())) return <NoGame why="game-sealed" />;
  if (hand === undefined) return <GameSheetPage id={id} game={game} onChange={setGame} />;
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      {isClip ? (
        <ClipPage id={id} game={game} hand={hand} step={step} />
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
