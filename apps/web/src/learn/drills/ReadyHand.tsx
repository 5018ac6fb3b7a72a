import type { WaitsQuestion } from '@gorrion/learn/drills';
import { useT } from '../../kit/i18n/index.ts';
import { Concealed, MeldGroups, Winds } from './handParts.tsx';

/** A hand that lacks one tile. */
export function ReadyHand({ question }: { readonly question: WaitsQuestion }) {
  const t = useT();
  const { concealed, melds, seatWind, prevalentWind } = question;
  return (
    <>
      <div className="dt">
        {melds.length > 0 && (
          <div className="dt-block">
            <MeldGroups melds={melds} owner={seatWind} isOpen />
            <span className="dt-cap">{t('drills.claimed')}</span>
          </div>
        )}
        <div className="dt-block">
          <Concealed tiles={concealed} />
          {melds.length > 0 && <span className="dt-cap">{t('drills.concealed')}</span>}
        </div>
      </div>
      <Winds round={prevalentWind} seat={seatWind} />
    </>
  );
}
