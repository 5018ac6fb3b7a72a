import type { HandState, Seat } from '@gorrion/rules';
import { useMemo } from 'react';
import type { Board } from '../hooks/useBoard.ts';
import type { TableProps } from '../props.ts';
import { type Place, seatAt } from '../scene.ts';
import { turnSeat } from '../turn.ts';
import { Plate } from './Plate.tsx';
import { plateStyles } from './plates.ts';
import { Melds, OtherHand, River } from './Zones.tsx';

export interface SeatAreaProps {
  readonly place: Place;
  readonly props: TableProps;
  /** The state that is shown, which may be a little older than the one received. */
  readonly shown: HandState;
  readonly board: Board;
  readonly bottom: Seat;
  readonly nameOf: (seat: Seat) => string;
  /** The viewer's own hand is drawn elsewhere. */
  readonly isOwn: boolean;
}

/** All that belongs to a seat: plate, melds and flowers, river, and the hand of somebody else. */
export function SeatArea({ place, props, shown, board, bottom, nameOf, isOwn }: SeatAreaProps) {
  const seat = seatAt(place, bottom);
  const style = useMemo(() => plateStyles(board.geometry)?.[place], [board.geometry, place]);
  const zones = { zones: board.zones, seat, name: nameOf(seat), corner: props.settings.cornerIndices };
  const isOn = turnSeat(shown) === seat;
  return (
    <section aria-label={nameOf(seat)}>
      {style && (
        <Plate
          key={seat}
          seat={seat}
          name={nameOf(seat)}
          plate={props.plates[seat]}
          isOn={isOn}
          isOwn={place === 0}
          now={props.now}
          style={style}
        />
      )}
      <Melds {...zones} />
      <River {...zones} />
      {!isOwn && <OtherHand {...zones} />}
    </section>
  );
}
