import type { Chair, Switches, TableSettings, TableState } from '@gorrion/protocol';
import { unstarted } from '@gorrion/rules';
import { clockOf } from '../clock/presets.ts';

export const NO_SWITCHES: Switches = {
  noClaims: false,
  playDrawn: false,
  autoWin: false,
  autoWinFrom: 0,
  silentTiles: [],
  autoFlowers: true,
};

const EMPTY: Chair = { kind: 'empty' };
const SETTINGS: TableSettings = { ruleset: 'wmo2006', hands: 16, clock: 'none', absence: 'bot', visibility: 'link' };
/** The state before the first fact. Every table's log folds from it. */
export const unopened: TableState = {
  settings: SETTINGS,
  clockPreset: clockOf(SETTINGS),
  host: undefined,
  stage: 'gathering',
  places: [EMPTY, EMPTY, EMPTY, EMPTY],
  ready: [false, false, false, false],
  pause: { asked: [false, false, false, false], since: undefined },
  endAsked: [false, false, false, false],
  switches: [NO_SWITCHES, NO_SWITCHES, NO_SWITCHES, NO_SWITCHES],
  session: unstarted,
  proof: undefined,
  secret: undefined,
  clock: { since: 0, banks: [0, 0, 0, 0], reserves: [0, 0, 0, 0], sessionEndsAt: undefined },
  gamesPlayed: 0,
};
