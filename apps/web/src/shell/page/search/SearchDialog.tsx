import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { goTo } from '../router.ts';
import { type Found, foundBy } from './found.ts';
import type { Result } from './result.ts';
import { useSources } from './useSources.ts';
import './search.css';

interface SearchProps {
  readonly onClose: () => void;
  /** Opens the settings in place of the search. */
  readonly onSettings: () => void;
}

/** Returns the place that an arrow key leads to, among so many; undefined for other keys. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step && Math.min(Math.max(place + step, 0), count - 1);
}

/** The search for pages, fans, lessons, settings, articles, games and tables; Enter opens the chosen one. */
export function SearchDialog({ onClose, onSettings }: SearchProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const sources = useSources(text.trim() !== '');
  const found = foundBy(t, text, sources);
  const { results } = found;
  const open = (result: Result | undefined) => {
    if (!result) return;
    if (result.href === undefined) return onSettings();
    onClose();
    goTo(result.href);
  };
  const onKey = (event: KeyboardEvent) => {
    // Keys of a composition, as of pinyin, belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') open(results[chosen]);
    const next = nextPlace(event.key, chosen, results.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog labelledBy={`${id}-title`} className="search" onClose={onClose}>
      <h1 id={`${id}-title`} className="sr">
        {t('search.title')}
      </h1>
      <div className="search-field">
        <Icon name="search" />
        <input
          data-first
          type="search"
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={results.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          maxLength={60}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={event => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className="ib" aria-label={t('search.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Status found={found} text={text.trim()} />
      <List id={id} results={results} chosen={chosen} onOpen={open} />
    </Dialog>
  );
}

/** How much was found, said to screen readers; to all where nothing was. */
function Status({ found: { results, isFound }, text }: { readonly found: Found; readonly text: string }) {
  const t = useT();
  return (
    <p className={isFound ? 'sr' : 'search-note fine'} role="status">
      {isFound ? t('search.found', { count: results.length }) : t('search.nothing', { text })}
      {!isFound && results.length > 0 && ` ${t('search.nearest')}`}
    </p>
  );
}

interface ListProps {
  /** The start of the ids: of the list, and of each result by its place. */
  readonly id: string;
  readonly results: readonly Result[];
  /** The place of the result that Enter opens. */
  readonly chosen: number;
  readonly onOpen: (result: Result) => void;
}

function List({ id, results, chosen, onOpen }: ListProps) {
  const t = useT();
  return (
    <div id={`${id}-list`} className="search-list" role="listbox" aria-label={t('search.title')}>
      {results.map((result, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
        <div
          key={result.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          onClick={() => onOpen(result)}
        >
          <span className="search-number">{result.number}</span>
          <span className="search-name">
            {result.name}
            {result.original && <span lang={result.original.lang}>{result.original.text}</span>}
          </span>
          <span className="search-points">{result.note}</span>
        </div>
      ))}
    </div>
  );
}
