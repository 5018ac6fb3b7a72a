import type { WaitFact, WaitsVerdict } from '@gorrion/learn/drills';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName } from '../../kit/tiles/index.ts';

interface WaitCardsProps {
  readonly verdict: WaitsVerdict;
  readonly minimum: number;
}

/** Every tile that completes the hand: how the hand is read with it, and what it is worth. */
export function WaitCards({ verdict: { waits, wrong }, minimum }: WaitCardsProps) {
  const t = useT();
  const most = Math.max(0, ...waits.map(({ byDiscard }) => byDiscard));
  return (
    <>
      <ul className="cards dv-waits">
        {waits.map(wait => (
          <WaitCard
            key={wait.tile}
            wait={wait}
            minimum={minimum}
            isBest={wait.byDiscard === most && waits.length > 1}
          />
        ))}
      </ul>
      {wrong.length > 0 && (
        <p className="fine">
          {t('drills.wait.wrong', { tiles: t.all(wrong.map(tile => tileName(t, tile))), count: wrong.length })}
        </p>
      )}
    </>
  );
}

interface WaitCardProps extends Omit<WaitCardsProps, 'verdict'> {
  readonly wait: WaitFact;
  readonly isBest: boolean;
}

function WaitCard({ wait, minimum, isBest }: WaitCardProps) {
  const t = useT();
  const { tile, copiesLeft, byDiscard, bySelfDraw, wins, reading } = wait;
  return (
    <li className={isBest ? 'learn-box stack best' : 'learn-box stack'}>
      <div className="row ends">
        <MiniTile tile={tile} marked />
        <p>
          <b className="numeral">{byDiscard}</b> {t('drills.wait.points', { count: byDiscard })}
        </p>
      </div>
      <p className="row dv-parts">
        {reading.parts
          .filter(part => !part.isMeld)
          .map((part, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and none of them moves
            <MiniTiles key={n} tiles={part.tiles} marked={part.hasWinningTile ? part.tiles.indexOf(tile) : undefined} />
          ))}
      </p>
      <p className="fine">
        {t('drills.wait.left', { count: copiesLeft })} {t('drills.wait.selfDrawn', { points: bySelfDraw })}{' '}
        {!wins.byDiscard && t(wins.bySelfDraw ? 'drills.wait.selfOnly' : 'drills.wait.tooFew', { minimum })}
      </p>
    </li>
  );
}
