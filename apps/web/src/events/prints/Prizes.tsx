import type { Prize, TournamentView } from '@gorrion/events/tournament';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Wide } from '../../sheet/session/Paper.tsx';
import { winnersOf } from '../event/event.ts';
import { eventName } from '../event/words.ts';
import { Paper } from './Paper.tsx';
import { pagesOf } from './pages.ts';

const ROWS = 16;

interface PrizesProps {
  readonly id: string;
  readonly view: TournamentView;
}

function whatText(t: Translate, { for: whom, place }: Prize): string {
  if (place === null || whom === 'other') return t('prints.otherPrize');
  return t(whom === 'team' ? 'prints.teamPlace' : 'prints.playerPlace', { place });
}

/** The list of prizes, with a line for each to be signed. */
export function Prizes({ id, view }: PrizesProps) {
  const t = useT();
  const pages = pagesOf(view.plan.prizes, ROWS);
  return pages.map((prizes, n) => (
    <Paper
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
      key={n}
      id={id}
      event={eventName(t, view.plan)}
      title={t('prints.prizes')}
      page={n + 1}
      pages={pages.length}
    >
      {prizes.length === 0 && <p className="a4-notes">{t('prints.noPrizes')}</p>}
      {prizes.length > 0 && (
        <Wide label={t('prints.prizes')}>
          <table className="pr-prizes">
            <thead>
              <tr>
                <th scope="col">{t('prints.for')}</th>
                <th scope="col">{t('prints.prize')}</th>
                <th scope="col">{t('prints.winner')}</th>
                <th scope="col">{t('prints.received')}</th>
              </tr>
            </thead>
            <tbody>
              {prizes.map((prize, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: prizes keep their order
                <tr key={row}>
                  <td>{whatText(t, prize)}</td>
                  <td dir="auto">{prize.text}</td>
                  <td className="strong">{t.all(winnersOf(view, prize))}</td>
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      <div>
        <span>{t('forms.chief')}</span>
        <span>{t('sheet.date')}</span>
      </div>
    </Paper>
  ));
}
