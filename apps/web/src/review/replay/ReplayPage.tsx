import { roundsWon, type Seat, type SeatCommand, seatOf } from '@gorrion/rules';
import { Replay, turnOf } from '@gorrion/table';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Table } from '../../board/index.ts';
import { isOnline, isSealedDay, type LoadedGame } from '../../client/archive/load.ts';
import { useLines } from '../../client/archive/useLines.ts';
import { useTalk } from '../../client/archive/useTalk.ts';
import { client } from '../../client/index.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { bankerShown } from '../../client/store/banker.ts';
import { useCallsOfGame } from '../../client/store/callWords.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { clipPath, gamePath, linePath } from '../../shell/links/gamePaths.ts';
import { leaveFor, replacePath } from '../../shell/page/pathAhead.ts';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { marksOf } from '../expert/marks.ts';
import { playerNames } from '../frame/words.ts';
import { authorOf, numberOf } from '../lines/lineWords.ts';
import { LeaderBar } from '../together/LeaderBar.tsx';
import { branchesOf } from './BranchesPanel.tsx';
import { HandStrip } from './HandStrip.tsx';
import { HeadWays, useKeyList } from './HeadWays.tsx';
import { lanesOf } from './lanes.ts';
import { moveBefore, withLine } from './lineReplay.ts';
import { type LineStart, startAt, startBefore, startInLine } from './lineStart.ts';
import type { Moment, SharedMoment } from './moment.ts';
import { Scrubber } from './Scrubber.tsx';
import { Side } from './Side.tsx';
import { useKeyboard } from './useKeyboard.ts';
import { useNames } from './useNames.ts';
import { decidedNow, usePlacedReview } from './usePlacedReview.ts';
import { usePlaying } from './usePlaying.ts';
import { stepsOf, useEpoch, usePosition } from './usePosition.ts';
import { useShared } from './useShared.ts';
import { platesOf, shownHand, type Viewpoint, viewpointIn } from './view.ts';
import { WonFans } from './WonFans.tsx';
import { moveSentence } from './words.ts';
import '../frame/review.css';
import './replay.css';

const PlayOn = lazyPart(() => import('../lines/PlayOn.tsx'));

interface ReplayPageProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly hand: string;
  readonly step?: number | undefined;
  /** The line that is walked through, and how many of its moves are played. */
  readonly line?: string | undefined;
  readonly lineStep?: number | undefined;
}

/** A line in the making. */
interface NewLinePlay {
  readonly start: LineStart;
  readonly seat: Seat;
  readonly first: SeatCommand | undefined;
}

/** Any hand of a finished game on the table, move by move, from any seat; and other ways in which it was played. */
export default function ReplayPage({ id, game, hand: key, step, line: lineId, lineStep = 0 }: ReplayPageProps) {
  const t = useT();
  const { record, player } = game;
  const played = useMemo(() => Replay.of(record), [record]);
  const lines = useLines(game);
  const talk = useTalk(game);
  const line = lines.all.find(one => one.id === lineId && one.hand === played.handOf(key));
  const found = useMemo(() => line && withLine(played, line), [played, line]);
  const walked = useMemo(() => (line && found ? { id: line.id, at: found.at } : undefined), [line, found]);
  const replay = found?.replay ?? played;
  const at = usePosition(id, replay, key, walked ? walked.at + lineStep : step, walked);
  const [view, change] = useViewpoint(player);
  const [playing, setPlaying] = useState<NewLinePlay>();
  const hand = replay.hands[at.hand];
  const move = hand?.moves[at.move];
  const original = played.hands[at.hand];
  if (!hand || !move || !original) return null;
  const whatIf = (first?: SeatCommand, before?: number) => {
    const isInLine = line && walked && at.move > walked.at;
    const given = before === undefined ? undefined : startBefore(played, before);
    const start = given ?? (isInLine ? startInLine(played, line, move.fact) : startAt(played, at.hand, at.move));
    if (start) setPlaying({ start, first, seat: first?.seat ?? seatOf(start.moment.table.session, view.player) });
  };
  if (playing) {
    const { start, seat, first } = playing;
    const from = moveBefore(original, start.before);
    const name = t('result.hand', { wind: t(`wind.${hand.round}`), hand: hand.inRound });
    return (
      <Suspense fallback={<div className="play-on" aria-busy="true" />}>
        <PlayOn
          title={t('replay.whatIf', { hand: name, turn: turnOf(original, from) })}
          kind="branch"
          {...start}
          seat={seat}
          first={first}
          lines={lines}
          handsTotal={record.sheet.hands}
          onLeave={() => setPlaying(undefined)}
          onShow={kept => {
            setPlaying(undefined);
            replacePath(linePath(id, hand.key, from, kept, 1));
          }}
        />
      </Suspense>
    );
  }
  const isMissing = lineId !== undefined && lines.isLoaded && !walked;
  const moment = { id, game, replay, hand, move, at, view, lines, talk, played, walked, whatIf };
  return <Shown {...moment} isMissing={isMissing} onView={change} />;
}

interface ShownProps extends Omit<Moment, 'steps' | 'playing' | 'review' | 'run'> {
  /** Whether the address names a line that is not there. */
  readonly isMissing: boolean;
  readonly onView: (view: Viewpoint) => void;
}

/** The table, the rail below it and the tabs beside it. */
function Shown({ isMissing, onView, ...rest }: ShownProps) {
  const { id, replay, hand, at, walked } = rest;
  const steps = stepsOf(at, replay);
  const hasMore = at.move < at.last || (!walked && at.hand < replay.hands.length - 1);
  const playing = usePlaying(hasMore, steps.next);
  const [isWallShown, setWallShown] = useState(false);
  const [isSideShown, setSideShown] = useState(false);
  const keyList = useKeyList();
  const [panel, choosePanel] = useState<string>();
  const shared = useShared({ ...rest, onView });
  const { together, view } = shared;
  const { review, run, ...mistakes } = usePlacedReview({ ...rest, view }, together.hidden);
  const settings = useTablePreferences();
  const hasLetters = settings.keys !== undefined;
  const up = () => leaveFor(walked ? gamePath(id, hand.key, walked.at) : gamePath(id));
  useKeyboard(hasLetters, {
    ...steps,
    ...mistakes,
    ...shared.keys,
    play: playing.toggle,
    wall: () => setWallShown(!isWallShown),
    open: () => onView({ ...view, opens: view.opens === 'all' ? 'own' : 'all' }),
    seat: player => onView({ ...view, player }),
    leave: up,
    help: keyList.show,
  });
  const moment = { ...rest, view, steps, playing, review, run, shared };
  const side = { isSideShown, onSide: setSideShown, panel, onPanel: choosePanel, hasLetters, onKeys: keyList.show };
  const shownPanel = panel ?? (together.isWanted ? 'together' : review ? 'expert' : 'moves');
  return (
    <div className={['replay', isSideShown && 'side-on', together.room && 'with-lead'].filter(Boolean).join(' ')}>
      <Head
        {...moment}
        onUp={up}
        isMissing={isMissing}
        ways={<HeadWays {...side} share={<ShareMoment {...moment} />} />}
      />
      <LeaderBar together={together} nameOf={shared.nameOf} />
      <ReplayTable {...moment} hasMarks={shownPanel === 'expert' && !playing.isOn} />
      <Rail {...moment} {...mistakes} />
      <Side
        {...moment}
        isShown={isSideShown}
        hasLetters={hasLetters}
        panel={shownPanel}
        onPanel={choosePanel}
        isWallShown={isWallShown}
        onWall={() => setWallShown(!isWallShown)}
        onView={onView}
      />
      {keyList.dialog}
    </div>
  );
}

/** Shares the moment that is shown; of a line the move at which it leaves the game, with a link to the line. */
function ShareMoment({ id, game, played, hand, at, walked }: Moment) {
  const { move } = at;
  if (isSealedDay(game, client.now())) return null;
  const subject = {
    of: 'move',
    record: played.record,
    hand: hand.key,
    move: walked ? Math.min(move, walked.at) : move,
  } as const;
  const path = walked ? linePath(id, hand.key, walked.at, walked.id, move - walked.at) : gamePath(id, hand.key, move);
  const clip = walked ? undefined : clipPath(id, hand.key, move);
  return <ShareButton isSign subject={subject} path={isOnline(game) ? path : undefined} clip={clip} />;
}

interface RailProps extends Moment {
  readonly lastMistake: () => void;
  readonly nextMistake: () => void;
}

/** The hands of the game and the moves of the one that is shown. */
function Rail(props: RailProps) {
  const { replay, hand, at, view, review, lines, played, walked } = props;
  const t = useT();
  const { go } = at;
  const toHand = useCallback((n: number) => go(n, 0), [go]);
  const original = played.hands[at.hand] ?? hand;
  const rounds = useMemo(() => roundsWon(played.end.session), [played]);
  const names = useMemo(() => playerNames(t, played.record.sheet.players), [played, t]);
  const lanes = useMemo(
    () => lanesOf(branchesOf(lines.all, at.hand), original, { move: at.move, last: at.last, current: walked?.id }),
    [lines.all, original, at.hand, at.move, at.last, walked],
  );
  return (
    <section className="replay-rail" aria-label={t('replay.controls')}>
      <HandStrip
        hands={replay.hands}
        current={at.hand}
        player={view.player}
        rounds={rounds}
        names={names}
        review={review}
        onGo={toHand}
      />
      <Scrubber {...props} lanes={lanes} onGo={n => go(at.hand, n)} />
    </section>
  );
}

/** The viewpoint, kept in the address. */
function useViewpoint(own: LoadedGame['player']) {
  const [view, setView] = useState(() => viewpointIn(location.search, own));
  const change = (next: Viewpoint) => {
    setView(next);
    history.replaceState(history.state, '', `${location.pathname}?from=${next.player}&open=${next.opens}`);
  };
  return [view, change] as const;
}

interface HeadProps extends Moment {
  readonly onUp: () => void;
  readonly isMissing: boolean;
  /** The buttons at its end. */
  readonly ways: ReactNode;
}

function Head(props: HeadProps) {
  const { replay, hand, move, at, playing, lines, walked, onUp, isMissing, ways } = props;
  const t = useT();
  const names = useNames({ replay, hand });
  const name = `${windName(t, hand.round)} ${t.number(hand.inRound)}`;
  const place = t('replay.title', { hand: name, turn: turnOf(hand, at.move) });
  const line = lines.all.find(({ id }) => id === walked?.id);
  const branch = line && t('replay.branchOf', { number: numberOf(line), author: authorOf(t, line) });
  const title = branch ? t('replay.inBranch', { place, branch }) : place;
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  return (
    <header className="rv-head replay-head">
      <button
        type="button"
        className="ib"
        aria-label={t(walked ? 'replay.backToPlayed' : 'replay.back')}
        onClick={onUp}
      >
        <Icon name="left" />
      </button>
      <div className="grow">
        <h1>{title}</h1>
        <p className="fine" aria-live={playing.isOn ? 'off' : 'polite'}>
          {isMissing ? t('replay.noBranch') : moveSentence(t, move, seat => names[seat] ?? '')}
        </p>
      </div>
      {ways}
    </header>
  );
}

const NONE: readonly never[] = [];
const nothing = () => {};

interface ReplayTableProps extends SharedMoment {
  /** Whether to frame what was best and what was played. */
  readonly hasMarks: boolean;
}

/** The table of the game, as it was. */
function ReplayTable({ hasMarks, ...moment }: ReplayTableProps) {
  const { replay, hand, at, view, playing, walked, shared } = moment;
  const t = useT();
  const names = useNames({ replay, hand });
  const { room, pointers, point } = shared.together;
  const settings = useTablePreferences();
  const state = replay.stateAt(at.hand, at.move);
  useCallsOfGame(state.settings);
  const shown = useMemo(() => shownHand(state, view), [state, view]);
  const decided = hasMarks ? decidedNow(moment)?.decision : undefined;
  const marks = useMemo(() => decided && marksOf(decided, state.session.hand), [decided, state]);
  const plates = useMemo(() => platesOf(state, name => t.nameOf(name)), [state, t]);
  const epoch = useEpoch(at.hand, at.move, walked?.id);
  const isMoving = settings.motion !== false && !playing.isFast && at.move > 0;
  const { keys: _, ...looks } = settings;
  return (
    <div className="replay-table">
      <Table
        hand={shown}
        seq={at.move}
        epoch={epoch}
        seat={seatOf(state.session, view.player)}
        plates={plates}
        prevalentWind={hand.round}
        handNumber={hand.number}
        handsTotal={replay.record.sheet.hands}
        {...bankerShown(state.session)}
        actions={NONE}
        recent={NONE}
        hasOpenHands={view.opens === 'all'}
        isReadOnly
        {...(marks && { marks })}
        {...(room && { pointers, onPoint: point })}
        settings={{ ...looks, typed: false, motion: isMoving }}
        onAct={nothing}
        now={Date.now}
      />
      <WonFans hand={state.session.hand} names={names} />
    </div>
  );
}
