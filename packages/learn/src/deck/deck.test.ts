import { fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { COMPUTED_KINDS, makeQuestion } from '../drills/index.ts';
import { cardOf, freshCards, isCard } from './cards.ts';
import { comingDays, type Deck, dueCards, NEW_DECK, wellKnown, withAnswer } from './deck.ts';
import { LONGEST_DECK, planDay } from './plan.ts';
import { readDeck } from './read.ts';
import { answerCard, type CardMemory, dayOf, RECALLS, type Recall, recallChance, waitsFor } from './schedule.ts';

const TODAY = 20_000;
const MINUTE = 60;

/** Answers cards on a day, each in half a minute. */
const answered = (deck: Deck, today: number, ids: readonly string[], recall: Recall = 'good'): Deck =>
  ids.reduce((now, id) => withAnswer(now, { id, today, recall, isRight: recall !== 'again', seconds: 30 }), deck);

const memory = (change: Partial<CardMemory> = {}): CardMemory => ({
  due: TODAY,
  last: TODAY - 10,
  stability: 10,
  difficulty: 5,
  reps: 3,
  lapses: 0,
  ...change,
});

describe('the schedule', () => {
  it('brings a card back the later, the better it was known', () => {
    for (const before of [undefined, memory()]) {
      const waits = waitsFor(before, TODAY);
      const days = RECALLS.map(recall => waits[recall]);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(new Set(days).size).toBe(4);
      expect(waits.again).toBeGreaterThanOrEqual(1);
    }
  });

  it('is that of FSRS: a card known on its day is due when nine of ten are still known', () => {
    const after = answerCard(memory(), TODAY, 'good');
    expect(recallChance(after, after.due)).toBeCloseTo(0.9, 1);
    const plain = fsrs({ enable_fuzz: false, enable_short_term: false });
    const first = plain.next({ ...emptyCard(), due: 0 }, 0, Rating.Good).card;
    expect(answerCard(undefined, TODAY, 'good').due - TODAY).toBe(first.scheduled_days);
  });

  it('grows with each answer, falls after a lapse, and never passes a year', () => {
    let card = answerCard(undefined, TODAY, 'good');
    let wait = card.due - card.last;
    for (let n = 0; n < 3; n++) {
      card = answerCard(card, card.due, 'good');
      expect(card.due - card.last).toBeGreaterThan(wait);
      wait = card.due - card.last;
    }
    const lapsed = answerCard(card, card.due, 'again');
    expect(lapsed.due - lapsed.last).toBeLessThan(wait);
    expect(lapsed.lapses).toBe(1);
    for (let n = 0; n < 20; n++) card = answerCard(card, card.due, 'easy');
    expect(card.due - card.last).toBe(365);
  });

  it('counts days by the clock of the learner', () => {
    const late = Date.UTC(2026, 10, 25, 23, 30);
    expect(dayOf(late, -60) - dayOf(late, 0)).toBe(1);
    expect(dayOf(late, 300)).toBe(dayOf(late, 0));
  });
});

const emptyCard = () => ({
  due: 0,
  stability: 0,
  difficulty: 0,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 0,
  lapses: 0,
  state: 0 as const,
});

describe('the deck', () => {
  it('moves a card by the first answer of a day only', () => {
    const once = answered(NEW_DECK, TODAY, ['fan:all-pungs']);
    expect(answered(once, TODAY, ['fan:all-pungs'], 'again')).toBe(once);
    expect(once).toMatchObject({ since: TODAY, days: 1, newest: { day: TODAY, seconds: 30 } });
    const later = answered(once, TODAY + 9, ['fan:all-pungs']);
    expect(later).toMatchObject({ since: TODAY, days: 2, week: { asked: 1, known: 1 } });
    expect(answered(once, TODAY + 9, ['fan:all-pungs'], 'again').week).toEqual({ asked: 1, known: 0 });
  });

  it('lets a break take no more than two minutes', () => {
    const deck = withAnswer(NEW_DECK, { id: 'wait:edge', today: TODAY, recall: 'good', isRight: true, seconds: 9999 });
    expect(deck.newest?.seconds).toBe(120);
  });

  it('says what comes back on which day, and what is overdue today', () => {
    const cards = {
      a: memory({ due: TODAY - 4 }),
      b: memory(),
      c: memory({ due: TODAY + 2 }),
      d: memory({ due: TODAY + 7 }),
    };
    expect(comingDays({ ...NEW_DECK, cards }, TODAY, 7)).toEqual([2, 0, 1, 0, 0, 0, 0]);
    expect(wellKnown({ ...NEW_DECK, cards: { a: memory({ stability: 21 }), b: memory() } })).toBe(1);
  });

  it('asks first for what is likeliest forgotten', () => {
    const cards = {
      known: memory({ stability: 30 }),
      faint: memory({ stability: 4 }),
      later: memory({ due: TODAY + 1 }),
    };
    expect(dueCards({ ...NEW_DECK, cards }, TODAY)).toEqual(['faint', 'known']);
  });
});

describe('the cards of a day', () => {
  const fresh = freshCards([]);
  const many = (count: number): Deck => ({
    ...NEW_DECK,
    cards: Object.fromEntries(fresh.slice(0, count).map((id, n) => [id, memory({ stability: 5 + n })])),
  });

  it('are six new ones on the first day', () => {
    expect(planDay(NEW_DECK, TODAY, fresh, () => 40)).toMatchObject({
      cards: fresh.slice(0, 6),
      fresh: 6,
      seconds: 240,
      waiting: 0,
    });
  });

  it('leave room for two new ones, however much is due', () => {
    const plan = planDay(many(40), TODAY, fresh, () => MINUTE);
    expect(plan).toMatchObject({ fresh: 2, seconds: LONGEST_DECK, waiting: 32 });
    expect(plan.cards).toHaveLength(10);
    expect(planDay(many(5), TODAY, fresh, () => 20)).toMatchObject({ fresh: 2, waiting: 0 });
  });

  it('never take more than ten minutes in all, whatever was done already', () => {
    for (const each of [7, 45, 61, 119]) {
      let deck = many(60);
      for (let spent = 0; ; spent++) {
        const plan = planDay(deck, TODAY, fresh, () => each);
        expect((deck.newest?.seconds ?? 0) + plan.seconds).toBeLessThanOrEqual(LONGEST_DECK);
        const [next] = plan.cards;
        if (next === undefined) break;
        deck = withAnswer(deck, { id: next, today: TODAY, recall: 'good', isRight: true, seconds: each });
        expect(spent).toBeLessThan(100);
      }
    }
  });

  it('do not begin anew when some are answered', () => {
    let deck = NEW_DECK;
    for (let n = 6; n > 0; n--) {
      const { cards } = planDay(deck, TODAY, fresh, () => 10);
      expect(cards).toHaveLength(n);
      deck = answered(deck, TODAY, [cards[0]!]);
    }
    expect(planDay(deck, TODAY, fresh, () => 10).cards).toEqual([]);
    expect(planDay(deck, TODAY + 1, fresh, () => 10).fresh).toBeGreaterThan(0);
  });

  it('begin with the own mistakes, each card once', () => {
    const own = freshCards(['dangerous', 'nonsense', 'below-eight']);
    expect(own.slice(0, 2)).toEqual(['mistake:dangerous', 'mistake:below-eight']);
    expect(new Set(own).size).toBe(own.length);
    expect(own.every(isCard)).toBe(true);
    expect(cardOf('fan:half-flush')).toMatchObject({ drill: 'which-fans', tag: 'fan:half-flush' });
    expect(own.filter(id => id.startsWith('wait:') || id.startsWith('exclusion:'))).toHaveLength(7);
  });
});

describe('a card that is no mistake', () => {
  const tagged = freshCards([]).map(id => cardOf(id)!);

  it.each(tagged.map(card => [card.id, card] as const))('%s can be asked with other tiles every time', (_, card) => {
    const kind = COMPUTED_KINDS.find(known => known === card.drill)!;
    const made = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(seed => makeQuestion(kind, seed, { tag: card.tag! }) ?? []);
    expect(made.length).toBeGreaterThan(2);
    expect(made.every(({ tags }) => tags.includes(card.tag!))).toBe(true);
    expect(
      new Set(made.map(question => JSON.stringify('claim' in question ? question.claim : question.concealed))).size,
    ).toBe(made.length);
  });
});

describe('a kept deck', () => {
  it('is read as it was written', () => {
    let deck: Deck = { ...NEW_DECK, isOn: true };
    for (const day of [TODAY, TODAY + 3, TODAY + 30]) deck = answered(deck, day, freshCards([]).slice(0, 4));
    expect(readDeck(JSON.parse(JSON.stringify(deck)), isCard)).toEqual({ state: deck, dropped: 0 });
  });

  it('loses only what is broken', () => {
    const whole = answered({ ...NEW_DECK, isOn: true }, TODAY, ['fan:all-pungs', 'wait:edge']);
    const text = JSON.stringify(whole);
    const broken = JSON.parse(text);
    broken.cards['wait:edge'].stability = 'much';
    broken.cards['fan:no-such-fan'] = broken.cards['fan:all-pungs'];
    broken.days = -3;
    broken.newest.answers.push(7, { id: 'x' });
    const { state, dropped } = readDeck(broken, isCard);
    const { cards, isOn, days, newest } = state;
    expect(dropped).toBe(2);
    expect(Object.keys(cards)).toEqual(['fan:all-pungs']);
    expect({ isOn, days, newest }).toEqual({ isOn: true, days: 0, newest: whole.newest });
  });

  it.each([null, 7, 'deck', [], { cards: 3, newest: [], week: 'w' }, { cards: { 'wait:edge': null } }])(
    'is a new one if nothing can be read: %j',
    value => {
      expect(readDeck(value, isCard).state).toEqual(NEW_DECK);
    },
  );

  it('never holds a card that is due before its last answer', () => {
    const cards = { 'wait:edge': memory({ due: TODAY - 20 }) };
    expect(readDeck({ cards }, isCard)).toEqual({ state: NEW_DECK, dropped: 1 });
  });
});
