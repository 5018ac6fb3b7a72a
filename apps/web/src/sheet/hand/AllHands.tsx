import type { TableState } from '@gorrion/protocol';
import type { Player, Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, WindGlyph, windName } from '../../kit/tiles/index.ts';
import type { HandResult } from './handResult.ts';
import { readyTiles } from './readyTiles.ts';
import { shownHand } from './shownHand.ts';
import { TrayMelds } from './WinnerTray.tsx';

interface AllHandsProps {
  readonly state: TableState;
  readonly result: HandResult;
  readonly me: Player | undefined;
  readonly corner: boolean;
}

/** The hands of all four seats at the end, East first. */
export function AllHands({ state, result, me, corner }: AllHandsProps) {
  const t = useT();
  const { hand } = state.session;
  return (
    <details className="all-hands" open={result.outcome.kind !== 'won'}>
      <summary>{t('result.allHands')}</summary>
      <ul>
        {result.payments.map(({ seat, name, player }) => {
          const { groups, winning } = shownHand(hand, seat);
          const { flowers } = hand.seats[seat];
          return (
            <li key={seat}>
              <span role="img" aria-label={windName(t, seat)}>
                <WindGlyph wind={seat} />
              </span>
              <b dir="auto">{player === me ? t('result.you') : t.nameOf(name)}</b>
              <span className="all-tiles">
                <MiniTiles tiles={groups.flat()} corner={corner} />
                {winning !== undefined && <MiniTile tile={winning} corner={corner} marked />}
                <TrayMelds hand={hand} seat={seat} corner={corner} />
                {flowers.length > 0 && <MiniTiles tiles={flowers} />}
              </span>
              {result.outcome.kind === 'exhausted' && <Ready tiles={readyTiles(hand, seat)} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What a hand waited for that nobody won. */
function Ready({ tiles }: { readonly tiles: readonly Tile[] }) {
  const t = useT();
  return (
    <span className="fine row tight all-ready">
      {t(tiles.length > 0 ? 'result.readyFor' : 'result.notReady')}
      {tiles.length > 0 && <MiniTiles tiles={tiles} />}
    </span>
  );
}
