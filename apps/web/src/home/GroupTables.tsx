import type { TableSummary } from '@gorrion/protocol';
import { useT } from '../i18n/index.ts';
import type { useGroupNews } from '../ledgers/useInvitations.ts';
import { goTo, tablePath } from '../page/router.ts';
import { wantSeat } from '../page/wantedSeat.ts';

interface GroupTablesProps {
  readonly groups: ReturnType<typeof useGroupNews>['withTable'];
  /** The tables at which the person sits. `WaitingGames` shows them. */
  readonly mine: readonly TableSummary[];
}

/** The tables that the person's groups have opened for them, each with a button that sits down. */
export function GroupTables({ groups, mine }: GroupTablesProps) {
  const t = useT();
  return groups
    .filter(({ table }) => !mine.some(({ code }) => code === table.code))
    .map(({ id, name, table: { code } }) => (
      <section className="resume" key={id} aria-label={t('home.groupTable')}>
        <span className="dot" aria-hidden="true" />
        <b>{t('home.groupTable')}</b>
        <span className="resume-what">
          <bdi className="kind">{name}</bdi> {t('home.groupTableNote')}
        </span>
        <button
          type="button"
          className="btn pri sm"
          onClick={() => {
            wantSeat(code);
            goTo(tablePath(code));
          }}
        >
          {t('home.sit')}
        </button>
      </section>
    ));
}
