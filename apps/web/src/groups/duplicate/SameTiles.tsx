import type { Comparison, DuplicateView, HandResult, OpenDuplicate } from '@gorrion/events/duplicate';
import type { GameId } from '@gorrion/protocol';
import { type Player, seatOf } from '@gorrion/rules';
import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { WinnerTray } from '../../sheet/hand/WinnerTray.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type ComparedGame, stateAfter } from './games.ts';
import { handKey, playerName, playerResult } from './text.ts';

interface SameTilesProps {
  readonly view: DuplicateView;
  readonly open: OpenDuplicate;
  readonly comparison: Comparison;
  readonly loaded: readonly ComparedGame[];
  /** From 1. */
  readonly hand: number;
  readonly player: Player;
}

/** What each table made of the same seat in a hand: its tiles at the end, and what happened. */
export function SameTiles({ view, open, comparison, loaded, hand, player }: SameTilesProps) {
  const compared = comparison.hands[hand - 1];
  return (
    <ul className="stack roomy dup-tiles">
      {view.tables.map(({ number }, table) => {
        const [result, cell] = [compared?.results[table], compared?.cells[table]?.[player]];
        if (!result || !cell) return null;
        return (
          <li key={number}>
            <AtTable view={view} table={table} player={player} result={result} points={cell.points} imps={cell.imps} />
            <Tiles game={loaded[table]} hand={hand} player={player} />
            <Watch game={open.games[table]} hand={hand} table={number} />
          </li>
        );
      })}
    </ul>
  );
}

interface AtTableProps {
  readonly view: DuplicateView;
  readonly table: number;
  readonly player: Player;
  readonly result: HandResult;
  readonly points: number;
  readonly imps: number;
}

function AtTable({ view, table, player, result, points, imps }: AtTableProps) {
  const t = useT();
  return (
    <>
      <div className="row ends tight">
        <b>{t('duplicate.atTable', { table: table + 1, name: playerName(t, view, table, player) })}</b>
        <span>
          <b>{t.signed(points)}</b> <small className="quiet">{t('duplicate.impsOf', { imps: t.signed(imps) })}</small>
        </span>
      </div>
      <p className="fine">{playerResult(t, view, table, player, result)}</p>
    </>
  );
}

function Tiles({
  game,
  hand,
  player,
}: {
  readonly game: ComparedGame;
  readonly hand: number;
  readonly player: Player;
}) {
  const state = useMemo(() => (game && game !== 'missing' ? stateAfter(game, hand) : undefined), [game, hand]);
  if (!state) return null;
  const { session } = state;
  return <WinnerTray hand={session.hand} seat={seatOf(session, player)} corner={false} />;
}

interface WatchProps {
  readonly game: GameId | null | undefined;
  readonly hand: number;
  readonly table: number;
}

/** The link to the replay of the hand at a table. */
function Watch({ game, hand, table }: WatchProps) {
  const t = useT();
  if (!game) return null;
  return (
    <Go className="btn sm ghost" href={gamePath(game, handKey(hand))}>
      <Icon name="play" />
      {t('duplicate.watch', { table })}
    </Go>
  );
}
