import type { HandState, Seat } from '@gorrion/rules';
import type { Stage } from '../hooks/useStage.ts';
import { isFlat } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { HandCard } from './HandCard.tsx';
import { NamedDiscard } from './NamedDiscard.tsx';
import { isFresh, namesDiscards } from './spare.ts';
import type { WallMarks } from './useWallMarks.tsx';
import { WallLabels } from './WallLabels.tsx';
import { WallMap } from './WallMap.tsx';
import './oldWays.css';

interface OldWaysProps {
  readonly props: TableProps;
  /** The hand as it is shown at this moment. */
  readonly hand: HandState;
  readonly stage: Stage;
  readonly marks: WallMarks;
  /** A panel takes the room beside the table. */
  readonly isPanelOpen: boolean;
}

/** What only tables of the older ways show: the words on the wall, the named discard, and what holds for the hand. */
export function OldWays({ props, hand, stage, marks, isPanelOpen }: OldWaysProps) {
  const { geometry, boxes } = stage.board;
  const { scene } = stage.arrangement;
  const { banker, plates } = props;
  if (hand.phase.name === 'undealt') return null;
  const mine = scene.hasOwnHand ? scene.bottom : undefined;
  const facts = { hand, banker, mine, nameOf: (seat: Seat) => plates[seat].name };
  const isInPlay = hand.phase.name !== 'over';
  return (
    <>
      <WallLabels hand={hand} scene={scene} geometry={geometry} hasWords={isInPlay && (marks.isOn || isFresh(hand))} />
      {namesDiscards(hand) && isInPlay && <NamedDiscard boxes={boxes} geometry={geometry} />}
      {geometry.mode === 'desk' && !isPanelOpen && (
        <HandCard
          {...facts}
          geometry={geometry}
          isMarked={marks.isOn}
          keyName={props.settings.keys?.discard}
          onMark={marks.toggle}
        />
      )}
      {isFlat(geometry.mode) && marks.isOn && (
        <WallMap {...facts} scene={scene} geometry={geometry} onClose={marks.toggle} />
      )}
    </>
  );
}
