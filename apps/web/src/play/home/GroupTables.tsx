import type { TableSummary } from '@gorrion/protocol';
import type { ToldTable } from '../../client/ledgers/useInvitations.ts';
import { useT } from '../../kit/i18n/index.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';

interface GroupTablesProps {
  readonly tables: readonly ToldTable[];
  /** The tables at which the person sits. `WaitingGames` shows them. */
  readonly mine: readonly TableSummary[];
}

/** The tables that the person's groups have opened for them, each with a button that sits down. */
export function GroupTables({ tables, mine }: GroupTablesProps) {
  const t = useT();
  const others = tables.filter(table => !mine.some(({ code }) => code === table.code));
  return others.map(({ group, code, by }) => {
    const note = by === null ? t('home.groupTableNote') : t('home.groupTableBy', { name: by });
    return (
      <section className="row resume" key={code} aria-label={`${t('home.groupTable')}. ${group}. ${note}`}>
        <span className="dot" aria-hidden="true" />
        <b>{t('home.groupTable')}</b>
        <span className="grow quiet resume-what">
          <bdi className="kind">{group}</bdi> {note}
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
    );
  });
}
