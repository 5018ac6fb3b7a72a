import { countsOf, explain, meldTiles, type ScoredFan, scorer, type Tile, waitsOf } from '@gorrion/rules';
import { completed } from '../computed.ts';
import { inBookOrder } from '../confusable.ts';
import type {
  AnswerOf,
  FansQuestion,
  FansVerdict,
  WaitFact,
  WaitsQuestion,
  WaitsVerdict,
  WorthQuestion,
  WorthVerdict,
  WrongFan,
} from '../question.ts';

/** Judges points. Throws a RangeError if the hand of the question is not complete. */
export function judgeWorth({ claim, rules }: WorthQuestion, { points }: AnswerOf<'worth'>): WorthVerdict {
  const explanation = explain(claim, rules);
  if (!explanation) throw new RangeError('the hand is not complete');
  const { total } = explanation;
  return { kind: 'worth', isRight: points === total, given: points, points: total, explanation };
}

/** Judges a choice of fans. Throws a RangeError if the hand of the question is not complete. */
export function judgeFans({ claim, rules }: FansQuestion, { fans }: AnswerOf<'which-fans'>): FansVerdict {
  const explanation = explain(claim, rules);
  if (!explanation) throw new RangeError('the hand is not complete');
  const counted = inBookOrder(explanation.counted.map(({ id }) => id));
  const given = new Set<ScoredFan>(fans);
  const wrong = inBookOrder(fans)
    .filter(fan => !counted.includes(fan))
    .map((fan): WrongFan => {
      const held = explanation.uncounted.find(({ id }) => id === fan);
      return held ? { fan, excluded: { principle: held.principle, by: held.by } } : { fan };
    });
  const missed = counted.filter(fan => !given.has(fan));
  return {
    kind: 'which-fans',
    isRight: missed.length === 0 && wrong.length === 0,
    found: counted.filter(fan => given.has(fan)),
    missed,
    wrong,
    explanation,
  };
}

function factsOf(question: WaitsQuestion): readonly WaitFact[] {
  const { concealed, melds, rules } = question;
  const held = countsOf([...concealed, ...melds.flatMap(meldTiles)]);
  return waitsOf(concealed, melds).tiles.map(tile => {
    const [byDiscard, bySelfDraw] = [false, true].map(drawn => scorer(rules).total(completed(question, tile, drawn)));
    const explanation = explain(completed(question, tile, false), rules);
    if (!explanation) throw new RangeError('a wait that completes nothing');
    return {
      tile,
      copiesLeft: 4 - held[tile]!,
      byDiscard: byDiscard!,
      bySelfDraw: bySelfDraw!,
      wins: { byDiscard: byDiscard! >= rules.minPoints, bySelfDraw: bySelfDraw! >= rules.minPoints },
      reading: explanation.reading,
    };
  });
}

const inOrder = (tiles: Iterable<Tile>): readonly Tile[] => [...new Set(tiles)].sort((a, b) => a - b);

/** Judges a choice of tiles that complete a hand. */
export function judgeWaits(question: WaitsQuestion, { tiles }: AnswerOf<'waits'>): WaitsVerdict {
  const waits = factsOf(question);
  const right = waits.map(({ tile }) => tile);
  const given = inOrder(tiles);
  const missed = right.filter(tile => !given.includes(tile));
  const wrong = given.filter(tile => !right.includes(tile));
  return {
    kind: 'waits',
    isRight: missed.length === 0 && wrong.length === 0,
    found: right.filter(tile => given.includes(tile)),
    missed,
    wrong,
    waits,
  };
}
