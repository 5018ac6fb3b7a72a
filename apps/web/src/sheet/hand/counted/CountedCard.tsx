import { breaker, type CountedHand, type HandState, isClassical, type Seat } from '@gorrion/rules';
import { Suspense } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, WindGlyph, windName } from '../../../kit/tiles/index.ts';
import { lazyPart } from '../../../kit/ui/lazyPart.ts';
import { RuleLink } from '../../../shell/links/RuleLink.tsx';
import { accountLines, cutText, doubleText, productText } from './account.ts';
import { type ShownGroup, shownGroups } from './groups.ts';
import type { SetWords } from './setWords.ts';

const OpenEndedHand = lazyPart(async () => {
  const { OpenEndedHand: Part } = await import('../../../shell/links/OpenInCalculator.tsx');
  return { default: Part };
});

/** Articles of the classical rulebook. */
const THE_LIMIT = 47;
const SPECIAL_HANDS = 51;

interface CountedCardProps {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly counted: CountedHand;
  readonly name: string;
  /** What the seat is in this hand: winner, banker, opener. */
  readonly roles: readonly string[];
  readonly isWinner: boolean;
  readonly words: SetWords;
  readonly corner: boolean;
}

/** One of the four counted hands: its tiles, points, doubles and product. */
export function CountedCard({ hand, seat, counted, name, roles, isWinner, words, corner }: CountedCardProps) {
  const t = useT();
  const { flowers } = hand.seats[seat];
  const { doubles, total } = counted;
  const cut = cutText(t, words, counted);
  return (
    <section className={isWinner ? 'card hd4 win' : 'card hd4'} aria-label={`${name}: ${t.number(total)}`}>
      <div className="hd4-name">
        <span role="img" aria-label={windName(t, seat)}>
          <WindGlyph wind={seat} />
        </span>
        <b dir="auto">{name}</b>
        <span className="fine">{roles.length > 0 ? roles.join(t('list.comma')) : windName(t, seat)}</span>
      </div>
      <div className="hd4-tiles">
        {shownGroups(hand, seat, counted).map((group, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a hand that is over stay in their places
          <Group key={n} group={group} corner={corner} />
        ))}
        {flowers.length > 0 && (
          <span className="hd4-flowers">
            <MiniTiles tiles={flowers} />
          </span>
        )}
      </div>
      <ul className="row fine hd4-points">
        {accountLines(t, words, counted, flowers).map(({ text, points }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may read the same, and none of them moves
          <li key={n}>
            {text} <b>{t.number(points)}</b>
          </li>
        ))}
        <li>
          {t('counted.doubles')}{' '}
          <b>
            {doubles.length === 0
              ? t('counted.none')
              : doubles.map(one => doubleText(t, words, one)).join(t('list.comma'))}
          </b>
        </li>
        {!isWinner && <Calculated hand={hand} seat={seat} />}
      </ul>
      <p className="hd4-sum">
        <strong className="numeral">{t.number(total)}</strong>
        <span className="fine">{productText(t, counted)}</span>
        {cut !== undefined && (
          <span className="fine hd4-cut">
            {cut} <RuleLink article={counted.special ? SPECIAL_HANDS : THE_LIMIT} book="classical" />
          </span>
        )}
      </p>
    </section>
  );
}

/** Leads to the same hand in the calculator. */
const Calculated = ({ hand, seat }: Pick<CountedCardProps, 'hand' | 'seat'>) =>
  isClassical(hand.rules) && (
    <li>
      <Suspense fallback={null}>
        <OpenEndedHand
          hand={{ ...hand.seats[seat], flowers: hand.seats[seat].flowers.length, seat, opener: breaker(hand.dice) }}
          rules={hand.rules}
        />
      </Suspense>
    </li>
  );

const Group = ({ group: { tiles, winning }, corner }: { readonly group: ShownGroup; readonly corner: boolean }) => (
  <span className="grp">
    {tiles.map((tile, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
      <MiniTile key={n} tile={tile} corner={corner} marked={n === winning} />
    ))}
  </span>
);
