import type { Seat } from '@gorrion/rules';
import { memo, useMemo } from 'react';
import type { Board } from '../hooks/useBoard.ts';
import type { OldRoles } from '../oldWays/roles.ts';
import type { Position } from '../position.ts';
import type { PlateInfo } from '../props.ts';
import { Plate } from './Plate.tsx';
import { plateStyles } from './plates.ts';
import { Melds, OtherHand, River } from './Zones.tsx';

export interface SeatAreaProps extends OldRoles {
  readonly position: Position;
  readonly seat: Seat;
  /** The name of the player, as the viewer reads it. */
  readonly name: string;
  readonly plate: PlateInfo;
  /** The seat is to play, or its discard can be claimed. */
  readonly isOn: boolean;
  readonly corner: boolean;
  readonly board: Board;
  readonly now: () => number;
  /** The seat is the viewer's, whose hand is drawn elsewhere. */
  readonly isOwn: boolean;
  /** The board draws the plate; on a big screen the app does. */
  readonly hasPlate: boolean;
  /** A panel beside the table tells something about the own hand. */
  readonly isTold: boolean;
  /** The plate at the bottom carries marks of penalties. */
  readonly isOwnMarked: boolean;
}

function Area({
  position,
  seat,
  name,
  plate,
  isOn,
  isDouble,
  isOpener,
  corner,
  board,
  now,
  isOwn,
  hasPlate,
  isTold,
  isOwnMarked,
}: SeatAreaProps) {
  const { geometry } = board;
  const style = useMemo(
    () => plateStyles(geometry, isTold, isOwnMarked)?.[position],
    [geometry, isTold, isOwnMarked, position],
  );
  const zones = { zones: board.zones, seat, name, corner };
  return (
    <section className={`position-${position}`} aria-label={name}>
      {style && hasPlate && (
        <Plate
          key={seat}
          seat={seat}
          name={name}
          plate={plate}
          isOn={isOn}
          isDouble={isDouble}
          isOpener={isOpener}
          isOwn={position === 0}
          now={now}
          style={style}
        />
      )}
      <Melds {...zones} />
      <River {...zones} />
      {!isOwn && <OtherHand {...zones} />}
    </section>
  );
}

/** Everything of a seat: plate, melds and flowers, river, and the hand unless it is the viewer's. */
export const SeatArea = memo(Area);
