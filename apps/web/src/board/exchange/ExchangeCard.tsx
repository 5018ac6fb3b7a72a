import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { Geometry } from '../layout/index.ts';
import { Live } from '../parts/Live.tsx';
import { madeSides, openSides, type SharedProps } from './ExchangePage.tsx';
import { progressText } from './SwapSteps.tsx';
import { SwapTray, type TraySide } from './SwapTray.tsx';
import { type exchangeOf, openSwap, type Swap, swapsOf } from './swaps.ts';

interface ExchangeCardProps extends SharedProps {
  readonly geometry: Geometry;
  /** What the viewer's own last exchange brought, for a moment after it. */
  readonly ownMade: ReturnType<typeof exchangeOf>;
}

/**
 * The exchanges as a card in the middle of the table, where no discards lie yet: for those who look on, and for a moment
 * after the last exchange, for its two players. The card takes no press, so that it never covers a move.
 */
export function ExchangeCard({ props, nameOf, isReduced, seconds, made, geometry, ownMade }: ExchangeCardProps) {
  const t = useT();
  const { hand, settings } = props;
  const swaps = swapsOf(hand);
  const open = openSwap(swaps);
  const last = made && swaps[made.seat];
  if (ownMade && !open) {
    return (
      <Card geometry={geometry} isReduced={isReduced} title={t('swap.madeWith', { name: nameOf(ownMade.neighbour) })}>
        <SwapTray sides={madeSides(t, ownMade, nameOf)} isPassed corner={settings.cornerIndices} />
      </Card>
    );
  }
  const shown = last ?? open;
  if (!shown) return null;
  const sides: readonly [TraySide, TraySide] = last
    ? [passedSide(last, 0), passedSide(last, 1)]
    : openSides(t, { swap: shown, part: { name: 'watch' }, laid: [], seat: undefined, nameOf });
  const title = t(last ? 'swap.othersMade' : 'swap.others', { names: t.all(shown.seats.map(nameOf)) });
  return (
    <Card
      geometry={geometry}
      isReduced={isReduced}
      title={title}
      number={t('swap.number', { number: shown.number })}
      seconds={last ? undefined : seconds}
    >
      <Live
        sentences={[
          { id: `${shown.number} ${shown.stage}`, text: `${title}. ${progressText(t, shown, nameOf, undefined)}` },
        ]}
      />
      <SwapTray
        key={`${shown.number} ${shown.stage}`}
        sides={sides}
        isPassed={last !== undefined}
        corner={settings.cornerIndices}
      />
    </Card>
  );

  /** After the exchange each side has what the other gave. */
  function passedSide({ seats, tiles }: Swap, at: 0 | 1): TraySide {
    const got = tiles[at === 0 ? 1 : 0] ?? [];
    return { label: t('swap.theyGot', { name: nameOf(seats[at]) }), tiles: got, places: got.length };
  }
}

interface CardProps {
  readonly geometry: Geometry;
  readonly isReduced: boolean;
  readonly title: string;
  readonly number?: string;
  readonly seconds?: number | undefined;
  readonly children: React.ReactNode;
}

function Card({ geometry: { cx, cy }, isReduced, title, number, seconds, children }: CardProps) {
  return (
    <aside
      className={isReduced ? 'exchange-card card still' : 'exchange-card card'}
      aria-label={title}
      style={{ left: cx, top: cy }}
    >
      <div className="exchange-card-head">
        {number && <span>{number}</span>}
        <b>{title}</b>
        {seconds !== undefined && (
          <span className="exchange-card-time">
            <Icon name="clock" />
            {seconds}
          </span>
        )}
      </div>
      {children}
    </aside>
  );
}
