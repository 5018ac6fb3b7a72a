import type { Seat, Turns } from '@gorrion/rules';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { isExchangeScreen } from './exchange/swaps.ts';
import { useAnnouncer } from './hooks/useAnnouncer.ts';
import { useOffers } from './hooks/useOffers.ts';
import type { PacedTable } from './hooks/usePaced.ts';
import { usePointedTile } from './hooks/usePointedTile.ts';
import { useRoomBeside } from './hooks/useRoomBeside.ts';
import { useStage } from './hooks/useStage.ts';
import { useTableKeys } from './hooks/useTableKeys.ts';
import { useTileMenu } from './hooks/useTileMenu.ts';
import { useTold } from './hooks/useTold.ts';
import type { Size } from './layout/index.ts';
import { useWallMarks } from './oldWays/useWallMarks.tsx';
import { finaleLook } from './parts/Finale.tsx';
import { FoulSlips } from './parts/FoulSlips.tsx';
import { Live } from './parts/Live.tsx';
import { Played } from './parts/Played.tsx';
import type { MarkedPlates } from './parts/plates.ts';
import { RoomAround } from './parts/RoomAround.tsx';
import { Status } from './parts/Status.tsx';
import { TileMenu } from './parts/TileMenu.tsx';
import { byPosition, seatAt } from './position.ts';
import type { TableProps, WaitsPanel } from './props.ts';
import { spoken } from './says.ts';

export interface SurfaceProps {
  readonly props: TableProps;
  readonly paced: PacedTable;
  readonly size: Size;
  readonly isReduced: boolean;
}

/** Returns whether the panel of waiting tiles is open: the app says so, or else the table keeps it by itself. */
function useWaits(ofApp: WaitsPanel | undefined): WaitsPanel {
  const [isOpen, onOpen] = useState(false);
  return ofApp ?? { isOpen, onOpen };
}

/** Returns which plates carry marks of penalties; the same value until that changes. */
function useMarkedPlates(plates: TableProps['plates'], bottom: Seat, turns: Turns): MarkedPlates {
  const [own, right, opposite, left] = byPosition(one => plates[seatAt(one, bottom, turns)].penalties !== undefined);
  return useMemo(() => [own, right, opposite, left], [own, right, opposite, left]);
}

/** One table at one size: everything on the felt and beside it, in the order in which it is read aloud. */
export function Surface({ props: received, paced, size, isReduced }: SurfaceProps) {
  const t = useT();
  const surface = useRef<HTMLDivElement>(null);
  const { props, marks } = useWallMarks(useTold(received, paced));
  const { seat, plates, silence } = props;
  const stage = useStage(surface, props, { paced, size, isReduced });
  const { geometry: g, boxes } = stage.board;
  const offering = useOffers(props, { isNewest: paced.isNewest, own: stage.own, leave: stage.leave });
  const { isOpen: isWaitsOpen, onOpen: setWaitsOpen } = useWaits(props.waits);
  const [isTyping, setTyping] = useState(false);
  const { sentences, announce } = useAnnouncer();
  const { pointing, handlers } = usePointedTile(surface, boxes);
  const tileMenu = useTileMenu(boxes, silence !== undefined);
  // The press that skips was not meant for what it meets.
  const skip = () => {
    const isSkipped = paced.skip();
    if (isSkipped) stage.player.land();
    if (isSkipped) offering.changed();
    return isSkipped;
  };
  const nameOf = (who: Seat) => (who === seat && !plates[who].isNamed ? t('table.you') : plates[who].name);
  const [openTyped, closeTyped] = [() => setTyping(true), () => setTyping(false)];
  const toggleWaits = () => setWaitsOpen(!isWaitsOpen);
  useTableKeys(surface, props, {
    stage,
    offering,
    nameOf,
    announce,
    skip,
    openTyped,
    toggleWaits,
    toggleWall: marks?.toggle,
  });
  const { scene } = stage.arrangement;
  const marked = useMarkedPlates(plates, scene.bottom, scene.layout);
  useRoomBeside(g, seat === undefined, marked);
  const controls = { props, stage, offering, nameOf };
  const table = { paced, pointing, marks, isWaitsOpen, onWaitsOpen: setWaitsOpen };
  const isCovered = isExchangeScreen(props);
  return (
    <div
      ref={surface}
      className={`surface ${isCovered ? 'exchanging' : finaleLook(props.finale, paced.hand, scene)}`}
      style={{ '--u': `${g.u}px` } as CSSProperties}
      onPointerDownCapture={event => skip() && event.stopPropagation()}
      {...tileMenu.handlers}
      {...handlers}
    >
      <RoomAround props={props} stage={stage} offering={offering} isCovered={isCovered} marked={marked} />
      <Status props={props} nameOf={nameOf} />
      <FoulSlips props={props} geometry={g} nameOf={nameOf} />
      <Live sentences={spoken(t, props, nameOf)} />
      <Live sentences={sentences} />
      <Played {...controls} {...table} isReduced={isReduced} isTyping={isTyping} onTypingEnd={closeTyped} />
      {tileMenu.menu && silence && (
        <TileMenu at={tileMenu.menu} silence={silence} geometry={g} onClose={tileMenu.close} />
      )}
    </div>
  );
}
