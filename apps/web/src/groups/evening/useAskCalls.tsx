import type { GroupCommand, GroupView } from '@gorrion/events/groups';
import { USUAL_WISHES } from '@gorrion/protocol';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { PartProps } from '../useGroup.ts';
import { eveningNow } from './EveningCard.tsx';

const AskCalls = lazyPart(() => withWords('shell', () => import('../../shell/calls/AskCalls.tsx')));

const MINUTE = 60_000;

/** Whether a member has just decided to come to an evening. */
const isYes = (command: GroupCommand): boolean =>
  command.type === 'set-evening' || (command.type === 'answer' && command.answer === 'yes');

/** Asks a member who has just said yes to an evening, and never on arrival, whether this device shall call them before it. */
export function useAskCalls(act: PartProps['act'], view: GroupView): readonly [act: PartProps['act'], ask: ReactNode] {
  const [hasSaidYes, setSaidYes] = useState(false);
  const heard = useCallback(
    async (command: GroupCommand) => {
      const isDone = await act(command);
      if (isDone && isYes(command)) setSaidYes(true);
      return isDone;
    },
    [act],
  );
  const evening = hasSaidYes ? eveningNow(view) : undefined;
  const isInTime = evening && evening.at - USUAL_WISHES.lead * MINUTE > Date.now();
  const ask = isInTime && (
    <Suspense fallback={null}>
      <AskCalls about={{ kind: 'evening', at: evening.at, group: view.name, place: evening.place }} />
    </Suspense>
  );
  return [heard, ask || null];
}
