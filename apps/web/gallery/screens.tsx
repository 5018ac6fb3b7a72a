import type { Me, PersonId, TableCode, TableSummary, WindDraw } from '@gorrion/protocol';
import { type ByPlayer, type TwoDice, wmo2006 } from '@gorrion/rules';
import { type ReactNode, useEffect } from 'react';
import { Notices } from '../src/app/Notices.tsx';
import { tell, useApp } from '../src/client/store/app.ts';
import type { FollowedTable } from '../src/client/store/following.ts';
import { useT } from '../src/kit/i18n/index.ts';
import SeatDraw from '../src/play/ceremony/SeatDraw.tsx';
import SeatThrows from '../src/play/ceremony/SeatThrows.tsx';
import { GameMenu } from '../src/play/game/GameMenu.tsx';
import { HomePage } from '../src/play/home/HomePage.tsx';
import GameEnd from '../src/play/result/GameEnd.tsx';
import HandSheet from '../src/play/result/HandSheet.tsx';
import RoomPage from '../src/play/room/RoomPage.tsx';
import { handResult } from '../src/sheet/hand/handResult.ts';
import { StatePage } from '../src/shell/page/StatePage.tsx';
import { SettingsDialog } from '../src/shell/settings/SettingsDialog.tsx';
import { type CountedTable, countedTable } from '../src/testing/countedTable.ts';
import { drawnTable } from '../src/testing/drawnTable.ts';
import { finedTable } from '../src/testing/finedTable.ts';
import { longGame } from '../src/testing/longGame.ts';
import { dealtTable, PERSON, TestTable } from '../src/testing/table.ts';
import { wonTable } from '../src/testing/wonTable.ts';

/* The pages around the table, each with fixed contents and without a server behind it. */

const CODE = 'SPARR0W5' as TableCode;
const ME: Me = { id: 'mei' as PersonId, name: 'Mei' };
const nothing = () => {};
const NOBODY = [null, null, null, null] as const;

const following = ({ state, entries }: Pick<TestTable, 'state' | 'entries'>): FollowedTable => ({
  code: CODE,
  viewer: 1,
  seq: entries.length,
  state,
  watchers: 2,
  isFrozen: false,
  epoch: 1,
  recent: [],
  moves: [],
});

/** A room with two players and two open chairs. */
function gathering(host = ME.id): TestTable {
  const { settings, clockPreset: clock } = dealtTable().state;
  return new TestTable()
    .add({ type: 'table-opened', settings, clock, host })
    .add({ type: 'seated', place: 0, who: PERSON('Ana') })
    .add({ type: 'seated', place: 1, who: PERSON('Mei') });
}

/** The same, after the other players have upheld an appeal. */
const upheld = () => {
  const { state, entries } = finedTable().do({ type: 'end', reason: 'time' });
  const [from, to, at] = [Date.now(), Date.now(), Date.now()];
  const answer = { by: 'players', isUpheld: true, remark: '', name: '', at } as const;
  const appeals = [
    { by: 1, name: 'Mei', hand: 1, text: 'I was not late: the clock had stopped.', at, answer },
  ] as const;
  const forms = { from, to, fouls: [], signed: NOBODY, absent: NOBODY, appeals };
  return following({ state: { ...state, forms }, entries });
};

/** A counted hand of the older ways. */
const counted = (wish?: CountedTable) => ({ state: countedTable(wish), entries: [] });

function Sheet({ of }: { readonly of: Pick<TestTable, 'state' | 'entries'> }) {
  const table = following(of);
  const result = handResult(table.state);
  return result && <HandSheet table={table} result={result} onLook={nothing} onEnd={nothing} />;
}

/** A game that time ended after one hand. */
const ended = () => following(wonTable().do({ type: 'end', reason: 'time' }));

/** A game of nine hands: with friends, watched, on the device, and in strict play, where it is signed. */
const long = () => following({ state: longGame(), entries: [] });
const longWatched = (): FollowedTable => ({ ...long(), viewer: 'spectator' });
const longAlone = (): FollowedTable => ({ ...long(), code: 'solo-AB2CD3EF' as TableCode });
function longStrict(): FollowedTable {
  const { session, ...state } = longGame();
  const options = { ...session.options, rules: { ...wmo2006, assist: 'strict' } } as const;
  const forms = {
    from: 1,
    to: Date.now(),
    fouls: [],
    signed: [1, null, 2, null],
    absent: NOBODY,
    appeals: [],
  } as const;
  return following({ state: { ...state, forms, session: { ...session, options } }, entries: [] });
}

/** A game that time ended in a hand with penalties. */
const fined = () => following(finedTable().do({ type: 'end', reason: 'time' }));

function WrongLink() {
  const t = useT();
  return (
    <StatePage title={t('lost.table')} note={t('lost.tableNote')}>
      <button type="button" className="btn pri">
        {t('lost.home')}
      </button>
    </StatePage>
  );
}

/** A draw of seats in which one player has taken a tile and another has got one. */
function Draw() {
  const isForOther = true;
  const winds: WindDraw = {
    since: Date.now(),
    taken: [{ tile: 2, wind: 3, at: 1 }, undefined, { tile: 0, wind: 1, at: 2, isForOther }, undefined],
  };
  return <SeatDraw table={following(gathering())} winds={winds} />;
}

/** The same with a notice, as who takes a tile too late gets one. */
function ToldDraw() {
  useEffect(() => void tell(useApp, { kind: 'refused', code: 'wind-taken' }), []);
  return (
    <>
      <Draw />
      <div className="messages">
        <Notices />
      </div>
    </>
  );
}

/** The throws for the seats; two players had to throw again. */
const THROWS: ByPlayer<readonly TwoDice[]> = [
  [
    [6, 4],
    [2, 5],
  ],
  [
    [6, 4],
    [3, 1],
  ],
  [[1, 1]],
  [[5, 3]],
];

const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  home: () => <HomePage />,
  settings: () => (
    <>
      <HomePage />
      <SettingsDialog onClose={nothing} />
    </>
  ),
  room: () => <RoomPage table={following(gathering())} />,
  'room-guest': () => <RoomPage table={following(gathering('ana' as PersonId))} />,
  menu: () => (
    <GameMenu
      table={following(dealtTable())}
      onClose={nothing}
      onSettings={nothing}
      onSheet={() => {}}
      onMoves={nothing}
      onRules={nothing}
      onInvite={nothing}
      onPhone={nothing}
      onScreen={nothing}
    />
  ),
  sheet: () => <Sheet of={wonTable()} />,
  pairs: () => <Sheet of={wonTable('2255m1133s4pEECC')} />,
  'one-suit': () => <Sheet of={wonTable('1122334556677p')} />,
  drawn: () => <Sheet of={drawnTable()} />,
  'sheet-fined': () => <Sheet of={finedTable().do({ type: 'play', command: { type: 'stop-hand' } })} />,
  counted: () => <Sheet of={counted()} />,
  'counted-drawn': () => <Sheet of={counted({ isDrawn: true, drawnBefore: 1 })} />,
  end: () => <GameEnd table={ended()} now={ended()} />,
  'end-long': () => <GameEnd table={long()} now={long()} />,
  'end-watched': () => <GameEnd table={longWatched()} now={longWatched()} />,
  'end-alone': () => <GameEnd table={longAlone()} now={longAlone()} />,
  'end-strict': () => <GameEnd table={longStrict()} now={longStrict()} />,
  'end-fined': () => <GameEnd table={fined()} now={fined()} />,
  'end-upheld': () => <GameEnd table={upheld()} now={upheld()} />,
  draw: () => <Draw />,
  'draw-told': () => <ToldDraw />,
  throws: () => <SeatThrows table={following(dealtTable())} throws={THROWS} />,
  'wrong-link': () => <WrongLink />,
};

const open = (code: string, names: TableSummary['names'], stage: TableSummary['stage']): TableSummary => ({
  code: code as TableCode,
  settings: dealtTable().state.settings,
  stage,
  names,
  freePlaces: names.filter(name => name === undefined).length,
  bots: [],
  again: [],
  botSeats: 0,
  watchers: 1,
  handNumber: stage === 'playing' ? 2 : 0,
  round: 0,
  isOver: false,
  isMine: false,
});
const OPEN = [
  open('SPARR0W2', ['Ana', 'Tomás', undefined, undefined], 'gathering'),
  open('SPARR0W3', ['Lin', 'Botan', 'Ren', 'Io'], 'playing'),
];

/** Returns the page of that name, as a player called Mei sees it; undefined if there is none. */
export function screenOf(name: string | null): ReactNode | undefined {
  const screen = name === null ? undefined : SCREENS[name];
  if (!screen) return undefined;
  useApp.setState({ link: { status: 'online' }, me: ME, lobby: { mine: [], open: OPEN } });
  return screen();
}
