import type { TournamentCommand } from '@gorrion/events/tournament';
import { useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import type { ShownEvent } from '../event/useEvent.ts';
import { refusals } from './refusals.ts';

/** What an umpire orders. */
export interface Orders {
  /** Why the last order was refused, in words. */
  readonly refusal: string | undefined;
  /** Sends orders one after another. Without a network they wait. Resolves with whether all were taken. */
  send(...commands: readonly TournamentCommand[]): Promise<boolean>;
  /** Shows why something was refused that is no command of the event. */
  refuse(refusal: Refusal | undefined): void;
}

/** Sends orders and keeps the newest refusal, also that of an order of an earlier page. */
export function useOrders({ send, unheard }: Pick<ShownEvent, 'send' | 'unheard'>): Orders {
  const t = useT();
  const [refusal, setRefusal] = useState<Refusal>();
  /** How many refusals of earlier pages the umpire has seen: those that stood there when they went on. */
  const [seen, setSeen] = useState(0);
  const shown = refusal ?? unheard.slice(seen).at(-1)?.refusal;
  const sendAll = async (...commands: readonly TournamentCommand[]) => {
    setRefusal(undefined);
    setSeen(unheard.length);
    const answers = await Promise.all(commands.map(send));
    const refused = answers.find(answer => !answer.ok);
    if (refused && !refused.ok) setRefusal(refused);
    return !refused;
  };
  return { refusal: shown && refusalText(t, shown, refusals), send: sendAll, refuse: setRefusal };
}
