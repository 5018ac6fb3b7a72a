import { nearestFans, searchFans } from '@gorrion/learn/fans';
import { FAN_NAMES, type FanId, fanNumber, fanPoints, MCR_RULESETS } from '@gorrion/rules';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { fanName } from '../../i18n/fanName.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { portugueseName } from '../../tiles/classicalNames.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { paths } from '../learnPaths.ts';
import { goTo } from '../router.ts';
import { findOlderWays, nameOfOlder } from './olderWays.ts';
import './search.css';

/** Most fans that are offered when none has the text in its name. */
const NEAREST = 4;

/** A result: a fan, or a special hand or double of the older ways. */
interface Result {
  readonly href: string;
  /** The number of a fan in the book. */
  readonly number: number | undefined;
  readonly name: string;
  /** The name in the language of its rules, where the reader's is another. */
  readonly original: { readonly lang: 'zh' | 'pt'; readonly text: string } | undefined;
  readonly note: string;
}

function ofFan(t: Translate, fan: FanId): Result {
  const original = { lang: 'zh', text: FAN_NAMES[fan].zh } as const;
  return {
    href: paths.fan(fan),
    number: fanNumber(fan),
    name: fanName(fan, t.locale),
    original: t.locale.startsWith('zh') ? undefined : original,
    note: t('search.points', { count: fanPoints(fan, MCR_RULESETS.wmo2006) }),
  };
}

function ofOlder(t: Translate, id: ReturnType<typeof findOlderWays>[number]): Result {
  const text = portugueseName(id);
  const original = text === undefined || t.locale.startsWith('pt') ? undefined : ({ lang: 'pt', text } as const);
  return { href: paths.olderWay(id), number: undefined, name: nameOfOlder(t, id), original, note: t('search.older') };
}

/** What a text finds: fans, then the older ways; or else the fans whose names are nearest to it. */
function foundBy(t: Translate, text: string): { readonly results: readonly Result[]; readonly isExact: boolean } {
  const older = text.trim() === '' ? [] : findOlderWays(t, text).map(id => ofOlder(t, id));
  const results = [...searchFans(text).map(fan => ofFan(t, fan)), ...older];
  if (results.length > 0) return { results, isExact: true };
  return { results: nearestFans(text, NEAREST).map(fan => ofFan(t, fan)), isExact: false };
}

/** The search for fans and the older ways by name, pinyin and number; Enter opens the page of the chosen one. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { results, isExact } = useMemo(() => foundBy(t, text), [t, text]);
  const open = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    goTo(result.href);
  };
  const onKey = (event: KeyboardEvent) => {
    // Keys of a composition, as of pinyin, belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') open(results[chosen]);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(Math.max(chosen + step, 0), results.length - 1);
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
      <p className={isExact ? 'sr' : 'search-note'} role="status">
        {t(isExact ? 'search.found' : 'search.nothing', { count: results.length })}
      </p>
      <Found id={id} results={results} chosen={chosen} onOpen={open} />
    </Dialog>
  );
}

interface FoundProps {
  /** The start of the ids: of the list, and of each result by its place. */
  readonly id: string;
  readonly results: readonly Result[];
  /** The place of the result that Enter opens. */
  readonly chosen: number;
  readonly onOpen: (result: Result) => void;
}

function Found({ id, results, chosen, onOpen }: FoundProps) {
  const t = useT();
  return (
    <div id={`${id}-list`} className="search-list" role="listbox" aria-label={t('search.title')}>
      {results.map((result, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
        <div
          key={result.href}
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
