import type { TableSummary } from '@gorrion/protocol';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Go } from './Go.tsx';
import { waitingLine } from './lobbyLine.ts';
import { tablePath } from './router.ts';
import './waitingGames.css';

/** The games of the player, with a link back to each. A game that is over says so and links to its results. */
export function WaitingGames({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = useT();
  const myName = useApp(app => app.me?.name);
  return tables
    .filter(table => table.stage !== 'closed')
    .map(table => (
      <section
        className={table.isOver ? 'row resume over' : 'row resume'}
        key={table.code}
        aria-label={t(table.isOver ? 'home.over' : 'home.waiting')}
      >
        <span className="dot" aria-hidden="true" />
        <b>{t(table.isOver ? 'home.over' : 'home.waiting')}</b>
        <span className="grow quiet resume-what">
          <span className="kind">{t(isLocal(table.code) ? 'home.where.device' : 'home.where.server')}</span>{' '}
          {waitingLine(t, table, myName)}
        </span>
        <Go className="btn pri sm" href={tablePath(table.code)}>
          {t(table.isOver ? 'home.overResults' : 'home.backToTable')}
        </Go>
      </section>
    ));
}
