import { type DailyPool, type DailyTable, type DailyTold, SPANS, type Span } from '@gorrion/events/daily';
import { useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { dealOf, dealsText, type SealedEvening } from '../duplicate/games.ts';
import { seatIn } from '../duplicate/text.ts';
import { dayName, percent } from './text.ts';

/** What stands beside a day: the tables of week and month, its walls once they are open, and the day before. */
export function Beside({ told }: { readonly told: DailyTold }) {
  const t = useT();
  const { day, tables, before, today } = told;
  return (
    <aside>
      {day.pools && <Walls pools={day.pools} own={day.mine?.pool ?? 0} />}
      <Tables tables={tables} />
      {before && (
        <Card title={t('daily.before')}>
          <p className="fine">
            {before.mean === undefined
              ? t('daily.beforeNote')
              : t('daily.beforeMean', { share: percent(t, before.mean) })}
          </p>
          <Go className="text-link" href={eventPaths.daily(before.date)}>
            {t('daily.beforeWalls', { day: dayName(t, before.date) })}
          </Go>
        </Card>
      )}
      {day.date !== today && (
        <Go className="btn pri" href={eventPaths.daily()}>
          {t('daily.toToday')}
        </Go>
      )}
      <Card title={t('daily.evenings')}>
        <p className="fine">{t('daily.eveningsNote')}</p>
        <Go className="text-link" href={eventPaths.newDuplicate()}>
          {t('duplicate.newTitle')}
        </Go>
      </Card>
    </aside>
  );
}

function Tables({ tables }: { readonly tables: readonly DailyTable[] }) {
  const t = useT();
  const [span, setSpan] = useState<Span>('week');
  const table = tables.find(one => one.span === span);
  if (!table) return null;
  return (
    <Card
      title={t(`daily.table.${span}`)}
      aside={
        <Choice
          isSlim
          label={t('daily.span')}
          value={span}
          options={SPANS.map(value => ({ value, label: t(`daily.span.${value}`) }))}
          onChoose={setSpan}
        />
      }
    >
      <p className="fine">{t('daily.needed', { count: table.needed })}</p>
      {table.lines.length === 0 ? (
        <p className="quiet">{t('daily.noPlaces')}</p>
      ) : (
        <table className="table owns">
          <thead className="sr">
            <tr>
              <th scope="col">{t('duplicate.col.place')}</th>
              <th scope="col">{t('duplicate.col.player')}</th>
              <th scope="col">{t('daily.youBeat')}</th>
            </tr>
          </thead>
          <tbody>
            {table.lines.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
              <tr key={n} className={line.isYou ? 'own' : undefined}>
                <td>{t.number(line.place)}</td>
                <th scope="row" className="words" dir="auto">
                  {line.isYou ? t('daily.you') : t.nameOf(line.name)}
                </th>
                <td className="numeral">{percent(t, line.mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {table.of > table.lines.length && <p className="fine">{t('daily.ofAll', { count: table.of })}</p>}
    </Card>
  );
}

const planOf = ({ duplicate, commitments }: DailyPool): SealedEvening => ({
  duplicate,
  commitments,
  plan: { walls: 'own', flowers: false, ruleset: 'wmo2006', hands: 4 },
});

/** Tiles of one seat's own wall. */
const OWN = 34;

/** The deals of a day that is over: whether they are those that were sealed, as this page has worked out, and the walls. */
function Walls({ pools, own }: { readonly pools: readonly DailyPool[]; readonly own: number }) {
  const t = useT();
  const deals = useMemo(
    () => pools.map(pool => pool.secrets.map((_, n) => dealOf(planOf(pool), pool, n + 1))),
    [pools],
  );
  const isGenuine = deals.every(pool => pool.every(deal => deal?.isGenuine));
  const pool = pools[own];
  return (
    <Card title={t('daily.walls')}>
      {isGenuine ? (
        <Note tone="ok" icon="check" title={t('daily.genuine')}>
          {t('daily.genuineNote')}
        </Note>
      ) : (
        <Note tone="bad" icon="warn" title={t('duplicate.sealsBroken')}>
          {t('duplicate.sealsBrokenNote')}
        </Note>
      )}
      <details>
        <summary>{t('daily.seeWalls')}</summary>
        <p className="fine">{t('duplicate.ownWallNote')}</p>
        <ol className="stack daily-walls">
          {deals[own]?.map((deal, n) => {
            const seat = seatIn(n + 1, 0);
            return (
              <li key={pool?.commitments[n]}>
                <b>{t('daily.handAt', { hand: n + 1, wind: t(`wind.${seat}`) })}</b>
                {deal && <MiniTiles tiles={deal.wall.slice(OWN * seat, OWN * (seat + 1))} />}
              </li>
            );
          })}
        </ol>
      </details>
      {pool && (
        <button type="button" className="btn sm" onClick={() => void copyText(dealsText(planOf(pool), pool))}>
          <Icon name="copy" />
          {t('duplicate.copyDeals')}
        </button>
      )}
    </Card>
  );
}
