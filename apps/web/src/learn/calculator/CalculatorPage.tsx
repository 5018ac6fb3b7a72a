import { isClassicalQuery } from '@gorrion/learn/classicalHands';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { CompetitionCalculator } from './CompetitionCalculator.tsx';
import type { Family } from './FamilyPage.tsx';
import { inFamily } from './inFamily.ts';

const ClassicalCalculator = lazyPart(() => import('./ClassicalCalculator.tsx'));

const familyNow = (): Family => (isClassicalQuery(location.search) ? 'classical' : 'mcr');

/** The calculator, by the rules of its address. Its address is its state, so a link is the hand. */
export default function CalculatorPage() {
  const [family, setFamily] = useState(familyNow);
  useEffect(() => {
    const read = () => {
      if (location.pathname.startsWith(paths.calculator())) setFamily(familyNow());
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const choose = (chosen: Family) => {
    // The other calculator begins with what the address says.
    history.replaceState(history.state, '', paths.calculator(inFamily(chosen, location.search)));
    setFamily(chosen);
  };
  if (family === 'mcr') return <CompetitionCalculator onFamily={choose} />;
  return (
    <Suspense fallback={null}>
      <ClassicalCalculator onFamily={choose} />
    </Suspense>
  );
}
