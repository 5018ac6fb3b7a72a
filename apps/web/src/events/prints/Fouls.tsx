import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { playerIn } from '../event/event.ts';
import { type EventFoul, eventFouls } from '../event/fouls.ts';
import { eventName, handText, sessionHead, sessionTitle } from '../event/words.ts';
import { APPENDICES } from './forms.ts';
import { Paper, Wide } from './Paper.tsx';
import { pagesOf } from './pages.ts';

/** Rows of the form in the printed book. */
const ROWS = 15;

interface FoulsProps {
  readonly id: string;
  readonly view: TournamentView;
  /** One session; without it all. */
  readonly session: number | undefined;
}

/** The record of fouls (appendix 6), fifteen rows a page, at least one page to be filled by hand. */
export function Fouls({ id, view, session }: FoulsProps) {
  const t = useT();
  const fouls = eventFouls(t, view).filter(foul => foul.isFoul && (session === undefined || foul.session === session));
  const pages = pagesOf(fouls, ROWS);
  return pages.map((rows, n) => (
    <Paper
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
      key={n}
      id={id}
      event={eventName(t, view.plan)}
      title={t('forms.fouls')}
      appendix={APPENDICES.fouls}
      page={n + 1}
      pages={pages.length}
    >
      <p className="a4-meta">
        <span>{session === undefined ? sessionHead(t) : <b>{sessionTitle(t, view, session)}</b>}</span>
        <span>
          {t('forms.group')} <b />
        </span>
        <span>
          {t('sheet.table')} <b />
        </span>
      </p>
      <Wide label={t('forms.fouls')}>
        <table className="pr-fouls">
          <thead>
            <tr>
              <th scope="col">{t('forms.team')}</th>
              <th scope="col">{t('sheet.player')}</th>
              <th scope="col" className="pr-number">
                {t('prints.number')}
              </th>
              <th scope="col">{t('prints.where')}</th>
              <th scope="col">{t('forms.nature')}</th>
              <th scope="col">{t('forms.penalty')}</th>
              <th scope="col">{t('forms.remarks')}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: ROWS }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form keep their order
              <FoulRow key={row} view={view} foul={rows[row]} />
            ))}
          </tbody>
        </table>
      </Wide>
      <div className="pr-signs">
        <span>{t('sheet.umpire')}</span>
        <span>{t('sheet.date')}</span>
      </div>
    </Paper>
  ));
}

function FoulRow({ view, foul }: { readonly view: TournamentView; readonly foul: EventFoul | undefined }) {
  const t = useT();
  const player = playerIn(view, foul?.player ?? null);
  const where = foul && [
    foul.session,
    handText(t, foul.hand),
    foul.table,
    foul.seat === undefined ? '' : windName(t, foul.seat),
  ];
  return (
    <tr>
      <td dir="auto">{player?.team}</td>
      <td dir="auto" className="strong">
        {player?.name}
      </td>
      <td>{player?.drawn}</td>
      <td>{where?.filter(part => part !== '').join(' / ')}</td>
      <td>{foul?.nature}</td>
      <td>{foul?.penalty}</td>
      <td>
        <bdi>{foul?.revoked === undefined ? foul?.remarks : t('prints.revoked', { reason: foul.revoked })}</bdi>
        {foul?.appeal && <small> ({foul.appeal})</small>}
      </td>
    </tr>
  );
}
