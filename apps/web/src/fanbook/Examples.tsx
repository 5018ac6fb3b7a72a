import { examplesOf, type FanExample, type LitHand, litHand } from '@gorrion/learn/fanbook';
import { claimQuery } from '@gorrion/learn/hands';
import { type FanId, isWind, KONG_VARIANT, meldTiles, type WinningClaim, wmo2006 } from '@gorrion/rules';
import { useMemo } from 'react';
import { fanName } from '../i18n/fanName.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { Go } from '../page/Go.tsx';
import { paths } from '../page/learnPaths.ts';
import { tileName, windName } from '../tiles/index.ts';
import { HandTiles } from './HandTiles.tsx';

/** Returns an example with its tiles lit: for fan 57 those of the variant that the book prints there, if it has that. */
const litExample = ({ claim, fan }: FanExample): LitHand | undefined =>
  litHand(claim, wmo2006, fan) ?? litHand(claim, wmo2006, KONG_VARIANT);

/** How a hand was won. */
function wayOf(
  claim: WinningClaim,
): 'discard' | 'self' | 'last-draw' | 'last-discard' | 'replacement' | 'robbed' | 'last-of-kind' {
  if (claim.robbingKong) return 'robbed';
  if (claim.afterKong) return 'replacement';
  if (claim.lastOfWall) return claim.selfDrawn ? 'last-draw' : 'last-discard';
  if (claim.lastOfKind) return 'last-of-kind';
  return claim.selfDrawn ? 'self' : 'discard';
}

const hasWinds = ({ concealed, melds, winningTile }: WinningClaim): boolean =>
  [...concealed, winningTile, ...melds.flatMap(meldTiles)].some(isWind);

/** What a hand earns, as a sum: "Mixed Straight 8 + All Chows 2 = 10". */
function sumOf(t: Translate, { fans, total, flowers }: LitHand): string {
  const parts = fans.map(({ id, times, points }) => {
    const name = fanName(id, t.locale);
    return `${name} ${times > 1 ? `${times} × ` : ''}${points}`;
  });
  return `${parts.join(' + ')} = ${total + flowers}`;
}

/** The examples of a fan on the felt, with the tiles lit that earn it. */
export function Examples({ fan }: { readonly fan: FanId }) {
  const t = useT();
  const examples = useMemo(() => examplesOf(fan).map(example => ({ example, hand: litExample(example) })), [fan]);
  return (
    <div className="fb-felt">
      <h2 className="sr">{t('fanbook.examples')}</h2>
      <ul>
        {examples.map(
          ({ example: { number, claim }, hand }) =>
            hand && (
              <li key={number ?? 'own'}>
                <HandTiles hand={hand} />
                <p className="fb-caption">
                  <b>{number ? t('fanbook.bookExample', { number }) : t('fanbook.ourExample')}</b>
                  {' · '}
                  {t(`fanbook.won.${wayOf(claim)}`, { tile: tileName(t, claim.winningTile) })}
                  {hasWinds(claim) &&
                    ` · ${t('fanbook.winds', { seat: windName(t, claim.seatWind), round: windName(t, claim.prevalentWind) })}`}
                </p>
                <p className="fb-caption">
                  <span>{sumOf(t, hand)}</span>
                  <Go href={paths.calculator(claimQuery(claim))}>{t('fanbook.calculator')}</Go>
                </p>
              </li>
            ),
        )}
      </ul>
      <p className="fb-legend">{t('fanbook.legend')}</p>
    </div>
  );
}
