import type { HandState, Seat } from '@gorrion/rules';
import type { Board } from '../hooks/useBoard.ts';
import { rolesOf } from '../oldWays/roles.ts';
import { POSITIONS, seatAt } from '../position.ts';
import type { TableProps } from '../props.ts';
import type { Scene } from '../scene.ts';
import { turnSeat } from '../turn.ts';
import { SeatArea } from './SeatArea.tsx';

interface SeatsProps {
  readonly props: TableProps;
  readonly scene: Scene;
  readonly board: Board;
  /** The hand as it is shown at this moment. */
  readonly shown: HandState;
  readonly nameOf: (seat: Seat) => string;
  /** A panel about the own hand lies beside the table. */
  readonly isPanelOpen: boolean;
}

/** Draws the areas of the four seats, the viewer's first. */
export function Seats({ props, scene, board, shown, nameOf, isPanelOpen }: SeatsProps) {
  return POSITIONS.map(position => {
    const seat = seatAt(position, scene.bottom, scene.layout);
    return (
      <SeatArea
        key={position}
        position={position}
        seat={seat}
        name={nameOf(seat)}
        plate={props.plates[seat]}
        isOn={turnSeat(shown) === seat}
        {...rolesOf(shown, seat)}
        corner={props.settings.cornerIndices}
        board={board}
        now={props.now}
        isOwn={position === 0 && scene.hasOwnHand}
        hasPlate={props.look?.kind !== 'screen'}
        isTold={isPanelOpen}
        isOwnMarked={props.plates[scene.bottom].penalties !== undefined}
      />
    );
  });
}
