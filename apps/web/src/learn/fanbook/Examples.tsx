import { examplesOf, type FanExample, type LitHand, litHand } from '@gorrion/learn/fanbook';
import { claimQuery } from '@gorrion/learn/hands';
import { type FanId, KONG_VARIANT, wmo2006 } from '@gorrion/rules';
import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { HandTiles } from './HandTiles.tsx';
import { sumText, wonText } from './won.ts';

/** Returns an example with its tiles lit: for fan 57 those of the variant that the book prints there, if it has that. */
const litExample = ({ claim, fan }: FanExample): LitHand | undefined =>
  litHand(claim, wmo2006, fan) ?? litHand(claim, wmo2006, KONG_VARIANT);

/** The examples of a fan on the felt, with the tiles lit that earn it. */
export function Examples({ fan }: { readonly fan: FanId }) {
  const t = useT();
  const examples = useMemo(() => examplesOf(fan).map(example => ({ example, hand: litExample(example) })), [fan]);
  return (
    <div className="felt-floor learn-inline fb-felt">
      <h2 className="sr">{t('fanbook.examples')}</h2>
      <ul className="stack roomy">
        {examples.map(
          ({ example: { number, claim }, hand }) =>
            hand && (
              <li key={number ?? 'own'}>
                <HandTiles hand={hand} />
                <p>
                  <b>{number ? t('fanbook.bookExample', { number }) : t('fanbook.ourExample')}</b>
                  {' · '}
                  {wonText(t, claim)}
                </p>
                <p className="row ends">
                  <span>{sumText(t, hand.fans, hand.total + hand.flowers)}</span>
                  <Go href={paths.calculator(claimQuery(claim))}>{t('fanbook.calculator')}</Go>
                </p>
              </li>
            ),
        )}
      </ul>
      <p>{t('fanbook.legend')}</p>
    </div>
  );
}
