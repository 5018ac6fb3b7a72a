import type { EventDesk, SendState } from '../useEvent.ts';
import { FormatStep } from './FormatStep.tsx';
import { NameStep } from './NameStep.tsx';
import { OpenStep } from './OpenStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { PlayersStep } from './PlayersStep.tsx';
import { SeatingStep } from './SeatingStep.tsx';
import type { Step } from './steps.ts';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

const PAGES = { 1: NameStep, 2: FormatStep, 3: PlayersStep, 4: SeatingStep, 5: PeopleStep, 6: OpenStep } as const;

/** One of the six steps. */
export function StepPage({ step, ...props }: StepProps & { readonly step: Step }) {
  const Page = PAGES[step];
  return <Page {...props} />;
}
