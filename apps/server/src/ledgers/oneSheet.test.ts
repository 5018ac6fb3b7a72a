import {
  AT,
  begun,
  enter,
  people as HALL,
  ORGANISER,
  sam,
  sol,
  stranger,
  win,
} from '@gorrion/events/tournament/testing';
import type { Me, TableCommand } from '@gorrion/protocol';
import type { ByPlayer } from '@gorrion/rules';
import { digestOfKey, isSheetFinal } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { describe, expect, it } from 'vitest';

/*
 * One law for the sheet of a table of the server and of a table with real tiles: the same story is told to both, and both give
 * the same answers. `umpire` is the one who decides an appeal once more.
 */

type Ruling = Extract<TableCommand, { type: 'rule' }>['ruling'];
type Act =
  | readonly ['end']
  | readonly ['sign', 0 | 1 | 2 | 3 | 'umpire' | 'stranger']
  | readonly ['appeal', 0 | 'stranger', number]
  | readonly ['answer', boolean]
  | readonly ['answer again', boolean]
  | readonly ['further', 0 | 'stranger']
  | readonly ['rule', Ruling]
  | readonly ['wait', number];

interface Sheet {
  /** Returns the refusal, or 'done'. */
  do(act: Act): Promise<string>;
  isFinal(): boolean;
}

const KEY = '0123456789abcdef0123456789abcdef';
const TABLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [IRENE, EVA] = [person('Irene'), person('Eva')];
const text = 'The tile was mine.';
const remark = 'The log shows it.';

/** The sheet of a table of the server with an umpire. */
async function tableSheet(): Promise<Sheet> {
  const world = new World('one sheet');
  await world.open({ clock: 'club' }, ...TABLE);
  await world.ask(TABLE[0]!, { type: 'invite-umpire', digest: digestOfKey(KEY) });
  await world.ask(IRENE, { type: 'take-umpire', key: KEY });
  await world.table.startAgainstBots(TABLE[0]!, 'regular');
  await until(world, () => world.table.state.session.phase === 'playing');
  await world.clock.advance(1000);
  const who = (name: number | string): Me => (name === 'umpire' ? IRENE : (TABLE[name as number] ?? EVA));
  const send = async (one: Me, command: TableCommand): Promise<string> => {
    const result = await world.ask(one, command);
    return result.ok ? 'done' : result.code;
  };
  const all = async (some: readonly Me[], command: TableCommand) => {
    for (const one of some.slice(1)) await send(one, command);
    return send(some[0]!, command);
  };
  return {
    isFinal: () => isSheetFinal(world.table.state),
    async do(act) {
      if (act[0] === 'end') return all(TABLE, { type: 'ask-end', isWanted: true });
      if (act[0] === 'sign') return send(who(act[1]), { type: 'sign-sheet' });
      if (act[0] === 'appeal') return send(who(act[1]), { type: 'appeal', hand: act[2], text });
      if (act[0] === 'answer') {
        const command = { type: 'answer-appeal', appeal: 0, isUpheld: act[1], remark } as const;
        return all([TABLE[1]!, TABLE[2]!], command);
      }
      if (act[0] === 'answer again') return send(IRENE, { type: 'answer-appeal', appeal: 0, isUpheld: act[1], remark });
      if (act[0] === 'further') return send(who(act[1]), { type: 'appeal-further', appeal: 0 });
      if (act[0] === 'rule') return send(IRENE, { type: 'rule', ruling: act[1] });
      await world.clock.advance(act[1]);
      return 'done';
    },
  };
}

/** Words of an event for what a table says otherwise. */
const WORDS: Readonly<Record<string, string>> = {
  'not-your-seat': 'not-seated',
  'not-ended': 'sheet-open',
  'appeal-late': 'appeal-too-late',
  'appealed-further': 'no-such-appeal',
  'no-chief-umpire': 'answer-stands',
  'answered-already': 'no-such-appeal',
};

/** The sheet of a table with real tiles, whose first appeal an organiser decides, and the chief umpire once more. */
async function hallSheet(): Promise<Sheet> {
  const event = begun();
  event.do(sam, enter(win(1)));
  const who = (name: number | string): Me => (name === 'umpire' ? sol : (HALL[name as number] ?? stranger));
  const send = (one: Me, command: Parameters<typeof event.try>[1]): string => {
    const code = event.try(one, command)?.code;
    return code === undefined ? 'done' : (WORDS[code] ?? code);
  };
  return {
    isFinal: () => event.view(stranger)!.sessions[0]!.tables[0]!.stage === 'final',
    async do(act) {
      if (act[0] === 'end') return send(sam, { type: 'end-table', ...AT });
      if (act[0] === 'sign') return send(who(act[1]), { type: 'sign', ...AT, as: act[1] === 'stranger' ? 0 : act[1] });
      if (act[0] === 'appeal') return send(who(act[1]), { type: 'appeal', ...AT, hand: act[2], text });
      const answer = (one: Me, isUpheld: boolean) => send(one, { type: 'answer-appeal', appeal: 1, isUpheld, remark });
      if (act[0] === 'answer') return answer(ORGANISER, act[1]);
      if (act[0] === 'answer again') return answer(sol, act[1]);
      if (act[0] === 'further') return send(who(act[1]), { type: 'appeal-further', appeal: 1 });
      if (act[0] === 'rule') return send(sol, { type: 'rule', ...AT, hand: 1, ruling: act[1] });
      event.at += act[1];
      return 'done';
    },
  };
}

const HALF_HOUR = 30 * 60_000;
const correct = (changes: ByPlayer<number>): Act => [
  'rule',
  { kind: 'correct', changes, article: '3.9.2', remark: 'Addition.' },
];
const warn: Act = ['rule', { kind: 'warn', player: 1, article: '3.11.1' }];
const ALL: readonly Act[] = [0, 1, 2, 3, 'umpire'].map(as => ['sign', as as 0]);
const done = (acts: readonly Act[]): Told => acts.map(act => [act, 'done']);

type Told = readonly (readonly [Act, string])[];

const CASES: readonly (readonly [string, Told, boolean])[] = [
  [
    'players sign after the end, then the umpire; signing again changes nothing',
    [
      [['sign', 0], 'sheet-open'],
      [['end'], 'done'],
      [['sign', 'stranger'], 'not-seated'],
      [['sign', 'umpire'], 'players-sign-first'],
      ...done([0, 0, 1, 2].map(as => ['sign', as as 0])),
      [['sign', 'umpire'], 'players-sign-first'],
      ...done([
        ['sign', 3],
        ['sign', 'umpire'],
        ['sign', 'umpire'],
        ['sign', 3],
      ]),
    ],
    true,
  ],
  [
    'a correction takes the signatures away',
    done([['end'], ['sign', 0], ['sign', 1], correct([8, -8, 0, 0]), ['sign', 2], ['sign', 3]]),
    false,
  ],
  [
    'a warning leaves them',
    done([['end'], ['sign', 0], ['sign', 1], warn, ['sign', 2], ['sign', 3], ['sign', 'umpire']]),
    true,
  ],
  [
    'a final sheet is closed until an appeal is upheld, and again once it is signed anew',
    [
      ...done([['end'], ['appeal', 0, 1], ['wait', 1000], ...ALL]),
      [correct([8, -8, 0, 0]), 'sheet-final'],
      ...done([['wait', 1000], ['answer', true], correct([8, -8, 0, 0]), correct([-8, 8, 0, 0])]),
      ...done([['wait', 1000], ...ALL]),
      [correct([8, -8, 0, 0]), 'sheet-final'],
    ],
    true,
  ],
  [
    'a ruling fits the sheet',
    [
      [['end'], 'done'],
      [correct([0, 0, 0, 0]), 'bad-ruling'],
      [correct([1, 0, 0, 0]), 'not-zero-sum'],
      [['rule', { kind: 'points', player: 1, points: 10, paidTo: 1, article: '3.11.2' }], 'bad-ruling'],
      [['rule', { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '4.1' }], 'bad-ruling'],
    ],
    false,
  ],
  [
    'who played appeals within thirty minutes of the end, four times, about a hand of the game',
    [
      [['appeal', 0, 1], 'sheet-open'],
      [['end'], 'done'],
      [['appeal', 'stranger', 1], 'not-seated'],
      [['appeal', 0, 9], 'no-such-hand'],
      ...done([1, 2, 3, 4].map(() => ['appeal', 0, 1])),
      [['appeal', 0, 1], 'too-many-appeals'],
      [['wait', HALF_HOUR + 1], 'done'],
      [['appeal', 0, 1], 'appeal-too-late'],
    ],
    false,
  ],
  [
    'others answer once; then it goes further within thirty minutes, once, and the umpire answers for good',
    [
      ...done([['end'], ['appeal', 0, 1]]),
      [['further', 0], 'not-answered'],
      [['answer', false], 'done'],
      [['answer', false], 'no-such-appeal'],
      [['further', 'stranger'], 'not-seated'],
      ...done([
        ['wait', HALF_HOUR - 1000],
        ['further', 0],
      ]),
      [['further', 0], 'no-such-appeal'],
      [['answer again', true], 'done'],
      [['answer again', true], 'no-such-appeal'],
    ],
    false,
  ],
  [
    'it does not go further after thirty minutes',
    [
      ...done([['end'], ['appeal', 0, 1], ['answer', false], ['wait', HALF_HOUR + 1]]),
      [['further', 0], 'appeal-too-late'],
    ],
    false,
  ],
  [
    'an umpire who has ruled there answers none',
    [
      ...done([warn, ['end'], ['appeal', 0, 1]]),
      [['answer again', true], 'ruled-there'],
      [['answer', false], 'done'],
      [['further', 0], 'answer-stands'],
    ],
    false,
  ],
];

describe.each([
  ['a table of the server', tableSheet],
  ['a table with real tiles', hallSheet],
] as const)('the sheet of %s [R99] [R101]', (_, open) => {
  it.each(CASES)('%s', async (_, told, isFinal) => {
    const sheet = await open();
    const heard: [Act, string][] = [];
    for (const [act] of told) heard.push([act, await sheet.do(act)]);
    expect(heard).toEqual(told);
    expect(sheet.isFinal()).toBe(isFinal);
  });
});
