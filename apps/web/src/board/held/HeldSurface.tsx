import { HIDDEN, meldTiles, type Seat } from '@gorrion/rules';
import { type CSSProperties, type RefObject, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { useAnnouncer } from '../hooks/useAnnouncer.ts';
import { useOffers } from '../hooks/useOffers.ts';
import { useStage } from '../hooks/useStage.ts';
import { useTableKeys } from '../hooks/useTableKeys.ts';
import { useTold } from '../hooks/useTold.ts';
import type { Geometry } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { Live } from '../parts/Live.tsx';
import { PlayerControls } from '../parts/PlayerControls.tsx';
import { TileNode } from '../parts/TileNode.tsx';
import type { TableProps } from '../props.ts';
import type { SurfaceProps } from '../Surface.tsx';
import { spoken } from '../says.ts';
import { HeldHead } from './HeldHead.tsx';
import { HeldMiddle } from './HeldMiddle.tsx';
import { useDraw } from './useDraw.ts';
import './held.css';

const NONE: TableProps['actions'] = [];

/** What the hand is asked, as long as its player may see the tiles that it is about. */
function asked(props: TableProps, isBlocked: boolean): TableProps {
  return isBlocked ? { ...props, actions: NONE } : props;
}

/** What a hand alone is and does: its tiles as they are seen now, and what its player may do with them. */
function useHeld(surface: RefObject<HTMLDivElement | null>, { props: received, paced, size, isReduced }: SurfaceProps) {
  const told = useTold(received, paced);
  const { seat, look } = told;
  const { isCovered, drawsItself } = look?.kind === 'held' ? look : { isCovered: false, drawsItself: true };
  const { isUndrawn, take } = useDraw(told.hand, seat, drawsItself);
  const props = asked(told, isCovered || isUndrawn);
  const laid = useStage(surface, props, { paced, size, isReduced });
  const own = isUndrawn ? laid.own.filter(({ marks }) => !marks.includes('drawn')) : laid.own;
  const offering = useOffers(props, { isNewest: paced.isNewest, own, leave: laid.leave });
  const draw = () => {
    take();
    // The button that drew goes away: the focus goes on to the hand.
    requestAnimationFrame(() => surface.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus());
  };
  const skip = () => {
    const isSkipped = paced.skip();
    if (isSkipped) laid.player.land();
    return isSkipped;
  };
  return { told, props, seat, isCovered, isUndrawn, stage: { ...laid, own }, offering, draw, skip };
}

/** The viewer's hand alone: their tiles, whose turn it is, and what they may do. It reads and acts as the whole table does. */
export function HeldSurface(surfaceProps: SurfaceProps) {
  const t = useT();
  const surface = useRef<HTMLDivElement>(null);
  const { told, props, seat, isCovered, isUndrawn, stage, offering, draw, skip } = useHeld(surface, surfaceProps);
  const { plates } = told;
  const [isTyping, setTyping] = useState(false);
  const { sentences, announce } = useAnnouncer();
  const nameOf = (who: Seat) => (who === seat && !plates[who].isNamed ? t('table.you') : plates[who].name);
  const openTyped = () => setTyping(true);
  const keys = { stage, offering, nameOf, announce, skip, openTyped, toggleWaits: () => {} };
  useTableKeys(surface, props, keys);
  if (seat === undefined) return null;
  const { geometry } = stage.board;
  // A tile that nobody sees is not read out either.
  const says = spoken(t, told, nameOf).filter(({ id }) => !((isUndrawn || isCovered) && id.startsWith('turn-')));
  const of = { props, offering, nameOf };
  return (
    <div ref={surface} className="surface" style={{ '--u': `${geometry.u}px` } as CSSProperties}>
      <HeldHead props={told} seat={seat} nameOf={nameOf} isUndrawn={isUndrawn}>
        {props.tools?.(true)}
      </HeldHead>
      <HeldMiddle {...of} geometry={geometry} isUndrawn={isUndrawn} onDraw={draw} />
      <Melds props={props} seat={seat} geometry={geometry} isCovered={isCovered} />
      <Live sentences={says} />
      <Live sentences={sentences} />
      {isCovered ? (
        <Covered boxes={stage.own} />
      ) : (
        <PlayerControls {...of} stage={stage} isTyping={isTyping} onTypingEnd={() => setTyping(false)} />
      )}
    </div>
  );
}

/** The own tiles, face down. */
function Covered({ boxes }: { readonly boxes: readonly KeyedBox[] }) {
  const t = useT();
  return (
    <div className="zone" role="img" aria-label={t('held.coveredHand')}>
      {boxes.map(box => (
        <TileNode key={box.key} box={{ ...box, kind: 'down', tile: HIDDEN }} corner={false} isSilent />
      ))}
    </div>
  );
}

interface MeldsProps {
  readonly props: TableProps;
  readonly seat: Seat;
  readonly geometry: Geometry;
  readonly isCovered: boolean;
}

/** The own melds and flowers, small above the hand: all at the table see them. A concealed kong shows only that it is one. */
function Melds({ props: { hand, settings }, seat, geometry, isCovered }: MeldsProps) {
  const t = useT();
  const { melds, flowers } = hand.seats[seat];
  if (melds.length + flowers.length === 0) return null;
  return (
    <ul className="held-melds" style={{ top: geometry.own.meldY }} aria-label={t('held.melds')}>
      {melds.map((meld, n) => {
        const isHidden = isCovered && meld.kind === 'kong' && meld.form === 'concealed';
        const tiles = isHidden ? [HIDDEN, HIDDEN, HIDDEN, HIDDEN] : meldTiles(meld);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: melds keep their places
          <li key={n}>
            <MiniTiles tiles={tiles} corner={settings.cornerIndices} />
          </li>
        );
      })}
      {flowers.length > 0 && (
        <li>
          <MiniTiles tiles={flowers} corner={settings.cornerIndices} />
        </li>
      )}
    </ul>
  );
}
