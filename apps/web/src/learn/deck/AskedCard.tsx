import { RECALLS, type Recall, waitsFor, withAnswer } from '@gorrion/learn/deck';
import type { DrillQuestion } from '@gorrion/learn/drills';
import { deckProgress } from '../../client/progress/deck.ts';
import { noteAnswer } from '../../client/progress/drills.ts';
import { useT } from '../../kit/i18n/index.ts';
import { AskedQuestion } from '../drills/AskedQuestion.tsx';
import { useAsked } from '../drills/useAsked.ts';
import { useDrillKeys } from '../drills/useDrillKeys.ts';
import { daysText } from './cards.ts';
import { thisDay } from './useDeck.ts';

/** The keys that say how it was, from "not at all" to "easy". */
const RECALL_KEYS: Readonly<Record<Recall, string>> = { again: 'a', hard: 's', good: 'd', easy: 'f' };

interface AskedCardProps {
  readonly id: string;
  readonly question: DrillQuestion;
  readonly onDone: (isRight: boolean) => void;
}

/** A card as a question, and after the answer: how was it? */
export function AskedCard({ id, question, onDone }: AskedCardProps) {
  const t = useT();
  const { kind, tags } = question;
  const asked = useAsked(question, result => noteAnswer({ kind, tags, ...result }));
  const { verdict, isRight, isReady, answer, show, seconds } = asked;
  const today = thisDay();
  const memory = deckProgress.use(({ cards }) => cards[id]);
  const likely: Recall = isRight ? 'good' : 'again';
  const rate = (recall: Recall) => {
    deckProgress.use.setState(deck => withAnswer(deck, { id, today, recall, isRight, seconds: seconds ?? 0 }));
    onDone(isRight);
  };
  const recallOf = (key: string) => RECALLS.find(recall => RECALL_KEYS[recall] === key);
  useDrillKeys(
    asked,
    () => rate(likely),
    key => {
      const recall = recallOf(key);
      return recall && (() => rate(recall));
    },
  );
  const waits = waitsFor(memory, today);
  return (
    <>
      <AskedQuestion asked={asked} label={t(`drills.ask.${kind}`)} />
      {verdict ? (
        <fieldset className="card learn-foot dk-how">
          <legend className="fine">{t('deck.how')}</legend>
          {RECALLS.map(recall => (
            <button
              key={recall}
              type="button"
              className={recall === likely ? 'learn-answer is-chosen' : 'learn-answer'}
              aria-keyshortcuts={RECALL_KEYS[recall].toUpperCase()}
              onClick={() => rate(recall)}
            >
              <b>{t(`deck.recall.${recall}`)}</b>
              <small>{daysText(t, waits[recall])}</small>
            </button>
          ))}
        </fieldset>
      ) : (
        <div className="card row learn-foot">
          <button type="button" className="btn ghost" onClick={show} aria-keyshortcuts="?">
            {t('drills.dontKnow')}
          </button>
          <button type="button" className="btn pri" onClick={answer} disabled={!isReady} aria-keyshortcuts="Enter">
            {t('drills.answer')}
          </button>
        </div>
      )}
    </>
  );
}
