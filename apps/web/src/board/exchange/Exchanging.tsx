import type { Seat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import type { Offering } from '../hooks/useOffers.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import type { Stage } from '../hooks/useStage.ts';
import { isFlat } from '../layout/index.ts';
import { Alert, Live } from '../parts/Live.tsx';
import type { TableProps } from '../props.ts';
import { ExchangeCard } from './ExchangeCard.tsx';
import { ExchangePage, madeText, wordsOf } from './ExchangePage.tsx';
import { exchangeOf, isExchangeScreen, openSwap, partOf, playsHere, swapsOf } from './swaps.ts';
import { useFocusReturned } from './useFocusReturned.ts';
import { useJustMade } from './useJustMade.ts';
import './exchange.css';

interface ExchangingProps {
  readonly props: TableProps;
  readonly stage: Stage;
  readonly offering: Offering;
  readonly nameOf: (seat: Seat) => string;
  readonly isReduced: boolean;
}

/** The seconds at which a screen reader tells how much time is left. */
const SPOKEN_AT = [10, 3];

/** The exchanges before the first discard: a screen over the table for its players, a card on it for everybody else. */
export function Exchanging({ props, stage, offering, nameOf, isReduced }: ExchangingProps) {
  const t = useT();
  const { hand, seat, prompt, now } = props;
  const seconds = useSeconds(hand.phase.name === 'exchanging' ? prompt?.endsAt : undefined, now, prompt?.total);
  const made = useJustMade(hand);
  const part = partOf(hand, playsHere(props) ? seat : undefined);
  const open = openSwap(swapsOf(hand));
  const ownMade = made && playsHere(props) ? exchangeOf(made, seat) : undefined;
  const said = [
    ...(ownMade ? [{ id: `made ${made?.seat}`, text: madeText(t, ownMade, nameOf) }] : []),
    ...(open && playsHere(props)
      ? [{ id: `${open.number} ${part.name}`, text: wordsOf(t, part, open, nameOf).said }]
      : []),
  ];
  useFocusReturned(isExchangeScreen(props));
  const isHurried = part.name === 'choose' && seconds !== undefined && SPOKEN_AT.includes(seconds);
  const shared = { props, nameOf, isReduced, seconds, made };
  return (
    <>
      <Live sentences={said} />
      <Alert text={isHurried ? t('say.secondsLeft', { count: seconds }) : ''} />
      {isExchangeScreen(props) && hand.phase.name === 'exchanging' ? (
        <ExchangePage
          {...shared}
          // Another exchange begins with no tile chosen.
          key={hand.phase.giver}
          part={part}
          own={stage.own}
          act={offering.act}
          isFlat={isFlat(stage.board.geometry.mode)}
        />
      ) : (
        <ExchangeCard {...shared} geometry={stage.board.geometry} ownMade={ownMade} />
      )}
    </>
  );
}
