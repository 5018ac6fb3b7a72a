import { nearestFans, searchFans } from '@gorrion/learn/fans';
import { FAN_NAMES, type FanId, fanNumber, fanPoints, RULESETS } from '@gorrion/rules';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { fanName } from '../../i18n/fanName.ts';
import { useT } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { paths } from '../learnPaths.ts';
import { goTo } from '../router.ts';
import './search.css';

/** Most fans that are offered when none has the text in its name. */
const NEAREST = 4;

/** The fans that a text finds, or else those whose names are nearest to it. */
function foundBy(text: string) {
  const found = searchFans(text);
  return found.length > 0 ? { fans: found, isExact: true } : { fans: nearestFans(text, NEAREST), isExact: false };
}

/** The search for fans by name in four languages, by pinyin and by number; Enter opens the page of the chosen one. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { fans, isExact } = useMemo(() => foundBy(text), [text]);
  const open = (fan: FanId | undefined) => {
    if (!fan) return;
    onClose();
    goTo(paths.fan(fan));
  };
  const onKey = (event: KeyboardEvent) => {
    // Keys of a composition, as of pinyin, belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') open(fans[chosen]);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(Math.max(chosen + step, 0), fans.length - 1);
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
          aria-activedescendant={fans.length > 0 ? `${id}-${chosen}` : undefined}
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
        {t(isExact ? 'search.found' : 'search.nothing', { count: fans.length })}
      </p>
      <Found id={id} fans={fans} chosen={chosen} onOpen={open} />
    </Dialog>
  );
}

interface FoundProps {
  /** The start of the ids: of the list, and of each fan by its place. */
  readonly id: string;
  readonly fans: readonly FanId[];
  /** The place of the fan that Enter opens. */
  readonly chosen: number;
  readonly onOpen: (fan: FanId) => void;
}

function Found({ id, fans, chosen, onOpen }: FoundProps) {
  const t = useT();
  return (
    <div id={`${id}-list`} className="search-list" role="listbox" aria-label={t('search.title')}>
      {fans.map((fan, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
        <div
          key={fan}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          onClick={() => onOpen(fan)}
        >
          <span className="search-number">{fanNumber(fan)}</span>
          <span className="search-name">
            {fanName(fan, t.locale)}
            {!t.locale.startsWith('zh') && <span lang="zh">{FAN_NAMES[fan].zh}</span>}
          </span>
          <span className="search-points">{t('search.points', { count: fanPoints(fan, RULESETS.wmo2006) })}</span>
        </div>
      ))}
    </div>
  );
}
