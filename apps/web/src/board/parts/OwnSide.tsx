import type { SeatCommand, Tile } from '@gorrion/rules';
import { OwnHand, type OwnHandProps } from '../hand/OwnHand.tsx';
import { USUAL_WAYS } from '../hand/ways.ts';
import type { Geometry } from '../layout/index.ts';
import { type Offers, usedBy } from '../offers.ts';
import type { TableProps } from '../props.ts';
import { typedStyle } from './plates.ts';
import { TypedLine } from './TypedLine.tsx';

interface OwnSideProps extends Pick<OwnHandProps, 'boxes' | 'chosen' | 'canDiscard' | 'onDiscard' | 'onMove'> {
  readonly props: TableProps;
  readonly geometry: Geometry;
  readonly offers: Offers;
  /** The offer under the pointer, whose tiles are marked in the hand. */
  readonly pointed: SeatCommand | undefined;
  /** The player has called for the line for typed moves. */
  readonly isTyping: boolean;
  readonly onAct: (command: SeatCommand) => void;
  readonly onTypingEnd: () => void;
}

const NONE: readonly Tile[] = [];

/** Draws what the player acts with: their hand, and the line for typed moves if they want it. */
export function OwnSide({ props, geometry, offers, pointed, isTyping, onAct, onTypingEnd, ...hand }: OwnSideProps) {
  const { settings } = props;
  return (
    <>
      {(isTyping || settings.typed) && (
        <TypedLine
          offers={offers}
          style={typedStyle(geometry)}
          takesFocus={isTyping}
          onAct={onAct}
          onClose={onTypingEnd}
        />
      )}
      <OwnHand
        corner={settings.cornerIndices}
        ways={settings.discard ?? USUAL_WAYS}
        used={pointed ? usedBy(pointed, props.hand) : NONE}
        {...hand}
      />
    </>
  );
}
