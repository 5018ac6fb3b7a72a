import {
  copiesSeen,
  decide,
  distanceOf,
  explain,
  type FanId,
  isSameAction,
  type Language,
  legalActions,
  parseTiles,
  type SeatCommand,
  tileText,
  waitsOf,
  winnersScore,
  winPayments,
  wmo2006,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { LESSON_IDS } from './catalogue.ts';
import { commandOf, selectionText, tilesIn } from './notation.ts';
import { answer, askedNow, beginPlay, isPlayed, OTHER, offeredNow, type PreparedPlay, sceneHand } from './play.ts';
import { claimOfRow, scoreOfRow, shownRow } from './rows.ts';
import { lessonScript } from './scripts/index.ts';
import { WORDS } from './scripts/words.ts';
import { piecesOf } from './sentence.ts';
import type { LessonStep, LessonTexts, PlayStep, StepText, TileRow } from './steps.ts';
import { texts as en } from './texts/en/index.ts';
import { texts as es } from './texts/es/index.ts';
import { texts as pt } from './texts/pt/index.ts';
import { texts as zh } from './texts/zh/index.ts';

const LANGUAGES: Readonly<Record<Language, LessonTexts>> = { en, es, pt, zh };
const scripts = LESSON_IDS.map(lessonScript);
const steps = scripts.flatMap(({ id, steps }) => steps.map(step => ({ name: `${id}/${step.id}`, lesson: id, step })));
const stepsOf = <Kind extends LessonStep['kind']>(kind: Kind) =>
  steps.filter(({ step }) => step.kind === kind) as unknown as readonly {
    readonly name: string;
    readonly lesson: (typeof steps)[number]['lesson'];
    readonly step: Extract<LessonStep, { kind: Kind }>;
  }[];

const textOf = ({ lesson, step }: { lesson: (typeof steps)[number]['lesson']; step: LessonStep }): StepText =>
  en.lessons[lesson][step.id]!;

/** Returns every sentence of a value, by the way to it. */
function sentencesIn(value: unknown, way = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[way, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => sentencesIn(part, `${way}/${key}`));
}

/** Returns the learner's command for a move of the script; undefined if the table does not offer it. */
const offered = (play: PreparedPlay, move: string): SeatCommand | undefined => {
  const command = commandOf(move, play.seat, play.hand);
  return offeredNow(play).find(action => isSameAction(action, command));
};

/** Plays a step by right moves; calls `look` before each of them. */
function playThrough(step: PlayStep, look: (play: PreparedPlay, right: readonly SeatCommand[]) => void): PreparedPlay {
  let play = beginPlay(step);
  while (!isPlayed(play)) {
    const moves = step.turns[play.made]!.right.map(move => offered(play, move)).filter(move => move !== undefined);
    expect(moves, `${step.id} ${askedNow(play)}`).not.toEqual([]);
    look(play, moves);
    const answered = answer(play, moves[0]!);
    if (!answered.isRight) throw new Error(`${step.id}: a right move is refused`);
    play = answered.play;
  }
  return play;
}

describe('the scripts', () => {
  it('are one for each lesson, with ids that differ', () => {
    expect(scripts.map(({ id }) => id)).toEqual(LESSON_IDS);
    for (const { steps } of scripts) expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('show tiles that exist, no more of a kind than the set has', () => {
    for (const { name, step } of steps)
      for (const row of step.rows ?? []) {
        const { groups, win } = shownRow(row);
        const all = [...groups.flatMap(({ tiles }) => tiles), ...(win === undefined ? [] : [win])];
        for (const tile of all) expect(all.filter(other => other === tile).length, name).toBeLessThanOrEqual(4);
        expect(row.win === undefined || scoreOfRow(row) !== undefined, `${name} ${row.tiles} is complete`).toBe(true);
      }
  });

  it('introduce each word once, with tiles that exist', () => {
    const introduced = steps.flatMap(({ step }) => step.words ?? []);
    expect(introduced.toSorted()).toEqual(Object.keys(WORDS).toSorted());
    for (const tiles of Object.values(WORDS)) expect(parseTiles(tiles.replaceAll(/[()]/g, '')).ok).toBe(true);
  });
});

describe('a question about tiles', () => {
  it.each(stepsOf('pick'))('$name can be answered from its tiles, and every named error has its reason', question => {
    const { step } = question;
    const tiles = tilesIn(step.tiles);
    for (const selection of [...step.accept, ...Object.values(step.wrong ?? {}).flat()]) {
      const chosen = tilesIn(selection);
      expect(chosen).toHaveLength(step.size);
      expect(selectionText(chosen)).toBe(selection);
      for (const tile of chosen)
        expect(tiles.filter(other => other === tile).length).toBeGreaterThanOrEqual(
          chosen.filter(other => other === tile).length,
        );
    }
    const wrong = Object.values(step.wrong ?? {}).flat();
    expect(wrong.filter(selection => step.accept.includes(selection))).toEqual([]);
    expect(Object.keys(textOf(question).reasons!).toSorted()).toEqual(
      [...Object.keys(step.wrong ?? {}), OTHER].toSorted(),
    );
    expect(textOf(question).done).toBeTruthy();
  });
});

describe('a question with answers', () => {
  it.each(stepsOf('choose'))('$name has one right answer and a reason for every other', question => {
    const { step } = question;
    const { options = {}, reasons = {}, done } = textOf(question);
    expect(Object.keys(options)).toEqual(step.options);
    expect(Object.keys(reasons).toSorted()).toEqual(step.options.filter(option => option !== step.right).toSorted());
    expect(done).toBeTruthy();
  });
});

describe('a prepared hand', () => {
  it.each(stepsOf('play'))('$name is played to its end by right moves', played => {
    const { turns = {}, done } = textOf(played);
    const asked: string[] = [];
    const end = playThrough(played.step, play => asked.push(askedNow(play)!));
    // A move that was out of order would be left over: the bot would have played its usual one.
    expect(end.bots).toEqual([]);
    expect(asked).toEqual(played.step.turns.map(({ id }) => id));
    expect(Object.keys(turns)).toEqual(asked);
    expect(done).toBeTruthy();
  });

  it.each(stepsOf('play'))('$name ends with the points of the last hand that its sentences speak of', ({ step }) => {
    const { phase } = playThrough(step, () => {}).hand;
    const won = phase.name === 'over' && phase.outcome.kind === 'won' ? phase.outcome : undefined;
    const last = step.rows?.at(-1);
    expect(last && scoreOfRow(last)!.total).toBe(step.rows && winnersScore(won!).total);
    if (won) expect(winnersScore(won).total).toBeGreaterThanOrEqual(wmo2006.minPoints);
  });

  it.each(stepsOf('play'))('$name leads to the next decision by every right move', ({ step }) => {
    playThrough(step, (play, right) => {
      for (const move of right) {
        const answered = answer(play, move);
        expect(answered.isRight).toBe(true);
        if (!answered.isRight) continue;
        const { phase } = answered.play.hand;
        if (!isPlayed(answered.play)) expect(offeredNow(answered.play).length, phase.name).toBeGreaterThan(0);
      }
    });
  });

  it.each(stepsOf('play'))('$name refuses every other move with a reason, and stays as it was', played => {
    const { step } = played;
    const { reasons = {} } = textOf(played);
    const given = new Set<string>();
    playThrough(step, (play, right) => {
      const others = offeredNow(play).filter(action => !right.some(move => isSameAction(move, action)));
      for (const action of others) {
        const answered = answer(play, action);
        if (answered.isRight) throw new Error(`${step.id}: ${JSON.stringify(action)} is taken for right`);
        given.add(answered.reason);
        expect(reasons[answered.reason], `${step.id} ${answered.reason}`).toBeTruthy();
      }
    });
    expect([...given].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  it.each(stepsOf('play'))('$name offers named errors: legal ones, and others that the rules refuse', ({ step }) => {
    playThrough(step, play => {
      for (const move of Object.values(step.turns[play.made]!.wrong ?? {}).flat()) {
        const command = commandOf(move, play.seat, play.hand);
        const isLegal = legalActions(play.hand, play.seat).some(action => isSameAction(action, command));
        expect(isLegal || !decide(play.hand, command).ok, move).toBe(true);
        expect(offered(play, move) !== undefined || command.type === 'discard', move).toBe(true);
      }
    });
  });
});

/** Makes a hand of four sets and a pair of some sets, by pungs of winds that touch no fan of chows. */
const filled = (tiles: string, pungs: number) => `${tiles} ${['NNN', 'WWW', 'SSS'].slice(0, pungs).join(' ')} E`;
const heldIn = (tiles: string) => {
  const { counted, uncounted } = explain(claimOfRow({ tiles, win: 'E' })!, wmo2006)!;
  return new Set<string>([...counted, ...uncounted].map(({ id }) => id));
};
const winningIn = (tiles: string) => waitsOf(tilesIn(tiles.replaceAll(' ', '')), []).tiles.map(tileText);
const rowsOf = (name: string) => steps.find(step => step.name === name)!.step.rows!;

describe('what a lesson says of the tiles that it shows', () => {
  const chosen = (name: string) => {
    const { step } = stepsOf('choose').find(each => each.name === name)!;
    return { right: step.right, rows: step.rows! };
  };
  const among = (name: string, isRight: (tiles: string) => boolean) => {
    const { right, rows } = chosen(name);
    expect(rows.filter(({ tiles }) => isRight(tiles)).map(({ caption }) => caption)).toEqual([right]);
  };

  it('[R38] names the one hand that may win, and shows only winning ones as ways to win', () => {
    const { right, rows } = chosen('eight/which');
    const may = (row: TileRow) => scoreOfRow(row)!.total >= wmo2006.minPoints;
    expect(rows.filter(may).map(({ caption }) => caption)).toEqual([right]);
    expect(rowsOf('eight/ways').every(may)).toBe(true);
    expect(rowsOf('eight/rule').some(may)).toBe(false);
    expect(rowsOf('no-call/price').map(may)).toEqual([true, false]);
  });

  it('names the one complete hand, the one that is shifted, and the fan of two chows', () => {
    among('tiles/complete', tiles => distanceOf(tilesIn(tiles.replaceAll(' ', '')), []).min === -1);
    among('fans-1/steps', tiles => heldIn(filled(tiles, 1)).has('mixed-shifted-chows'));
    const [row] = chosen('fans-3/name').rows;
    const names = { mixed: 'mixed-double-chow', pure: 'pure-double-chow', straight: 'short-straight' };
    const held = heldIn(filled(row!.tiles, 2));
    expect(Object.keys(names).filter(key => held.has(names[key as keyof typeof names]))).toEqual(['straight']);
  });

  it('names the tiles that complete a hand or a fan', () => {
    const picks = (name: string) => stepsOf('pick').find(each => each.name === name)!.step;
    expect(winningIn(rowsOf('fans-3/closed')[0]!.tiles)).toEqual(picks('fans-3/closed').accept);
    expect(winningIn(rowsOf('fans-3/gap')[0]!.tiles)).toEqual([chosen('fans-3/gap').right]);
    const with3rd = rowsOf('fans-1/third')[0]!.tiles + picks('fans-1/third').accept[0];
    expect(heldIn(filled(with3rd, 1))).toContain('mixed-triple-chow');
    const middle = `123p 789m ${picks('fans-1/middle').accept[0]}`;
    expect(heldIn(filled(middle, 1))).toContain('mixed-straight');
    const captions = textOf(steps.find(({ name }) => name === 'fans-3/waits')!).captions!;
    for (const { tiles, caption } of rowsOf('fans-3/waits'))
      expect(winningIn(`${filled(tiles, 3)}E`)).toEqual(
        [...captions[caption!]!.matchAll(/\{(\w+)\}/g)].map(([, at]) => at),
      );
  });

  it('offers one right total among the answers of a count, and patterns with the fan of their step', () => {
    for (const name of ['score/count', 'score/twice'])
      for (const language of Object.values(LANGUAGES)) {
        const { options } = language.lessons.score[name.slice('score/'.length)]!;
        const total = scoreOfRow(chosen(name).rows[0]!)!.total;
        expect([Number(options!.less) < total, Number(options!.more) > total]).toEqual([true, true]);
      }
    for (const { name, step } of stepsOf('say'))
      for (const row of step.fans ? (step.rows ?? []) : []) {
        const claim = claimOfRow(row);
        const held = claim && explain(claim, wmo2006)!;
        const ids = held && [...held.counted, ...held.uncounted].map(({ id }) => id as FanId);
        expect(ids?.some(id => step.fans!.includes(id)) ?? true, `${name} ${row.tiles}`).toBe(true);
      }
  });
});

describe('the table that is read', () => {
  const scene = steps.find(({ name }) => name === 'table/left')!.step.scene!;
  const hand = sceneHand(scene);

  it('hides as many of the tiles in question as the answers say', () => {
    const { unseen } = copiesSeen(hand, 0);
    const left = (text: string) => unseen[tilesIn(text)[0]!];
    expect([left('3p'), left('6p')]).toEqual([2, 3]);
    expect([left('N'), left('F')]).toEqual([1, 3]);
    expect(hand.seats[2].discards.map(({ tile }) => tile)).toEqual(tilesIn('3p3p6p'));
  });

  it('has the open sets and discards on the right that the sentences name, and the tiles to choose from in hand', () => {
    const [east, south] = hand.seats;
    expect(south.melds.map(({ kind }) => kind)).toEqual(['pung', 'chow', 'pung']);
    expect(south.discards.map(({ tile }) => tile)).toEqual(tilesIn('W1p4p'));
    expect(east.concealed).toEqual(expect.arrayContaining([...tilesIn('8sFN')]));
  });
});

describe('the payments that a sentence names', () => {
  it.each(['(123s) 456s 99s (CCC) SS', '(234m) (234s) 34p 678s 55p'])('are those of the rules for %s', tiles => {
    const row = { tiles, win: tiles.endsWith('SS') ? 'S' : '2p' };
    const points = (text: string) => {
      const [piece] = piecesOf(`{${text}:0}`, [row]);
      return piece?.kind === 'points' ? piece.points : undefined;
    };
    const score = scoreOfRow(row)!;
    const given = winPayments({ seat: 0, from: 1, robbed: false, score }, wmo2006).map(({ change }) => change);
    expect(given).toEqual([points('gets'), -points('gives')!, -points('base')!, -points('base')!]);
    const drawn = winPayments({ seat: 0, from: 0, robbed: false, score }, wmo2006).map(({ change }) => change);
    expect(drawn).toEqual([points('draws'), -points('gives')!, -points('gives')!, -points('gives')!]);
  });
});

describe.each(Object.entries(LANGUAGES))('the sentences in %s', (_, texts) => {
  it('are the same as in English, and none is empty', () => {
    const ways = (all: LessonTexts) =>
      sentencesIn(all)
        .map(([way]) => way)
        .toSorted();
    expect(ways(texts)).toEqual(ways(en));
    expect(sentencesIn(texts).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('belong to steps and words that exist', () => {
    for (const { id, steps } of scripts) expect(Object.keys(texts.lessons[id])).toEqual(steps.map(step => step.id));
    expect(Object.keys(texts.words).toSorted()).toEqual(Object.keys(WORDS).toSorted());
    for (const { step, lesson } of steps) {
      const named = (step.rows ?? []).flatMap(({ caption }) => caption ?? []);
      expect(Object.keys(texts.lessons[lesson][step.id]!.captions ?? {}).toSorted()).toEqual(named.toSorted());
    }
  });

  it('name the same tiles, fans and points as in English', () => {
    const isCall = (place: string) => /^\{(Chow|Pung|Kong|Hu)\}$/.test(place);
    const places = (sentence: string) =>
      [...new Set(sentence.match(/\{[^}]*\}/g))].filter(place => !isCall(place)).toSorted();
    const english = new Map(sentencesIn(en));
    for (const [way, sentence] of sentencesIn(texts))
      expect(places(sentence), way).toEqual(places(english.get(way) ?? ''));
  });

  it('hold nothing in braces but what the rules supply', () => {
    for (const { lesson, step } of steps)
      for (const [, sentence] of sentencesIn(texts.lessons[lesson][step.id])) piecesOf(sentence, step.rows);
    for (const [, sentence] of sentencesIn(texts.words)) piecesOf(sentence);
  });

  it('call out nowhere', () => {
    expect(sentencesIn(texts).filter(([, sentence]) => /[!！¡]/.test(sentence))).toEqual([]);
  });
});
