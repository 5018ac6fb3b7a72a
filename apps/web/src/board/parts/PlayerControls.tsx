import type { Seat, SeatCommand } from '@gorrion/rules';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { Offering } from '../hooks/useOffers.ts';
import { useStable } from '../hooks/useStable.ts';
import type { Stage } from '../hooks/useStage.ts';
import { saysWords, type TableProps } from '../props.ts';
import { Asking, isAsked } from './Asking.tsx';
import { OwnSide } from './OwnSide.tsx';

const Saying = lazyPart(async () => ({ default: (await import('../say/index.ts')).Saying }));

interface PlayerControlsProps {
  readonly props: TableProps;
  readonly stage: Stage;
  readonly offering: Offering;
  readonly nameOf: (seat: Seat) => string;
  /** The player has called for the line for typed moves. */
  readonly isTyping: boolean;
  readonly onTypingEnd: () => void;
}

/** Draws what the player acts with: the bar of offers, and on their side of the table their tiles. */
export function PlayerControls({ props, stage, offering, nameOf, isTyping, onTypingEnd }: PlayerControlsProps) {
  const [pointed, setPointed] = useState<SeatCommand>();
  const { arrangement, board, own } = stage;
  const { offers, act, discard, canDiscard } = offering;
  const onDiscard = useStable(discard);
  const onMove = useStable((from: number, to: number) => arrangement.move(from, to, true));
  if (saysWords(props)) {
    const side = { props, stage, offering, isTyping, onTypingEnd, onDiscard, onMove };
    return (
      <Suspense fallback={null}>
        <Saying {...side} nameOf={nameOf} />
      </Suspense>
    );
  }
  return (
    <>
      <Asking
        props={props}
        offers={offers}
        geometry={board.geometry}
        nameOf={nameOf}
        onAct={act}
        pointed={pointed}
        onPoint={setPointed}
      />
      {arrangement.scene.hasOwnHand && (
        <OwnSide
          props={props}
          geometry={board.geometry}
          offers={offers}
          pointed={isAsked(props, offers) ? pointed : undefined}
          isTyping={isTyping}
          onAct={act}
          onTypingEnd={onTypingEnd}
          boxes={own}
          canDiscard={canDiscard}
          onDiscard={onDiscard}
          onMove={onMove}
        />
      )}
    </>
  );
}
