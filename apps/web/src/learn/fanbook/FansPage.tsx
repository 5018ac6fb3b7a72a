import { FAMILIES, fanFamilyOf } from '@gorrion/learn/fanbook';
import { nearestFans } from '@gorrion/learn/fans';
import { FAN_IDS, fanPoints, wmo2006 } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import { type FansMade, useFansMade } from '../../client/archive/fansMade.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { BookChoice } from './BookChoice.tsx';
import { FanCard } from './FanCard.tsx';
import {
  type Filter,
  fansOf,
  filterOf,
  groupsOf,
  type Known,
  NO_FILTER,
  ORDERS,
  pointsIn,
  searchOf,
} from './filter.ts';
import { useFrequencies } from './loaded.ts';

/** Most fans that are offered when none has the text in its name. */
const NEAREST = 6;
const RULES = wmo2006;
const ALL_POINTS = pointsIn(RULES);

/** Returns the filter, kept in the address while it changes. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(() => filterOf(location.search));
  const search = searchOf(filter);
  useEffect(() => {
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search);
  }, [search]);
  return [filter, setFilter];
}

/** All fans, to search, to filter and to open. */
export function FansPage() {
  const t = useT();
  const [filter, setFilter] = useFilter();
  const made = useFansMade();
  const frequencies = useFrequencies();
  const known = useMemo((): Known => ({ made: made?.fans, frequencies }), [made, frequencies]);
  const orders = ORDERS.filter(order => order !== 'frequency' || frequencies);
  return (
    <PlacePage
      title={t('fanbook.title')}
      note={t('fanbook.note')}
      above={[{ href: paths.learn(), label: t('place.learn') }]}
      className="fb"
      acts={
        <>
          <BookChoice shown="fans" />
          <Choice
            label={t('fanbook.order')}
            value={orders.includes(filter.order) ? filter.order : 'points'}
            options={orders.map(order => ({ value: order, label: t(`fanbook.by.${order}`) }))}
            onChoose={order => setFilter({ ...filter, order })}
            isSlim
          />
        </>
      }
    >
      <div className="fb-body">
        <PointsRail filter={filter} onFilter={setFilter} />
        <div className="stack">
          <Search filter={filter} onFilter={setFilter} count={fansOf(filter, known, RULES).length} />
          <MadeChips filter={filter} onFilter={setFilter} made={made} />
          <FamilyChips filter={filter} onFilter={setFilter} />
          <List filter={filter} onFilter={setFilter} known={known} made={made} />
        </div>
      </div>
    </PlacePage>
  );
}

interface FilterProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Search({ filter, onFilter, count }: FilterProps & { readonly count: number }) {
  const t = useT();
  return (
    <search>
      <SearchField
        label={t('fanbook.search')}
        hint={t('fanbook.searchHint')}
        text={filter.text}
        onText={text => onFilter({ ...filter, text })}
      >
        <small role="status">{t('fanbook.found', { found: count, all: FAN_IDS.length })}</small>
      </SearchField>
    </search>
  );
}

/** The points that fans are worth: a rail at the side, on phones a row. */
function PointsRail({ filter, onFilter }: FilterProps) {
  const t = useT();
  const counts = ALL_POINTS.map(points => FAN_IDS.filter(id => fanPoints(id, RULES) === points).length);
  const most = Math.max(...counts);
  const choose = (points: number | undefined) => onFilter({ ...filter, points });
  return (
    <fieldset className="fb-rail learn-rail" aria-label={t('fanbook.pointsFilter')}>
      <button type="button" aria-pressed={filter.points === undefined} onClick={() => choose(undefined)}>
        <b>{t('fanbook.all')}</b>
        <i />
        <small className="fine">{FAN_IDS.length}</small>
      </button>
      {ALL_POINTS.map((points, at) => (
        <button
          key={points}
          type="button"
          aria-pressed={filter.points === points}
          onClick={() => choose(filter.points === points ? undefined : points)}
        >
          <b>{points}</b>
          <span className="sr">
            {t('fanbook.worth', { count: points })}, {t('fanbook.fans', { count: counts[at]! })}
          </span>
          <i style={{ '--share': counts[at]! / most } as React.CSSProperties} />
          <small className="fine" aria-hidden="true">
            {counts[at]}
          </small>
        </button>
      ))}
    </fieldset>
  );
}

function MadeChips({ filter, onFilter, made }: FilterProps & { readonly made: FansMade | undefined }) {
  const t = useT();
  if (!made || made.games === 0) return null;
  const chip = (isMade: boolean, count: number) => (
    <button
      type="button"
      className="learn-chip"
      aria-pressed={filter.isMade === isMade}
      onClick={() => onFilter({ ...filter, isMade: filter.isMade === isMade ? undefined : isMade })}
    >
      {t(isMade ? 'fanbook.isMade' : 'fanbook.isNotMade')} <small>{count}</small>
    </button>
  );
  return (
    <>
      <fieldset className="row tight fb-chips" aria-label={t('fanbook.madeFilter')}>
        {chip(true, made.fans.size)}
        {chip(false, FAN_IDS.length - made.fans.size)}
      </fieldset>
      {made.isOffline && <p className="fine">{t('fanbook.madeHere')}</p>}
    </>
  );
}

function FamilyChips({ filter, onFilter }: FilterProps) {
  const t = useT();
  return (
    <fieldset className="row tight fb-chips" aria-label={t('fanbook.familyFilter')}>
      <button
        type="button"
        className="learn-chip"
        aria-pressed={filter.family === undefined}
        onClick={() => onFilter({ ...filter, family: undefined })}
      >
        {t('fanbook.all')} <small>{FAN_IDS.length}</small>
      </button>
      {FAMILIES.map(family => (
        <button
          key={family}
          type="button"
          className="learn-chip"
          aria-pressed={filter.family === family}
          onClick={() => onFilter({ ...filter, family: filter.family === family ? undefined : family })}
        >
          {t(`fanbook.family.${family}`)} <small>{FAN_IDS.filter(id => fanFamilyOf(id) === family).length}</small>
        </button>
      ))}
    </fieldset>
  );
}

interface ListProps extends FilterProps {
  readonly known: Known;
  readonly made: FansMade | undefined;
}

/** The fans that are left, under their headings; else why there are none, and what comes near. */
function List({ filter, onFilter, known, made }: ListProps) {
  const t = useT();
  const groups = groupsOf(filter, known, RULES);
  const card = (id: (typeof FAN_IDS)[number]) => (
    <FanCard key={id} id={id} text={filter.text} made={made?.fans.get(id)} frequencies={known.frequencies} />
  );
  if (groups.length > 0)
    return groups.map(({ key, points, family, fans }) => (
      <section key={key} className="stack">
        <header className="row">
          <h2>
            {points !== undefined && t('fanbook.pointsOf', { count: points })}
            {family && t(`fanbook.family.${family}`)}
            {!family && points === undefined && t('fanbook.by.frequency')}
          </h2>
          <small className="fine">{t('fanbook.fans', { count: fans.length })}</small>
        </header>
        <div className="cards fb-cards">{fans.map(card)}</div>
      </section>
    ));
  const isUnknown = fansOf({ ...NO_FILTER, text: filter.text }, known, RULES).length === 0;
  return (
    <>
      <Empty title={t('fanbook.none')} note={t(isUnknown ? 'fanbook.noneHint' : 'fanbook.noneFiltered')}>
        <button type="button" className="btn" onClick={() => onFilter({ ...NO_FILTER, order: filter.order })}>
          {t('fanbook.reset')}
        </button>
      </Empty>
      {isUnknown && <div className="cards fb-cards">{nearestFans(filter.text, NEAREST).map(card)}</div>}
    </>
  );
}
