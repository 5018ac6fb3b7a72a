import { type Holding, holdingAfter, type SeatCommand, withoutTiles } from '@gorrion/rules';

/** Returns what a seat holds after an action of its turn, or after it has given tiles away. */
export const handAfter = ({ concealed, melds }: Holding, action: SeatCommand): Holding =>
  action.type === 'exchange'
    ? { concealed: withoutTiles(concealed, action.tiles), melds }
    : holdingAfter({ concealed, melds }, action, undefined);
