import {
  type CalculatorState,
  handIn,
  isThirteenTiles,
  NOTATIONS,
  pointsOf,
  type Question,
  queryOf,
  questionOf,
  sizeOfHand,
  waitingTiles,
  withText,
} from '@gorrion/learn/hands';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { CopyHand } from './CopyHand.tsx';
import { competitionLine } from './competitionLine.ts';
import { Dock } from './Dock.tsx';
import { FamilyPage, type FamilyProps } from './FamilyPage.tsx';
import { Faults } from './Faults.tsx';
import { HandTray } from './HandTray.tsx';
import { Keypad } from './Keypad.tsx';
import { Manner } from './Manner.tsx';
import { notationName } from './notationName.ts';
import { PointsCards } from './PointsCards.tsx';
import { setsOfReading } from './setsInHand.ts';
import { TypedHand } from './TypedHand.tsx';
import { Unanswered } from './Unanswered.tsx';
import { useCalculator } from './useCalculator.ts';
import { usePreparing } from './usePreparing.ts';
import { WaitsCards } from './WaitsCards.tsx';

const MissingCard = lazyPart(() => import('./MissingCard.tsx'));

const QUESTIONS: readonly Question[] = ['points', 'waits', 'missing'];

/** The calculator of the competition's rules: what a hand is worth, what it waits for, and what a part of a hand lacks. */
export function CompetitionCalculator({ onFamily }: FamilyProps) {
  const t = useT();
  const calculator = useCalculator();
  const { state, set, faults } = calculator;
  usePreparing();
  const asked = questionOf(state);
  const answer = useRef<HTMLDivElement>(null);
  const { points, shown, waits, show } = useAnswer(state, asked);
  const options = QUESTIONS.map(value => ({ value, label: t(`calculator.ask.${value}`) }));
  const ask = (
    <Choice
      isSlim
      label={t('calculator.ask')}
      value={asked}
      options={options}
      onChoose={question => set({ ...state, asked: question })}
    />
  );
  const texts = NOTATIONS.map(notation => ({ label: notationName(t, notation), text: () => handIn(notation, state) }));
  return (
    <FamilyPage family="mcr" onFamily={onFamily} acts={ask}>
      <Faults faults={faults} />
      <div className="sides">
        <div>
          <HandTray
            calculator={calculator}
            sets={shown && setsOfReading(shown, state.winning)}
            isWaiting={asked === 'waits'}
          />
          <Keypad calculator={calculator} />
          <section className="card pad stack" aria-label={t('calculator.typed')}>
            <TypedHand calculator={calculator} read={withText} />
          </section>
          <Manner calculator={calculator} />
        </div>
        <div className="calc-answer" ref={answer}>
          {points && shown && <PointsCards state={state} answer={points} shown={shown} onShow={show} />}
          {waits && <WaitsCards state={state} waits={waits} />}
          {asked === 'missing' && sizeOfHand(state) > 0 ? (
            <Suspense fallback={<div className="card pad stack" aria-busy="true" />}>
              <MissingCard state={state} />
            </Suspense>
          ) : (
            !points && !waits && <Unanswered state={state} asked={asked} />
          )}
          <CopyHand query={calculator.query} texts={texts} />
        </div>
      </div>
      <Dock line={competitionLine(t, { state, asked, shown, waits })} onShow={() => answer.current?.scrollIntoView()} />
    </FamilyPage>
  );
}

/** Works out what is asked for; the reading that is shown is the best one until another is chosen. */
function useAnswer(state: CalculatorState, asked: Question) {
  const points = useMemo(() => (asked === 'points' ? pointsOf(state) : undefined), [state, asked]);
  const isWaiting = asked === 'waits' && isThirteenTiles(state);
  const waits = useMemo(() => (isWaiting ? waitingTiles(state) : undefined), [state, isWaiting]);
  // By what the hand says: it is read anew when its address is written, a moment after the last tile.
  const of = queryOf(state);
  const [chosen, show] = useState<{ readonly of: string; readonly at: number }>();
  const shown = points && (points.readings[chosen?.of === of ? chosen.at : 0] ?? points.readings[0]);
  return { points, waits, shown, show: (at: number) => show({ of, at }) };
}
