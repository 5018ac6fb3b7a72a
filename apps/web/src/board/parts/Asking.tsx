import type { Seat, SeatCommand } from '@gorrion/rules';
import type { Geometry } from '../layout/index.ts';
import { hasOffers, type Offers } from '../offers.ts';
import { saysWords, type TableProps } from '../props.ts';
import { askedTile, useAlert } from '../says.ts';
import { ClaimBar } from './ClaimBar.tsx';
import { ClaimCost } from './ClaimCost.tsx';
import { Alert } from './Live.tsx';
import { barStyle, costStyle } from './plates.ts';

export interface AskingProps {
  readonly props: TableProps;
  readonly offers: Offers;
  readonly geometry: Geometry;
  readonly nameOf: (seat: Seat) => string;
  readonly onAct: (command: SeatCommand) => void;
  readonly pointed: SeatCommand | undefined;
  readonly onPoint: (command: SeatCommand | undefined) => void;
}

/** Returns whether the bar is shown: the viewer can answer, or has answered and waits. */
export const isAsked = (props: TableProps, offers: Offers): boolean =>
  hasOffers(offers) || (props.sent !== undefined && props.hand.phase.name === 'claims' && !saysWords(props));

/** What the viewer is asked: the claim bar, and the alert for screen readers. */
export function Asking({ props, offers, geometry, nameOf, onAct, onPoint, pointed }: AskingProps) {
  const alert = useAlert(props, offers);
  const { hand, seat, prompt, worth, sent, now } = props;
  const { phase, wall } = hand;
  const tile = askedTile(hand);
  const claimed =
    tile !== undefined && phase.name === 'claims' ? { tile, from: phase.from, name: nameOf(phase.from) } : undefined;
  const own = seat === undefined ? [] : hand.seats[seat].discards.filter(discard => discard.claimedBy === undefined);
  return (
    <>
      <Alert text={alert} />
      {isAsked(props, offers) && (
        <ClaimBar
          key={claimed ? `claim-${wall.front}-${wall.back}-${claimed.from}` : 'turn'}
          offers={offers}
          claimed={claimed}
          prompt={prompt}
          worth={worth}
          note={<ClaimCost facts={props.facts} pointed={pointed} style={costStyle(geometry, own.length)} />}
          sent={sent}
          now={now}
          keys={props.settings.keys}
          isOneLine={geometry.mode === 'land'}
          styleOf={isTwoLines => barStyle(geometry, isTwoLines)}
          onAct={onAct}
          onPoint={onPoint}
        />
      )}
    </>
  );
}
