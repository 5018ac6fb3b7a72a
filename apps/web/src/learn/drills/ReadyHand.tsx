import type { WaitsQuestion } from '@gorrion/learn/drills';
import { useT } from '../../kit/i18n/index.ts';
import { Concealed, MeldGroups, Winds } from './handParts.tsx';

/** A hand that lacks one tile. */
export function ReadyHand({ question }: { readonly question: WaitsQuestion }) {
  const t = useT();
  const { concealed, melds, seatWind, prevalentWind } = question;
  return (
    <>
      <div className="felt-floor learn-felt dt">
        {melds.length > 0 && (
          <div className="learn-block">
            <MeldGroups melds={melds} owner={seatWind} isOpen />
            <small>{t('drills.claimed')}</small>
          </div>
        )}
        <div className="learn-block">
          <Concealed tiles={concealed} />
          {melds.length > 0 && <small>{t('drills.concealed')}</small>}
        </div>
      </div>
      <Winds round={prevalentWind} seat={seatWind} />
    </>
  );
}
