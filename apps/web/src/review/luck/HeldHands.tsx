import {
  countsOf,
  type Distances,
  type HandState,
  isFlower,
  meldTiles,
  othersInTurn,
  readDistances,
  type Seat,
} from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';

interface HeldHandsProps {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly windOf: (seat: Seat) => string;
}

/** Returns how many tiles a hand lacks until it waits for one, by shape alone; 0 if it does, -1 if it is complete. */
function lackOf({ seats }: HandState, seat: Seat): number {
  const { concealed, melds } = seats[seat];
  const into: Distances = {
    regular: 0,
    sevenPairs: 0,
    thirteenOrphans: 0,
    honorsAndKnitted: 0,
    knittedStraight: 0,
    min: 0,
  };
  readDistances(countsOf(concealed), melds.length, into);
  return into.min;
}

/** The open hands of the others, and how far each was from ready. */
export function HeldHands({ hand, seat, nameOf, windOf }: HeldHandsProps) {
  const t = useT();
  return (
    <ol className="ruled hs-hands">
      {othersInTurn(seat).map(other => {
        const { concealed, melds } = hand.seats[other];
        const lack = lackOf(hand, other);
        return (
          <li key={other} className="row">
            <span>
              <b dir="auto">{nameOf(other)}</b>
              <span className="fine">{windOf(other)}</span>
            </span>
            <div className="luck-tray">
              {melds.map((meld, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
                <MiniTiles key={n} tiles={meldTiles(meld)} />
              ))}
              <MiniTiles tiles={concealed.filter(tile => !isFlower(tile))} />
            </div>
            <span className="fine">
              {lack <= 0 ? t('hindsight.isReady') : t('expert.aim.away', { count: lack + 1 })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
