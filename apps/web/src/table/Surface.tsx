import { type Seat, type SeatCommand, type Tile, tilesLeft } from '@gorrion/rules';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { MiniTile, tileName, windName } from '../tiles/index.ts';
import { arranged, movedTile } from './arrange.ts';
import { OwnHand } from './hand/OwnHand.tsx';
import { useBoard } from './hooks/useBoard.ts';
import { useGuard } from './hooks/useGuard.ts';
import { useKeys } from './hooks/useKeys.ts';
import { useMotion } from './hooks/useMotion.ts';
import type { Paced } from './hooks/usePaced.ts';
import { isFlat, type Size } from './layout/index.ts';
import { hasOffers, offersOf, usedBy } from './offers.ts';
import { BreakCount } from './parts/BreakCount.tsx';
import { Callouts } from './parts/Callouts.tsx';
import { ClaimBar } from './parts/ClaimBar.tsx';
import { EventLog } from './parts/EventLog.tsx';
import { Icon } from './parts/Icon.tsx';
import { Alert, Live } from './parts/Live.tsx';
import { Panel } from './parts/Panel.tsx';
import { Plate } from './parts/Plate.tsx';
import { barStyle, plateStyles, sides, toolsStyle } from './parts/plates.ts';
import { Melds, OtherHand, River, WallZone } from './parts/Zones.tsx';
import type { TableProps } from './props.ts';
import { askedTile, readAloud, spoken, useAlert } from './says.ts';
import { type Place, type Scene, sceneOf, seatAt } from './scene.ts';
import { turnSeat } from './turn.ts';

export interface SurfaceProps {
  readonly props: TableProps;
  readonly paced: Paced;
  readonly size: Size;
  readonly isReduced: boolean;
}

const NONE: readonly Tile[] = [];

/** The viewer's own order of his tiles, when he made one. */
function useArrangement(hand: TableProps['hand'], seat: Seat | undefined) {
  const [order, setOrder] = useState<readonly Tile[]>();
  const scene = useMemo(
    () => sceneOf(hand, seat, order ? { arrange: tiles => arranged(tiles, order) } : {}),
    [hand, seat, order],
  );
  const move = (from: number, to: number) => {
    const own = scene.places[0];
    const tiles = own.apart === undefined ? own.hand : [...own.hand, own.apart];
    setOrder(movedTile(tiles, from, to));
  };
  return { scene, move, isSorted: order === undefined, sort: useCallback(() => setOrder(undefined), []) };
}

/** One table at one size: everything on the felt and beside it. */
export function Surface({ props, paced, size, isReduced }: SurfaceProps) {
  const t = useT();
  const { seat, plates, actions, sent, settings, now } = props;
  const field = useRef<HTMLDivElement>(null);
  const { scene, move, sort, isSorted } = useArrangement(paced.hand, seat);
  const board = useBoard(scene, size, paced.jump);
  useMotion(field, board, { speed: paced.speed, isReduced, hold: paced.hold, played: paced.played });

  const offers = useMemo(() => offersOf(sent ? [] : actions), [actions, sent]);
  const act = useGuard(actions, props.onAct);
  const [pointed, setPointed] = useState<SeatCommand>();
  const [read, setRead] = useState('');
  const nameOf = (who: Seat) => (who === seat ? t('table.you') : plates[who].name);
  const asked = askedTile(props.hand);
  const { phase } = props.hand;
  const isBarShown = hasOffers(offers) || (sent !== undefined && phase.name === 'claims');
  const g = board.geometry;
  const { bottom } = scene;
  const sum = paced.hand.phase.name === 'undealt' ? paced.hand.dice.reduce((a, b) => a + b, 0) : 0;

  useKeys(field, settings.keys ?? true, {
    offers,
    act,
    sort,
    say: what => setRead(readAloud(t, what, props, nameOf, tilesLeft(props.hand.wall))),
    toggleSound: props.onToggleSound,
    help: props.onHelp,
    skip: sum ? paced.skip : () => {},
  });

  const discard = (tile: Tile) => {
    const command = offers.discards.get(tile) ?? offers.flowers.find(flower => flower.tile === tile);
    if (command && paced.isNewest) act(command);
  };
  const zone = (place: Place) => {
    const at = seatAt(place, bottom);
    return { boxes: board.boxes, seat: at, name: nameOf(at), corner: settings.cornerIndices };
  };
  const ownHand = scene.hasOwnHand ? board.boxes.filter(box => box.zone === 'hand' && box.place === 0) : undefined;
  const style = { '--u': `${g.u}px` } as CSSProperties;

  return (
    <div ref={field} className="surface" style={style} onPointerDownCapture={sum ? paced.skip : undefined}>
      {!isFlat(g.mode) && <Felt scene={scene} geometry={g} />}
      <Chrome props={props} geometry={g} isSorted={isSorted} sort={sort} />
      <Status props={props} nameOf={nameOf} />
      <Live sentences={spoken(t, props, nameOf)} />
      <Live sentences={read ? [{ id: read, text: read }] : []} />
      <AlertOf props={props} offers={offers} />
      {isBarShown && (
        <ClaimBar
          key={asked === undefined ? 'turn' : `claim-${props.hand.wall.front}-${props.hand.wall.back}`}
          offers={offers}
          claimed={
            asked !== undefined && phase.name === 'claims'
              ? { tile: asked, from: phase.from, name: nameOf(phase.from) }
              : undefined
          }
          prompt={props.prompt}
          worth={props.worth}
          sent={sent}
          now={now}
          isOneLine={g.mode === 'land'}
          style={barStyle(g)}
          onAct={act}
          onPoint={setPointed}
        />
      )}
      {ownHand && (
        <OwnHand
          boxes={ownHand}
          corner={settings.cornerIndices}
          used={isBarShown && pointed ? usedBy(pointed, asked) : NONE}
          canDiscard={tile => offers.discards.has(tile) || offers.flowers.some(flower => flower.tile === tile)}
          onDiscard={discard}
          onMove={move}
        />
      )}
      <PlateAt place={0} props={props} bottom={bottom} nameOf={nameOf} geometry={g} shown={paced.hand} />
      <Melds {...zone(0)} />
      <River {...zone(0)} />
      {!ownHand && <OtherHand {...zone(0)} />}
      <Panel {...props} hand={paced.hand} geometry={g} bottom={bottom} mine={seat} />
      {([1, 2, 3] as const).map(place => (
        <section key={place} aria-label={nameOf(seatAt(place, bottom))}>
          <PlateAt place={place} props={props} bottom={bottom} nameOf={nameOf} geometry={g} shown={paced.hand} />
          <Melds {...zone(place)} />
          <River {...zone(place)} />
          <OtherHand {...zone(place)} />
        </section>
      ))}
      <WallZone boxes={board.boxes} counted={sum} />
      {sum > 0 && <BreakCount boxes={board.boxes} sum={sum} />}
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

type Geometry = ReturnType<typeof useBoard>['geometry'];

function Felt({ scene, geometry: { cx, cy, u, table } }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const side = 2 * table * u + 24;
  const floor = 8.7 * u;
  const rim = { left: cx - side / 2, top: cy - side / 2, width: side, height: side + (scene.hasOwnHand ? 60 : 0) };
  return (
    <>
      <div className="rim" style={rim}>
        <div className="felt" />
      </div>
      <div className="floor" style={{ left: cx - floor, top: cy - floor, width: 2 * floor, height: 2 * floor }} />
    </>
  );
}

/** What stands in the room: the app's buttons, the name, sorting, watching. */
function Chrome({
  props,
  geometry,
  isSorted,
  sort,
}: {
  readonly props: TableProps;
  readonly geometry: Geometry;
  readonly isSorted: boolean;
  readonly sort: () => void;
}) {
  const t = useT();
  const isCompact = isFlat(geometry.mode);
  const { left } = sides(geometry);
  return (
    <>
      {!isCompact && (
        <div
          className="brand"
          aria-hidden="true"
          style={geometry.mode === 'tablet' ? { left: left + 30, top: 20 } : undefined}
        >
          <MiniTile tile={BRAND} decorative />
          <span>Gorrión</span>
        </div>
      )}
      {props.tools && (
        <div className="tools" style={toolsStyle(geometry)}>
          {props.tools(isCompact)}
        </div>
      )}
      {props.seat === undefined && !isCompact && (
        <div className="pill" style={{ left, top: 66 }}>
          <Icon name="eye" />
          {t('table.watching')}
        </div>
      )}
      {!isSorted && geometry.mode === 'desk' && (
        <button type="button" className="pill" style={{ left, bottom: 112 }} onClick={sort} aria-keyshortcuts="S">
          <Icon name="sort" />
          {t('table.sort')}
        </button>
      )}
    </>
  );
}

/** One bamboo: the sparrow. */
const BRAND = 9 as Tile;

/** Round, hand, tiles left and turn, for ears. */
function Status({ props, nameOf }: { readonly props: TableProps; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const { hand, prevalentWind, handNumber, handsTotal } = props;
  const turn = turnSeat(hand);
  return (
    <p className="sr">
      {t('table.status', { wind: windName(t, prevalentWind), hand: handNumber, total: handsTotal })}{' '}
      {t('table.countLeft', { count: tilesLeft(hand.wall) })}.{' '}
      {turn === undefined ? '' : turn === props.seat ? t('table.yourTurn') : t('table.turnOf', { name: nameOf(turn) })}{' '}
      <LastDiscard props={props} nameOf={nameOf} />
    </p>
  );
}

function LastDiscard({ props, nameOf }: { readonly props: TableProps; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const { phase } = props.hand;
  if (phase.name !== 'claims') return null;
  return <span>{t('table.lastDiscard', { tile: tileName(t, phase.tile), name: nameOf(phase.from) })}</span>;
}

const AlertOf = ({ props, offers }: { readonly props: TableProps; readonly offers: ReturnType<typeof offersOf> }) => (
  <Alert text={useAlert(props, offers)} />
);

interface PlateAtProps {
  readonly place: Place;
  readonly props: TableProps;
  readonly bottom: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly geometry: Geometry;
  readonly shown: TableProps['hand'];
}

function PlateAt({ place, props, bottom, nameOf, geometry, shown }: PlateAtProps) {
  const styles = plateStyles(geometry);
  if (!styles) return null;
  const seat = seatAt(place, bottom);
  return (
    <Plate
      seat={seat}
      name={nameOf(seat)}
      plate={props.plates[seat]}
      isOn={turnSeat(shown) === seat}
      now={props.now}
      style={styles[place]}
    />
  );
}
