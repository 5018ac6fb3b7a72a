import { type Seat, type SeatCommand, type Tile, tilesLeft } from '@gorrion/rules';
import { type CSSProperties, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { tileName } from '../tiles/index.ts';
import { lastPlace } from './hand/gap.ts';
import { OwnHand } from './hand/OwnHand.tsx';
import { USUAL_WAYS } from './hand/ways.ts';
import { useArrangement } from './hooks/useArrangement.ts';
import { useBoard } from './hooks/useBoard.ts';
import { type Departed, useDeparture } from './hooks/useDeparture.ts';
import { useKeys } from './hooks/useKeys.ts';
import { useMotion } from './hooks/useMotion.ts';
import { useOffers } from './hooks/useOffers.ts';
import type { Paced } from './hooks/usePaced.ts';
import { usePointedTile } from './hooks/usePointedTile.ts';
import { useRoomBeside } from './hooks/useRoomBeside.ts';
import { useStable } from './hooks/useStable.ts';
import { useTileMenu } from './hooks/useTileMenu.ts';
import { useTold } from './hooks/useTold.ts';
import { isFlat, type Size } from './layout/index.ts';
import { type KeyedBox, zoneOf } from './motion/index.ts';
import { usedBy } from './offers.ts';
import { isThrowing } from './pace.ts';
import { AdviceGiven } from './parts/AskAdvice.tsx';
import { Asking, isAsked } from './parts/Asking.tsx';
import { BreakCount } from './parts/BreakCount.tsx';
import { Callouts } from './parts/Callouts.tsx';
import { Chrome } from './parts/Chrome.tsx';
import { DealCard } from './parts/DealCard.tsx';
import { EventLog } from './parts/EventLog.tsx';
import { Felt } from './parts/Felt.tsx';
import { Kin } from './parts/Kin.tsx';
import { Live } from './parts/Live.tsx';
import { Panel } from './parts/Panel.tsx';
import { isBarOnPills, sides, typedStyle } from './parts/plates.ts';
import { Ready } from './parts/Ready.tsx';
import { SeatArea } from './parts/SeatArea.tsx';
import { Status } from './parts/Status.tsx';
import { TileMenu } from './parts/TileMenu.tsx';
import { TypedLine } from './parts/TypedLine.tsx';
import { WallZone } from './parts/Zones.tsx';
import { POSITIONS, seatAt } from './position.ts';
import type { TableProps } from './props.ts';
import { readAloud, type Spoken, spoken } from './says.ts';
import { turnSeat } from './turn.ts';

export interface SurfaceProps {
  readonly props: TableProps;
  readonly paced: Paced;
  readonly size: Size;
  readonly isReduced: boolean;
}

const NONE: readonly Tile[] = [];
const NO_BOXES: readonly KeyedBox[] = [];
/** With less motion nothing flies. */
const noFlight = () => {};

/** When both throws rest: how many stacks are counted; otherwise 0. */
const countedStacks = ({ hand, thrown = 3 }: Paced) =>
  isThrowing(hand) && thrown >= 2 ? hand.dice.reduce((a, b) => a + b, 0) : 0;

/** One table at one size: everything on the felt and beside it, in the order in which it is read aloud. */
export function Surface({ props: received, paced, size, isReduced }: SurfaceProps) {
  const t = useT();
  const props = useTold(received, paced);
  const { seat, plates, settings, advice } = props;
  const surface = useRef<HTMLDivElement>(null);
  const arrangement = useArrangement(
    paced.hand,
    seat,
    `${props.prevalentWind}/${props.handNumber}`,
    settings.marksDrawn,
  );
  const { scene, move, sort, isSorted } = arrangement;
  const departed = useRef<Departed>(undefined);
  const board = useBoard(scene, size, settings.compactWall ?? false, paced.jump || arrangement.isDrop, departed);
  const player = useMotion(surface, board, { paced, isReduced, tempo: props.settings.tempo ?? 1, departed });
  const fly = useDeparture(surface, departed, board, scene);
  const { geometry: g, boxes } = board;
  const own = scene.hasOwnHand ? zoneOf(board.zones, 'hand', scene.positions[0].seat) : NO_BOXES;
  const leave = isReduced ? noFlight : fly;
  const { offers, act, changed, discard, canDiscard } = useOffers(props, { isNewest: paced.isNewest, own, leave });
  const [pointed, setPointed] = useState<SeatCommand>();
  const [isTold, setTold] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [read, setRead] = useState<readonly Spoken[]>([]);

  const { bottom } = scene;
  const { pointing, handlers } = usePointedTile(surface, boxes);
  const counted = countedStacks(paced);
  const isOpened = counted > 0 && paced.thrown !== 2;
  const tileMenu = useTileMenu(boxes, props.silence !== undefined);
  // The press that skips was not meant for what it meets.
  const skip = () => {
    const isSkipped = paced.skip();
    if (isSkipped) player.land();
    if (isSkipped) changed();
    return isSkipped;
  };
  const nameOf = (who: Seat) => (who === seat ? t('table.you') : plates[who].name);
  const tell = (text: string) => setRead(before => [{ id: `${Number(before[0]?.id ?? 0) + 1}`, text }]);
  const say = (what: 'discard' | 'table') => tell(readAloud(t, what, props, nameOf, tilesLeft(props.hand.wall)));
  const arrange = (from: number, wanted: number) => {
    const to = Math.min(wanted, lastPlace(own, from));
    if (to === from) return from;
    move(from, to);
    tell(t('table.moved', { tile: tileName(t, own[from]!.tile), place: to + 1, count: own.length }));
    return to;
  };
  useKeys(surface, settings.keys, {
    offers,
    act,
    sort,
    say,
    skip,
    arrange,
    type: () => setTyping(true),
    tell: () => setTold(!isTold),
    ...(advice ? { advise: () => advice.onOpen(!advice.isOpen) } : {}),
    toggleSound: props.onToggleSound,
    help: props.onHelp,
  });

  const onDiscard = useStable(discard);
  const onMove = useStable((from: number, to: number) => move(from, to, true));
  const isClaiming = props.hand.phase.name === 'claims' && offers.pass !== undefined;
  const isShownBar = isAsked(props, offers);
  const used = pointed && isShownBar ? usedBy(pointed, props.hand) : NONE;
  useRoomBeside(g, seat === undefined);
  const isPanelOpen = advice?.isOpen === true || (isTold && props.facts !== undefined && props.facts.ready.length > 0);
  return (
    <div
      ref={surface}
      className="surface"
      style={{ '--u': `${g.u}px` } as CSSProperties}
      onPointerDownCapture={event => skip() && event.stopPropagation()}
      {...tileMenu.handlers}
      {...handlers}
    >
      {!isFlat(g.mode) && <Felt scene={scene} geometry={g} />}
      <Chrome
        isWatching={seat === undefined}
        tools={props.tools}
        armed={props.armed}
        aside={props.aside}
        advice={advice}
        keys={settings.keys}
        geometry={g}
        isSorted={isSorted}
        sort={sort}
        isAsked={isShownBar}
      />
      <Status props={props} nameOf={nameOf} />
      <Live sentences={spoken(t, props, nameOf)} />
      <Live sentences={read} />
      <Asking
        props={props}
        offers={offers}
        geometry={g}
        nameOf={nameOf}
        onAct={act}
        pointed={pointed}
        onPoint={setPointed}
      />
      {scene.hasOwnHand && (isTyping || settings.typed) && (
        <TypedLine
          offers={offers}
          style={typedStyle(g)}
          takesFocus={isTyping}
          onAct={act}
          onClose={() => setTyping(false)}
        />
      )}
      {scene.hasOwnHand && (
        <OwnHand
          boxes={own}
          corner={settings.cornerIndices}
          ways={settings.discard ?? USUAL_WAYS}
          used={used}
          canDiscard={canDiscard}
          onDiscard={onDiscard}
          onMove={onMove}
        />
      )}
      {tileMenu.menu && props.silence && (
        <TileMenu at={tileMenu.menu} silence={props.silence} geometry={g} onClose={tileMenu.close} />
      )}
      <Panel
        hand={paced.hand}
        thrown={paced.thrown}
        left={tilesLeft(props.hand.wall)}
        prevalentWind={props.prevalentWind}
        handNumber={props.handNumber}
        handsTotal={props.handsTotal}
        plates={plates}
        now={props.now}
        geometry={g}
        bottom={bottom}
        mine={seat}
      />
      <Ready
        facts={props.sent || (isShownBar && isBarOnPills(g)) ? undefined : props.facts}
        pointing={pointing}
        boxes={own}
        geometry={g}
        keys={settings.keys}
        isOpen={isTold && !advice?.isOpen}
        isClaiming={isClaiming}
        onOpen={setTold}
      />
      {advice && (
        <AdviceGiven advice={advice} geometry={g} isAsked={props.actions.length > 0} isClaiming={isClaiming} />
      )}
      {POSITIONS.map(position => {
        const who = seatAt(position, bottom);
        return (
          <SeatArea
            key={position}
            position={position}
            seat={who}
            name={nameOf(who)}
            plate={plates[who]}
            isOn={turnSeat(paced.hand) === who}
            corner={settings.cornerIndices}
            board={board}
            now={props.now}
            isOwn={position === 0 && scene.hasOwnHand}
            isTold={isPanelOpen}
          />
        );
      })}
      <Kin boxes={boxes} pointing={pointing} unseen={props.unseen} height={g.size.h} />
      <WallZone zones={board.zones} isOpened={isOpened} />
      {counted > 0 && <BreakCount boxes={boxes} sum={counted} isOpened={isOpened} />}
      {isThrowing(paced.hand) && g.mode === 'desk' && (
        <DealCard hand={paced.hand} thrown={paced.thrown} geometry={g} nameOf={who => plates[who].name} />
      )}
      <Callouts hand={paced.hand} geometry={g} bottom={bottom} jump={paced.jump} />
      {g.mode === 'desk' && (
        <EventLog
          lines={props.recent}
          nameOf={nameOf}
          mine={seat}
          style={{ left: sides(g).left, top: sides(g).middle + 100 }}
        />
      )}
    </div>
  );
}
