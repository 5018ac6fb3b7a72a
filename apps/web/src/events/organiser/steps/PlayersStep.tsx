import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { HandList } from '../players/HandList.tsx';
import { LinkList } from '../players/LinkList.tsx';
import { PasteList } from '../players/PasteList.tsx';
import type { EventDesk, SendState } from '../useEvent.ts';
import { Expected } from './Expected.tsx';
import { StepFrame } from './StepFrame.tsx';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

const WAYS = ['hand', 'link', 'paste'] as const;
type Way = (typeof WAYS)[number];

/** Step 3: the players, by hand, by link or by a pasted list. */
export function PlayersStep({ desk, sent }: StepProps) {
  const t = useT();
  const [way, setWay] = useState<Way>('hand');
  const [taken, setTaken] = useState('');
  const choose = (next: Way) => {
    setWay(next);
    setTaken('');
  };
  const take = (said: string, isWhole: boolean) => {
    setTaken(said);
    // What was pasted is now in the list.
    if (isWhole) setWay('hand');
  };
  return (
    <StepFrame desk={desk} sent={sent} step={3} aside={way === 'paste' ? undefined : <Expected view={desk.view} />}>
      <div className="row og-tools">
        <Choice
          isSlim
          label={t('organiser.way')}
          value={way}
          options={WAYS.map(value => ({ value, label: t(`organiser.way.${value}`) }))}
          onChoose={choose}
        />
        <div role="status">{taken && <Note tone="ok" icon="check" title={taken} />}</div>
      </div>
      {way === 'hand' && <HandList desk={desk} isListFirst={taken !== ''} />}
      {way === 'link' && <LinkList desk={desk} />}
      {way === 'paste' && <PasteList desk={desk} onTaken={take} />}
    </StepFrame>
  );
}
