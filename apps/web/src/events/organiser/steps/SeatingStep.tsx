import { seatedBy } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { ChartSearchCard } from '../seating/ChartSearchCard.tsx';
import { needsOf } from '../seating/chartState.ts';
import { FaultsCard } from '../seating/FaultsCard.tsx';
import { Lots } from '../seating/Lots.tsx';
import { SessionTables } from '../seating/SessionTables.tsx';
import { WholeChart } from '../seating/WholeChart.tsx';
import type { EventDesk, SendState } from '../useEvent.ts';
import { StepFrame } from './StepFrame.tsx';
import '../seating/seating.css';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

/** Step 4: the draw of lots, the rotation chart with its faults, and exchanges by hand. */
export function SeatingStep({ desk, sent }: StepProps) {
  const t = useT();
  const { plan, rotation, draw } = desk.view;
  const by = seatedBy(plan);
  return (
    <StepFrame
      desk={desk}
      sent={sent}
      step={4}
      aside={
        by === 'chart' ? (
          <>
            <FaultsCard desk={desk} />
            <ChartSearchCard desk={desk} />
          </>
        ) : (
          <Note icon="info" title={t('organiser.later')}>
            {t(`organiser.later.${by}`)}
          </Note>
        )
      }
    >
      {draw && rotation && (
        <>
          <SessionTables desk={desk} chart={rotation} />
          <WholeChart chart={rotation} players={needsOf(desk.view).players} />
        </>
      )}
      <Lots desk={desk} />
    </StepFrame>
  );
}
