import type { TableState } from '@gorrion/protocol';
import { type Player, SEATS } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import type { FinaleStage } from '../../board/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import type { HandResult } from '../../sheet/hand/handResult.ts';
import { manner } from '../../sheet/hand/manner.ts';
import { readyTiles } from '../../sheet/hand/readyTiles.ts';
import { countArea, countSize, feltArea } from './floor.ts';
import { Skip } from './WinMoment.tsx';

interface DrawnMomentProps {
  readonly stage: FinaleStage;
  readonly state: TableState;
  readonly result: HandResult;
  readonly me: Player | undefined;
}

/** The most tiles that are named of one hand. */
const NAMED = 9;

/** A hand that nobody won: the word for it, and who was ready for what. */
export function DrawnMoment({ stage, state, result, me }: DrawnMomentProps) {
  const t = useT();
  const { geometry: g } = stage;
  const area = countArea(g);
  const ready = SEATS.flatMap(seat => {
    const tiles = readyTiles(state.session.hand, seat);
    return tiles.length > 0 ? [{ seat, tiles }] : [];
  });
  return (
    <>
      <div className="win-lamp" style={{ ...feltArea(stage), background: 'rgb(6 22 16 / 0.34)' }} />
      <div
        className="win-count"
        style={{ ...area, '--fs': `${Math.min(countSize(g), area.height / 12)}px` } as CSSProperties}
      >
        <p className="win-word is-quiet">{t('win.nobody')}</p>
        <p className="win-who">
          <span>{manner(t, result, me)}</span>
        </p>
        {ready.length > 0 && (
          <ul className="win-ready">
            {ready.map(({ seat, tiles }) => {
              const { player, name } = result.payments[seat];
              return (
                <li key={seat}>
                  <bdi>{player === me ? t('result.you') : t.nameOf(name)}</bdi>
                  <span>{t('result.readyFor')}</span>
                  <MiniTiles tiles={tiles.slice(0, NAMED)} decorative />
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <Skip stage={stage} />
    </>
  );
}
