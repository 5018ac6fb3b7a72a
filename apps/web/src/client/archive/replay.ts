/** The replay of a game, as screens of the archive use it. */
export {
  handsOf,
  isLandmark,
  moveOf,
  Replay,
  type ReplayHand,
  type ReplayMove,
  tileIn,
  turnOf,
} from '@gorrion/table';
