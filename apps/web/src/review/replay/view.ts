import { codeOfSeat, isBotChair, type ReviewView, type TableState } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  type HandState,
  HIDDEN,
  PLAYERS,
  type Player,
  playerAt,
  type Seat,
  seatOf,
  startingSeat,
  viewFor,
} from '@gorrion/rules';
import type { PlateInfo } from '../../board/index.ts';
import { nameAt } from '../../client/store/people.ts';

/** From where a replay is seen: which player's side is below, and whose tiles lie open. */
export type Viewpoint = ReviewView;

/** Returns a finished hand as it is shown: every tile, those that one player could know, or what all could see. */
export function shownHand({ session }: TableState, { player, opens }: Viewpoint): HandState {
  const { hand } = session;
  if (hand.phase.name === 'over') return viewFor(hand, 'spectator');
  if (opens === 'own') return viewFor(hand, seatOf(session, player));
  if (opens === 'none') return viewFor(hand, 'spectator');
  return { ...hand, wall: { ...hand.wall, tiles: hand.wall.tiles.map(() => HIDDEN) } };
}

/** Returns who sits where, with their points before the hand. */
export const platesOf = (state: TableState, nameOf: (name: string) => string): BySeat<PlateInfo> =>
  bySeat((seat: Seat): PlateInfo => {
    const player = playerAt(state.session, seat);
    const chair = state.places[player];
    return {
      name: nameOf(nameAt(chair) || codeOfSeat(startingSeat(player))),
      isNamed: true,
      kind: isBotChair(chair) ? 'bot' : 'person',
      score: state.session.totals[player],
      presence: 'here',
    };
  });

/** Returns the viewpoint of an address: "?from=2&open=own". */
export function viewpointIn(search: string, own: Player | null): Viewpoint {
  const query = new URLSearchParams(search);
  const from = Number(query.get('from') ?? own ?? 0);
  const opens = query.get('open');
  return {
    player: PLAYERS.find(player => player === from) ?? 0,
    opens: opens === 'own' || opens === 'none' ? opens : 'all',
  };
}
