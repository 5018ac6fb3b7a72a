import type { FansQuestion, WorthQuestion } from '@gorrion/learn/drills';
import type { Circumstances } from '@gorrion/rules';
import type { Key } from '../../kit/i18n/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Concealed, MeldGroups, Winds } from './handParts.tsx';

/** How a hand was won, where it matters for its fans. */
const EVENTS = [
  ['lastOfWall', 'drills.won.lastOfWall'],
  ['lastOfKind', 'drills.won.lastOfKind'],
  ['afterKong', 'drills.won.afterKong'],
  ['robbingKong', 'drills.won.robbingKong'],
] as const satisfies readonly (readonly [keyof Circumstances, Key])[];

/** A complete hand: its melds, its concealed tiles, and the tile that it was won with. */
export function WonHand({ question }: { readonly question: WorthQuestion | FansQuestion }) {
  const t = useT();
  const { claim } = question;
  return (
    <>
      <div className="felt-floor learn-felt dt">
        {claim.melds.length > 0 && (
          <div className="learn-block">
            <MeldGroups melds={claim.melds} owner={claim.seatWind} isOpen />
            <small>{t('drills.claimed')}</small>
          </div>
        )}
        <div className="learn-block">
          <Concealed tiles={claim.concealed} />
          <small>{t('drills.concealed')}</small>
        </div>
        <div className="learn-block">
          <span className="grp">
            <MiniTile tile={claim.winningTile} marked />
          </span>
          <small>{t(claim.selfDrawn ? 'drills.selfDrawn' : 'drills.byDiscard')}</small>
        </div>
      </div>
      <Winds round={claim.prevalentWind} seat={claim.seatWind}>
        {EVENTS.map(([name, key]) => claim[name] && <li key={name}>{t(key)}</li>)}
        <li>{t('drills.noFlowers')}</li>
      </Winds>
    </>
  );
}
