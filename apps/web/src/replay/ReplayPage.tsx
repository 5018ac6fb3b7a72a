import { seatOf } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedGame } from '../archive/load.ts';
import { Table } from '../board/index.ts';
import { useTablePreferences } from '../game/useTablePreferences.ts';
import { useT } from '../i18n/index.ts';
import { copyText } from '../page/copyText.ts';
import { gamePath } from '../page/gamePaths.ts';
import { goTo } from '../page/router.ts';
import { Icon } from '../ui/Icon.tsx';
import { HandStrip } from './HandStrip.tsx';
import type { Moment } from './moment.ts';
import { Replay, turnOf } from './replay.ts';
import { Scrubber } from './Scrubber.tsx';
import { Side } from './Side.tsx';
import { useKeyboard } from './useKeyboard.ts';
import { useNames } from './useNames.ts';
import { usePlaying } from './usePlaying.ts';
import { stepsOf, useEpoch, usePosition } from './usePosition.ts';
import { platesOf, shownHand, type Viewpoint, viewpointIn } from './view.ts';
import { moveSentence } from './words.ts';
import './replay.css';

interface ReplayPageProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly hand: string;
  readonly step?: number | undefined;
}

/** Any hand of a finished game on the table, move by move, from any seat. */
export default function ReplayPage({ id, game, hand: key, step }: ReplayPageProps) {
  const t = useT();
  const { record, player } = game;
  const replay = useMemo(() => new Replay(record), [record]);
  const at = usePosition(id, replay, key, step);
  const [view, change] = useViewpoint(player);
  const hand = replay.hands[at.hand];
  const move = hand?.moves[at.move];
  const steps = stepsOf(at, replay);
  const playing = usePlaying(at.move < at.last || at.hand < replay.hands.length - 1, steps.next);
  const [isWallShown, setWallShown] = useState(false);
  const [isSideShown, setSideShown] = useState(false);
  const settings = useTablePreferences();
  useKeyboard(settings.keys !== undefined, {
    ...steps,
    play: playing.toggle,
    wall: () => setWallShown(!isWallShown),
    open: () => change({ ...view, opens: view.opens === 'all' ? 'own' : 'all' }),
    seat: player => change({ ...view, player }),
    leave: () => goTo(gamePath(id)),
  });
  if (!hand || !move) return null;
  const moment = { id, game, replay, hand, move, at, steps, view, playing };
  return (
    <div className={isSideShown ? 'replay side-on' : 'replay'}>
      <Head {...moment} isSideShown={isSideShown} onSide={() => setSideShown(!isSideShown)} />
      <ReplayTable {...moment} />
      <section className="replay-rail" aria-label={t('replay.controls')}>
        <HandStrip replay={replay} hand={at.hand} player={view.player} onGo={n => at.go(n, 0)} />
        <Scrubber hand={hand} move={at.move} playing={playing} steps={steps} onGo={n => at.go(at.hand, n)} />
      </section>
      <Side
        {...moment}
        isShown={isSideShown}
        isWallShown={isWallShown}
        onWall={() => setWallShown(!isWallShown)}
        onView={change}
      />
    </div>
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
  readonly isSideShown: boolean;
  readonly onSide: () => void;
}

function Head({ id, replay, hand, move, at, playing, isSideShown, onSide }: HeadProps) {
  const t = useT();
  const names = useNames({ replay, hand });
  const name = t('result.hand', { wind: t(`wind.${hand.round}`), hand: hand.inRound });
  const title = t('replay.title', { hand: name, turn: turnOf(hand, at.move) });
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  return (
    <header className="replay-head">
      <button type="button" className="ib" aria-label={t('replay.back')} onClick={() => goTo(gamePath(id))}>
        <Icon name="left" />
      </button>
      <div>
        <h1>{title}</h1>
        <p aria-live={playing.isOn ? 'off' : 'polite'}>{moveSentence(t, move, seat => names[seat] ?? '')}</p>
      </div>
      <button
        type="button"
        className="ib side-way"
        aria-label={t('replay.view')}
        aria-expanded={isSideShown}
        onClick={onSide}
      >
        <Icon name="eye" />
      </button>
      <button
        type="button"
        className="ib"
        aria-label={t('replay.copyLink')}
        onClick={() => void copyText(location.href)}
      >
        <Icon name="link" />
      </button>
    </header>
  );
}

const NONE: readonly never[] = [];
const nothing = () => {};

/** The table of the game, as it was. */
function ReplayTable({ replay, hand, at, view, playing }: Moment) {
  const t = useT();
  const settings = useTablePreferences();
  const state = replay.stateAt(at.hand, at.move);
  const shown = useMemo(() => shownHand(state, view), [state, view]);
  const plates = useMemo(() => platesOf(state, name => t.nameOf(name)), [state, t]);
  const epoch = useEpoch(at.hand, at.move);
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
        actions={NONE}
        recent={NONE}
        hasOpenHands={view.opens === 'all'}
        settings={{ ...looks, typed: false, motion: isMoving }}
        onAct={nothing}
        now={Date.now}
      />
    </div>
  );
}
