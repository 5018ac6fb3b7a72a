import type { SheetHand, TournamentCommand } from '@gorrion/events/tournament';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { handText } from '../event/words.ts';
import { refusals } from './refusals.ts';
import type { Scoring } from './useScoring.ts';

interface WaitingProps {
  readonly scoring: Scoring;
  /** Takes a refused hand back into the form. */
  readonly onTake?: (hand: SheetHand) => void;
}

/** What waits for the network, and what the server has refused. */
export function Waiting({ scoring, onTake }: WaitingProps) {
  const t = useT();
  const { event, refused, putAway } = scoring;
  return (
    <div className="stack sc-notes" role="status">
      {event.waiting > 0 && (
        <Note tone="amber" icon="clock" title={t('scorer.waiting', { count: event.waiting })}>
          {t('scorer.waitingNote')}
        </Note>
      )}
      {event.waiting === 0 && event.refusal?.code === 'offline' && (
        <Note tone="amber" icon="warn" title={t('scorer.offline')}>
          {t('scorer.offlineNote')}
        </Note>
      )}
      {refused.map((one, n) => {
        const command = one.command as TournamentCommand;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: refused entries have no names of their own
          <Note key={n} tone="bad" icon="warn" title={whatText(t, command)}>
            {refusalText(t, one.refusal, refusals)}
            <span className="row sc-ways">
              {onTake && command.type === 'enter-hand' && (
                <button
                  type="button"
                  className="btn sm"
                  onClick={() => {
                    onTake(command.hand);
                    putAway(one);
                  }}
                >
                  {t('scorer.takeBack')}
                </button>
              )}
              <button type="button" className="btn sm ghost" onClick={() => putAway(one)}>
                {t('scorer.putAway')}
              </button>
            </span>
          </Note>
        );
      })}
    </div>
  );
}

/** Returns what was refused. */
function whatText(t: Translate, command: TournamentCommand): string {
  switch (command.type) {
    case 'enter-hand':
      return t('scorer.notEntered', { table: command.table, hand: handText(t, command.hand.hand) });
    case 'drop-hand':
      return t('scorer.notDropped', { table: command.table, hand: handText(t, command.hand) });
    default:
      return t('scorer.notDone');
  }
}
