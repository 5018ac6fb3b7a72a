import { meldTiles, playerAt, type Tile, winnersScore } from '@gorrion/rules';
import { useMemo } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { totalOf } from '../../sheet/hand/handResult.ts';
import { pointsText } from '../frame/words.ts';
import { HandLink } from './HandLink.tsx';
import { type HandLuck, luckiestHand } from './luck.ts';
import type { ReviewedProps } from './reviewedProps.ts';

interface LuckiestHandProps extends Pick<ReviewedProps, 'player' | 'page' | 'query'> {
  readonly rows: readonly HandLuck[];
}

/** The hand in which draws and others brought most, with the tiles if the player won it. */
export function LuckiestHand({ rows, player, page, query }: LuckiestHandProps) {
  const t = useT();
  const best = luckiestHand(rows);
  const hand = best && page.hands[best.hand];
  const state = useMemo(() => best && page.replay.stateAt(best.hand, Number.MAX_SAFE_INTEGER), [best, page.replay]);
  if (!best || !hand || !state) return null;
  const { session } = state;
  const { phase } = session.hand;
  const outcome = phase.name === 'over' && phase.outcome.kind === 'won' ? phase.outcome : undefined;
  const won = outcome && playerAt(session, outcome.seat) === player ? outcome : undefined;
  const values = { draws: pointsText(t, best.draws), others: pointsText(t, best.others) };
  return (
    <Card title={t('luck.luckiest')}>
      <p className="quiet">
        <HandLink t={t} id={page.id} hand={hand} query={query} /> {t('luck.luckiestNote', values)}
      </p>
      {won && (
        <>
          <WonTiles
            melds={won.claim.melds.map(meldTiles)}
            concealed={won.claim.concealed}
            tile={won.claim.winningTile}
          />
          <p className="quiet">
            <b>{t('act.points', { count: totalOf(won) })}</b>{' '}
            {t.all(winnersScore(won).fans.map(({ id }) => fanName(id, t.locale)))}
          </p>
        </>
      )}
    </Card>
  );
}

interface WonTilesProps {
  readonly melds: readonly (readonly Tile[])[];
  readonly concealed: readonly Tile[];
  readonly tile: Tile;
}

/** The winning hand on felt: melds, concealed tiles, and the tile that completed it. */
const WonTiles = ({ melds, concealed, tile }: WonTilesProps) => (
  <div className="luck-tray">
    {melds.map((tiles, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
      <MiniTiles key={n} tiles={tiles} />
    ))}
    <MiniTiles tiles={concealed} />
    <MiniTiles tiles={[tile]} marked={0} />
  </div>
);
