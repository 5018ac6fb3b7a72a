import type { TournamentCommand } from '@gorrion/events/tournament';
import { useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import type { ShownEvent } from '../event/useEvent.ts';
import { REFUSALS } from './refusals.ts';

/** Sends what a person does, and keeps why the last one was refused. */
export function useSending({ send }: Pick<ShownEvent, 'send'>) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const sendAll = async (...commands: readonly TournamentCommand[]): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    const answers = await Promise.all(commands.map(send));
    setBusy(false);
    const refused = answers.find(answer => !answer.ok);
    if (refused && !refused.ok) setRefusal(refused);
    return !refused;
  };
  return { isBusy, refusal: refusal && refusalText(t, refusal, REFUSALS), send: sendAll };
}
