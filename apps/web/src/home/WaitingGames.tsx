import type { TableSummary } from '@gorrion/protocol';
import { Go } from '../app/Go.tsx';
import { tablePath } from '../app/router.ts';
import { useT } from '../i18n/index.ts';
import { isLocal } from '../solo/code.ts';
import { useApp } from '../store/app.ts';
import { waitingLine } from './lobbyLine.ts';

/** Games of mine that are not over: the way back stands first on the page. */
export function WaitingGames({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = useT();
  const myName = useApp(app => app.me?.name);
  return tables
    .filter(table => table.stage !== 'closed')
    .map(table => (
      <section className="resume" key={table.code} aria-label={t('home.waiting')}>
        <span className="dot" aria-hidden="true" />
        <b>{t('home.waiting')}</b>
        <span className="resume-what">
          <span className="kind">{t(isLocal(table.code) ? 'home.where.device' : 'home.where.server')}</span>{' '}
          {waitingLine(t, table, myName)}
        </span>
        <Go className="btn pri sm" href={tablePath(table.code)}>
          {t('home.backToTable')}
        </Go>
      </section>
    ));
}
