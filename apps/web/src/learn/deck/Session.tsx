import { cardOf, LONGEST_DECK } from '@gorrion/learn/deck';
import type { DrillQuestion } from '@gorrion/learn/drills';
import { useEffect, useRef, useState } from 'react';
import { deckProgress } from '../../client/progress/deck.ts';
import { useT } from '../../kit/i18n/index.ts';
import { RoundSteps } from '../../kit/ui/RoundSteps.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { KeysCard } from '../drills/KeysCard.tsx';
import { AskedCard } from './AskedCard.tsx';
import { questionFor } from './question.ts';

interface SessionProps {
  readonly ids: readonly string[];
  /** Called after the last card; `isUnasked` if no question of any card could be had. */
  readonly onEnd: (isUnasked: boolean) => void;
}

interface Place {
  readonly at: number;
  /** The question of the card; undefined while it is looked for. */
  readonly question: DrillQuestion | undefined;
  /** Whether each answer was right, by the place of its card. */
  readonly results: Readonly<Record<number, boolean>>;
}

/** Goes through cards: finds a question for the one that is next, and ends after the last. */
function useCards(ids: readonly string[], onEnd: SessionProps['onEnd']) {
  const [place, setPlace] = useState<Place>({ at: 0, question: undefined, results: {} });
  const asked = useRef(new Set<string>());
  const end = useRef(onEnd);
  end.current = onEnd;
  const { at } = place;
  useEffect(() => {
    const own = cardOf(ids[at] ?? '');
    if (!own) return end.current(asked.current.size === 0);
    let isCurrent = true;
    const show = (found: DrillQuestion | undefined) => {
      if (!isCurrent) return;
      if (found) asked.current.add(found.id);
      // A card whose questions cannot be had waits for another day.
      setPlace(now => (found ? { ...now, question: found } : { ...now, at: now.at + 1 }));
    };
    questionFor(own, asked.current).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [ids, at]);
  return [place, setPlace] as const;
}

/** The cards of a day, one after another, until they are done or the ten minutes are. */
export function Session({ ids, onEnd }: SessionProps) {
  const t = useT();
  const [{ at, question, results }, setPlace] = useCards(ids, onEnd);
  const card = cardOf(ids[at] ?? '');
  const goOn = (isRight: boolean) => {
    if ((deckProgress.use.getState().newest?.seconds ?? 0) >= LONGEST_DECK) onEnd(false);
    else setPlace({ at: at + 1, question: undefined, results: { ...results, [at]: isRight } });
  };
  const kind = card && t(`deck.kind.${card.kind}`);
  return (
    <PlacePage
      title={question ? t(`drills.ask.${question.kind}`) : t('deck.title')}
      above={[{ href: paths.learn(), label: t('place.learn') }]}
      acts={<Progress at={at} all={ids.length} results={results} kind={kind ?? ''} />}
      isDeep
      className="dr"
    >
      <div className="sides">
        <div>
          {question && card ? (
            <AskedCard key={question.id} id={card.id} question={question} onDone={goOn} />
          ) : (
            <p className="card empty" aria-busy="true" role="status">
              {t('drills.loading')}
            </p>
          )}
        </div>
        <aside>
          <KeysCard hasRecall />
        </aside>
      </div>
    </PlacePage>
  );
}

interface ProgressProps extends Pick<Place, 'at' | 'results'> {
  readonly all: number;
  /** What kind of skill the card is; its name would tell the answer. */
  readonly kind: string;
}

function Progress({ at, all, results, kind }: ProgressProps) {
  const t = useT();
  return (
    <div className="learn-progress">
      <RoundSteps count={all} at={at} results={results} />
      <p className="fine">{t('deck.progress', { at: Math.min(at + 1, all), all, kind })}</p>
    </div>
  );
}
