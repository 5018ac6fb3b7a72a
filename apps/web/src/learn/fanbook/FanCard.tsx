import { examplesOf, type FanFrequencies, type LitHand, litHand, shareOfWins } from '@gorrion/learn/fanbook';
import { FAN_NAMES, type FanId, fanPoints, wmo2006 } from '@gorrion/rules';
import { memo } from 'react';
import type { FanMade } from '../../client/archive/fansMade.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { Tiles } from './HandTiles.tsx';
import { otherNames } from './names.ts';
import { percent } from './shares.ts';

/** The bar of a card is full at this share of wins: few fans come more often. */
const FULL = 0.12;

const hands = new Map<FanId, LitHand | undefined>();

/** Returns the first example of a fan, which the list shows. */
function firstHand(id: FanId): LitHand | undefined {
  if (!hands.has(id)) hands.set(id, litHand(examplesOf(id)[0]!.claim, wmo2006, id));
  return hands.get(id);
}

interface FanCardProps {
  readonly id: FanId;
  /** What the reader searches for: a name that holds it is shown. */
  readonly text: string;
  readonly made: FanMade | undefined;
  readonly frequencies: FanFrequencies | undefined;
}

/** A fan in the list: its names, its points, an example, how often it is made, and whether the reader has made it. */
export const FanCard = memo(function FanCard({ id, text, made, frequencies }: FanCardProps) {
  const t = useT();
  const hand = firstHand(id);
  const share = frequencies && shareOfWins(frequencies, id);
  return (
    <Go className="card fb-card" href={paths.fan(id)}>
      <span className="row ends">
        <b className="grow">{fanName(id, t.locale)}</b>
        <span className="numeral">
          {fanPoints(id, wmo2006)}
          <span className="sr"> {t('fanbook.worth', { count: fanPoints(id, wmo2006) })}</span>
        </span>
      </span>
      <span className="row tight fine">
        {otherNames(FAN_NAMES[id], t.locale, text).map(({ language, name }) => (
          <span key={language} lang={language}>
            {name}
          </span>
        ))}
      </span>
      {hand && <Tiles hand={hand} isFlat />}
      {(share !== undefined || made) && (
        <span className="row tight fine">
          {frequencies && share !== undefined && (
            <>
              <span className="learn-meter grow">
                <i style={{ inlineSize: `${100 * Math.min(1, share / FULL)}%` }} />
              </span>
              <span>
                {share > 0
                  ? t('fanbook.ofWins', { share: percent(t, share) })
                  : t('fanbook.neverSeen', { wins: frequencies.wins })}
              </span>
            </>
          )}
          {made && (
            <span className="row tight gain">
              <Icon name="check" />
              {t('fanbook.cardMade', { count: made.games })}
            </span>
          )}
        </span>
      )}
    </Go>
  );
});
