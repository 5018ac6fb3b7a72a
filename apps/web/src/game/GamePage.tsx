import type { SeatAction, TableState } from '@gorrion/protocol';
import { type BySeat, bySeat, type HandState, type Player, type SeatCommand, type Tile } from '@gorrion/rules';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useAttention } from '../attention/useAttention.ts';
import { useBubbles } from '../chat/useBubbles.ts';
import { client } from '../client/index.ts';
import { hintsAt } from '../facts/level.ts';
import { unseenBy } from '../facts/unseen.ts';
import { useAdvice, useFacts } from '../facts/useFacts.ts';
import { useT } from '../i18n/index.ts';
import { TEMPO_FACTOR, usePreferences } from '../preferences/preferences.ts';
import { handResult } from '../result/handResult.ts';
import { toggleMute } from '../sound/index.ts';
import { MuteToggle } from '../sound/MuteButton.tsx';
import { useApp } from '../store/app.ts';
import type { Following } from '../store/following.ts';
import { asPlayed, seatOfViewer } from '../store/people.ts';
import { sentClaim } from '../store/prompt.ts';
import { actionsOf, platesOf, promptOf, samePlates, worthOf } from '../store/tableView.ts';
import { type PlateInfo, Table } from '../table/index.ts';
import { Armed } from './Armed.tsx';
import { foreseen } from './foreseen.ts';
import { GameTools } from './GameTools.tsx';
import { OverTable } from './OverTable.tsx';
import { SheetPill } from './SheetPill.tsx';
import { switchesAfter, toggled } from './switches.ts';
import { trailOf } from './trail.ts';
import { useSheet } from './useSheet.ts';
import { useWakeLock } from './useWakeLock.ts';

const HandSheet = lazy(() => import('../result/HandSheet.tsx'));
const GameEnd = lazy(() => import('../result/GameEnd.tsx'));
const KeysDialog = lazy(() => import('../settings/KeysDialog.tsx'));

/** A game: the table, over it what its stage asks for, and after the last sheet the results. */
export function GamePage({ table: now }: { readonly table: Following }) {
  const me = useApp(app => app.me);
  const table = useMemo(() => asPlayed(now, me), [now, me]);
  const { state } = table;
  const result = useMemo(() => handResult(state), [state]);
  const hand = result && `${state.gamesPlayed} ${result.record.number}`;
  const [sheet, setSheet] = useSheet(hand);
  const isOver = state.session.phase === 'over';
  // Who opens a table whose game is over gets its results; who played the last hand sees its sheet first.
  const [wantsEnd, setWantsEnd] = useState(isOver);
  useEffect(() => {
    if (!isOver) setWantsEnd(false);
  }, [isOver]);

  if (isOver && (wantsEnd || !result)) {
    return (
      <Suspense fallback={null}>
        <GameEnd table={table} now={now} />
      </Suspense>
    );
  }
  return (
    <Board table={table}>
      {result && sheet === 'looking' && <SheetPill table={table} onOpen={() => setSheet('open')} />}
      {result && sheet === 'open' && (
        <Suspense fallback={null}>
          <HandSheet table={table} result={result} onLook={() => setSheet('looking')} onEnd={() => setWantsEnd(true)} />
        </Suspense>
      )}
    </Board>
  );
}

/** Lines that the table shows and says; the menu has them all. */
const LATELY = 24;

const withoutSeat = ({ seat: _, ...action }: SeatCommand): SeatAction => action as SeatAction;

/** What a player has armed, and how he changes it at the table. */
const seatProps = (state: TableState, me: Player) => ({
  armed: (isCompact: boolean) => <Armed state={state} me={me} isCompact={isCompact} />,
  silence: {
    tiles: state.switches[me].silentTiles,
    toggle: (tile: Tile) => {
      const now = switchesAfter(state.switches[me], useApp.getState().pending);
      void client.send({ type: 'switch', switches: { ...now, silentTiles: toggled(now.silentTiles, tile) } });
    },
  },
});

/** Nothing is advised before the deal or after the end: what is on the table then is not to be covered. */
const isInPlay = ({ phase }: HandState): boolean => phase.name === 'turn' || phase.name === 'claims';

function usePlates(table: Following): BySeat<PlateInfo> {
  const t = useT();
  const known = useRef<BySeat<PlateInfo>>(undefined);
  const words = useBubbles(table);
  const silent = useMemo(() => platesOf(t, table.state), [t, table.state]);
  const saying = bySeat((seat): PlateInfo => {
    const word = words[seat];
    return word ? { ...silent[seat], said: t(`chat.word.${word}`) } : silent[seat];
  });
  const plates = samePlates(known.current, saying);
  known.current = plates;
  return plates;
}

function Board({ table, children }: { readonly table: Following; readonly children: React.ReactNode }) {
  const t = useT();
  const pending = useApp(app => app.pending);
  const link = useApp(app => app.link);
  const { corner, keys, keymap, typed, discard, fewerMoves, tempo, looks } = usePreferences();
  const [isHelp, setHelp] = useState(false);
  const { state, viewer, moves } = table;
  const { session } = state;
  const hand = useMemo(() => foreseen(table, pending), [table, pending]);
  const actions = useMemo(() => actionsOf(table, pending, link), [table, pending, link]);
  const worth = useMemo(() => worthOf(table, actions), [table, actions]);
  const plates = usePlates(table);
  const trail = useMemo(() => trailOf(table), [table]);
  const lines = useMemo(() => moves.slice(-LATELY), [moves]);
  const settings = useMemo(
    () => ({
      cornerIndices: corner,
      ...(keys ? { keys: keymap } : {}),
      typed,
      discard,
      compactWall: looks.compactWall,
      marksDrawn: looks.marksDrawn,
      tempo: TEMPO_FACTOR[tempo],
      ...(fewerMoves ? { motion: false } : {}),
    }),
    [corner, keys, keymap, typed, discard, fewerMoves, tempo, looks.compactWall, looks.marksDrawn],
  );
  const seat = seatOfViewer(state, viewer);
  const hints = hintsAt(state);
  const isTold = hints !== 'off';
  const [isAdvised, setAdvised] = useState(false);
  const advice = useAdvice(session.hand, seat, actions, hints === 'advice' && isAdvised);
  const facts = useFacts(session.hand, seat, actions, isTold);
  const isAsked = actions.length > 0;
  useAttention();
  useWakeLock(session.phase !== 'over');
  useEffect(() => {
    document.title = t(isAsked ? 'game.yourTurn' : 'game.title');
  }, [t, isAsked]);
  return (
    <Table
      hand={hand}
      seq={table.seq}
      trail={trail}
      seat={seat}
      facts={hand === session.hand ? facts : undefined}
      {...(hints === 'advice' && seat !== undefined && isInPlay(session.hand)
        ? { advice: { isOpen: isAdvised, onOpen: setAdvised, told: hand === session.hand ? advice : undefined } }
        : {})}
      unseen={!isTold || seat === undefined ? undefined : (tile: Tile) => unseenBy(session.hand, seat, tile)}
      plates={plates}
      prevalentWind={session.hand.prevalentWind}
      handNumber={Math.max(1, session.handNumber)}
      handsTotal={session.options.hands}
      actions={actions}
      prompt={promptOf(table)}
      worth={worth}
      sent={sentClaim(table, pending)}
      recent={lines}
      epoch={table.epoch}
      settings={settings}
      onAct={command => void client.send({ type: 'act', action: withoutSeat(command) })}
      onToggleSound={toggleMute}
      onHelp={() => setHelp(true)}
      now={client.now}
      {...(viewer === 'spectator' ? {} : seatProps(state, viewer))}
      aside={<MuteToggle isSolid />}
      tools={compact => <GameTools table={table} compact={compact} />}
    >
      <OverTable table={table} />
      {isHelp && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
      {children}
    </Table>
  );
}
