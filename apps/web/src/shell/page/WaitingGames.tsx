import type { TableSummary } from '@gorrion/protocol';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Go } from './Go.tsx';
import { waitingLine } from './lobbyLine.ts';
import { tablePath } from './router.ts';
import './waitingGames.css';

/** How little a game waits for its player: least at a table where others play, most where all is over. */
const patienceOf = ({ code, stage, isOver }: TableSummary): number =>
  isOver ? 3 : stage === 'gathering' ? 2 : Number(isLocal(code));

/** Returns the key of what waits for the player. */
const titleOf = ({ teaches, isOver, event }: TableSummary) =>
  teaches ? 'home.youTeach' : isOver ? 'home.over' : event === 'daily' ? 'home.waitingDaily' : 'home.waiting';

/**
 * The games of the player, with a link back to each; the main one leads to the game that waits for them first. A game that
 * is over says so and links to its results.
 */
export function WaitingGames({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = useT();
  const myName = useApp(app => app.me?.name);
  return tables
    .filter(table => table.stage !== 'closed')
    .toSorted((a, b) => patienceOf(a) - patienceOf(b))
    .map((table, n) => (
      <section
        className={table.isOver ? 'row resume over' : 'row resume'}
        key={table.code}
        aria-label={`${t(titleOf(table))}. ${waitingLine(t, table, myName)}`}
      >
        <span className="dot" aria-hidden="true" />
        <b>{t(titleOf(table))}</b>
        <span className="grow quiet resume-what">
          <span className="kind">{t(isLocal(table.code) ? 'home.where.device' : 'home.where.server')}</span>{' '}
          {waitingLine(t, table, myName)}
        </span>
        <Go className={n === 0 ? 'btn pri sm' : 'btn sm'} href={tablePath(table.code)}>
          {t(table.isOver ? 'home.overResults' : 'home.backToTable')}
        </Go>
      </section>
    ));
}
