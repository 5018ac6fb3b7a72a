import { type Atlas, type AtlasTexts, type RulingCase, THEMES } from '@gorrion/learn/atlas';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { casesOf, type Filter, fansNamed, filterOf, groupsOf, NO_FILTER, presetsNamed, searchOf } from './filter.ts';
import { KindSection } from './KindSection.tsx';
import { useAtlas, useAtlasTexts } from './loaded.ts';
import { presetName } from './presetName.ts';
import '../fanbook/fanbook.css';
import './atlas.css';

/** Returns the filter, kept in the address while it changes. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(() => filterOf(location.search));
  const search = searchOf(filter);
  useEffect(() => {
    if (search === location.search) return;
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [search]);
  return [filter, setFilter];
}

/** Returns the case that the address names behind its #, and shows it when it is there. */
function useAnchor(): string {
  const [anchor, setAnchor] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = () => setAnchor(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  return anchor;
}

/** The atlas of rulings: disputed hands with who says what, to search, to filter and to link to. */
export default function AtlasPage() {
  const t = useT();
  const [filter, setFilter] = useFilter();
  const atlas = useAtlas();
  const texts = useAtlasTexts();
  return (
    <PlacePage
      title={t('atlas.title')}
      note={t('atlas.note')}
      above={[
        { href: paths.learn(), label: t('place.learn') },
        { href: paths.rules(), label: t('rulebook.title') },
      ]}
      className="fb"
    >
      {atlas && texts ? (
        <Cases atlas={atlas} texts={texts} filter={filter} onFilter={setFilter} />
      ) : (
        <div className="page-wait" aria-busy="true" />
      )}
    </PlacePage>
  );
}

interface FilterProps {
  readonly atlas: Atlas;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Cases({ atlas, texts, filter, onFilter }: FilterProps & { readonly texts: AtlasTexts }) {
  const t = useT();
  const anchor = useAnchor();
  const wanted = useDeferredValue(filter);
  const cases = useMemo(() => casesOf(wanted, atlas, texts, t.locale), [wanted, atlas, texts, t.locale]);
  return (
    <div className="stack" aria-busy={wanted !== filter}>
      <Search filter={filter} onFilter={onFilter} atlas={atlas} count={cases.length} />
      <ThemeChips filter={filter} onFilter={onFilter} atlas={atlas} texts={texts} />
      <div className="row">
        <Pick
          label={t('atlas.fan')}
          value={filter.fan ?? ''}
          options={[['', t('atlas.allFans')], ...fansNamed(atlas).map(fan => [fan, fanName(fan, t.locale)] as const)]}
          onPick={fan => onFilter({ ...filter, fan: fan || undefined })}
        />
        <Pick
          label={t('atlas.preset')}
          value={filter.preset ?? ''}
          options={[['', t('atlas.allPresets')], ...presetsNamed(atlas).map(id => [id, presetName(t, id)] as const)]}
          onPick={preset => onFilter({ ...filter, preset: preset || undefined })}
        />
      </div>
      {groupsOf(cases, texts).map(group => (
        <KindSection
          key={`${group.id} ${group.own}`}
          group={group}
          atlas={atlas}
          text={texts[group.id]!}
          anchor={anchor}
        />
      ))}
      {cases.length === 0 && (
        <Empty title={t('atlas.none')} note={t('atlas.noneHint')}>
          <button type="button" className="btn" onClick={() => onFilter(NO_FILTER)}>
            {t('atlas.reset')}
          </button>
        </Empty>
      )}
    </div>
  );
}

function Search({ filter, onFilter, atlas, count }: FilterProps & { readonly count: number }) {
  const t = useT();
  return (
    <search>
      <SearchField
        label={t('atlas.search')}
        hint={t('atlas.searchHint')}
        text={filter.text}
        onText={text => onFilter({ ...filter, text })}
      >
        <small role="status">{t('atlas.found', { found: count, all: atlas.cases.length })}</small>
      </SearchField>
    </search>
  );
}

/** The themes, each with how many of its cases the other filters leave. */
function ThemeChips({ filter, onFilter, atlas, texts }: FilterProps & { readonly texts: AtlasTexts }) {
  const t = useT();
  const themeOf = ({ kind }: RulingCase) => atlas.kinds[kind]!.theme;
  const others = useDeferredValue(filter);
  const left = useMemo(
    () => casesOf({ ...others, theme: undefined }, atlas, texts, t.locale),
    [others, atlas, texts, t.locale],
  );
  return (
    <fieldset className="row tight fb-chips" aria-label={t('atlas.themes')}>
      {[undefined, ...THEMES].map(theme => (
        <button
          key={theme ?? 'all'}
          type="button"
          className="learn-chip"
          aria-pressed={filter.theme === theme}
          onClick={() => onFilter({ ...filter, theme })}
        >
          {theme ? t(`atlas.theme.${theme}`) : t('atlas.all')}{' '}
          <small>{left.filter(row => theme === undefined || themeOf(row) === theme).length}</small>
        </button>
      ))}
    </fieldset>
  );
}
