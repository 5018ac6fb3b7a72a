import type { DuplicateCard } from '@gorrion/events/duplicate';
import { DamagedLedgers } from '../../client/ledgers/DamagedLedgers.tsx';
import { MoreButton } from '../../client/ledgers/MoreButton.tsx';
import { useLedgers } from '../../client/ledgers/useLedger.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { NoEvenings } from './NoEvenings.tsx';
import './evenings.css';

/** Time (ms) between two looks: others set evenings up too. */
const LOOK_EVERY = 20_000;

/** The duplicate evenings that the person has set up or sits in; with a group, all of it, and the way to a new one. */
export function Evenings({ group }: { readonly group?: string }) {
  const t = useT();
  const { answer: list, more } = useLedgers<DuplicateCard>(
    group === undefined ? 'duplicate' : `groups/${group}/duplicates`,
    0,
    group === undefined ? undefined : LOOK_EVERY,
  );
  const mine = list?.ok ? list.value.mine : [];
  const damaged = list?.ok ? list.value.damaged : undefined;
  if (mine.length === 0 && !damaged && group === undefined) return null;
  if (list?.ok && mine.length === 0 && !damaged && group !== undefined) return <NoEvenings group={group} />;
  return (
    <section className="card pad dup-earlier">
      <h2>{t(group === undefined ? 'duplicate.yours' : 'duplicate.ofGroup')}</h2>
      {group !== undefined && <p className="fine">{t('duplicate.ofGroupNote')}</p>}
      <Go className="text-link" href={eventPaths.daily()}>
        {t('daily.toToday')}
      </Go>
      <DamagedLedgers ids={damaged} />
      <ul className="ruled">
        {mine.map(({ id, name, hands, tables, played, isOpen }) => (
          <li key={id}>
            <Go className="row" href={eventPaths.duplicate(id)}>
              <span className="grow stack tight">
                <b dir="auto">{name}</b>
                <small className="fine">
                  {t('duplicate.hands', { count: hands })} ·{' '}
                  {isOpen ? t('duplicate.isOpen') : t('duplicate.progress', { played, count: tables })}
                </small>
              </span>
              <Icon name="right" />
            </Go>
          </li>
        ))}
      </ul>
      {list?.ok && <MoreButton list={list.value} of="mine" more={more} />}
      {group !== undefined && (
        <Go className="btn pri" href={eventPaths.newDuplicate(group)}>
          {t('duplicate.setUp')}
        </Go>
      )}
    </section>
  );
}
