import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { isField, useKeys } from '../../kit/ui/useKeys.ts';
import type { FoundChapter, Search } from './find.ts';

interface RulebookSearchProps {
  readonly typed: string;
  readonly search: Search;
  readonly found: readonly FoundChapter[];
  readonly onTyped: (typed: string) => void;
}

const hitsOnPage = (): NodeListOf<HTMLElement> => document.querySelectorAll('.rb-main mark');

/** Shows one hit after the other: `at` counts from 1, 0 before the first. Another search starts again. */
function useHits(search: Search) {
  const [count, setCount] = useState(0);
  const [at, setAt] = useState(0);
  useEffect(() => {
    setCount(search.length === 0 ? 0 : hitsOnPage().length);
    setAt(0);
  }, [search]);
  useEffect(() => {
    const hits = hitsOnPage();
    for (const [place, hit] of hits.entries()) hit.classList.toggle('at', place === at - 1);
    if (at > 0) hits[at - 1]?.scrollIntoView({ block: 'center' });
  }, [at]);
  const step = (by: 1 | -1) => {
    const next = at + by;
    if (count > 0) setAt(next < 1 ? count : next > count ? 1 : next);
  };
  return { count, at, step };
}

/** The search of the rulebook, with how much it found and the way from one hit to the next. */
export function RulebookSearch({ typed, search, found, onTyped }: RulebookSearchProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const hasKeys = usePreferences(preferences => preferences.keys);
  const { count, at, step } = useHits(search);
  useKeys(({ key, target }) => {
    if (!hasKeys || isField(target)) return undefined;
    if (key === '/') return () => field.current?.focus();
    if (count === 0) return undefined;
    return { n: () => step(1), p: () => step(-1) }[key.toLowerCase()];
  });
  const articles = found.reduce((sum, chapter) => sum + Math.max(chapter.articles.length, 1), 0);
  const text = typed.trim();
  return (
    <search className="rb-search">
      <SearchField
        field={field}
        label={t('rulebook.search')}
        text={typed}
        onText={onTyped}
        onKey={({ key, shiftKey }) => key === 'Enter' && step(shiftKey ? -1 : 1)}
      >
        {typed === '' && hasKeys && <span className="kbd">/</span>}
      </SearchField>
      <p role="status" className="fine">
        {search.length > 0 &&
          (articles === 0 ? t('rulebook.none', { text }) : t('rulebook.found', { count: articles, text }))}
      </p>
      {count > 0 && <Hits count={count} at={at} onStep={step} />}
    </search>
  );
}

interface HitsProps {
  readonly count: number;
  readonly at: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** How many hits there are, which one is shown, and the way to the ones beside it. */
function Hits({ count, at, onStep }: HitsProps) {
  const t = useT();
  return (
    <div className="row ends">
      <button type="button" className="ib" aria-label={t('rulebook.previousHit')} onClick={() => onStep(-1)}>
        <Icon name="up" />
      </button>
      <span role="status" className="fine">
        {at === 0 ? t('rulebook.hits', { count }) : t('rulebook.hit', { at, all: count })}
      </span>
      <button type="button" className="ib" aria-label={t('rulebook.nextHit')} onClick={() => onStep(1)}>
        <Icon name="down" />
      </button>
    </div>
  );
}
