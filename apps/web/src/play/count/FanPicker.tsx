import type { FanId, McrRules } from '@gorrion/rules';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { BANDS, type Band, nameableFans, searched } from '../../sheet/session/fans.ts';
import { act } from './act.ts';

interface PickerProps {
  readonly rules: McrRules;
  readonly declared: readonly FanId[];
}

/** The list of all fans, to search and to tick. Arrow keys walk it from the search; letters and digits typed there search on. */
export function FanPicker({ rules, declared }: PickerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [band, setBand] = useState<Band>(BANDS[0]);
  const all = useMemo(() => nameableFans(rules), [rules]);
  const shown = useMemo(() => searched(all, text, band), [all, text, band]);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="checkbox"]') ?? [])];
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = rows().indexOf(document.activeElement as HTMLElement);
    if (step !== 0) {
      event.preventDefault();
      (rows()[at + step] ?? (step < 0 ? field.current : undefined))?.focus();
    } else if (at >= 0 && /^[\p{L}\p{Nd}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey)
      field.current?.focus();
  };
  return (
    <section aria-label={t('count.search')} onKeyDown={walk}>
      <SearchField field={field} isFirst label={t('count.search')} text={text} onText={setText}>
        <small>{t('count.found', { found: shown.length, all: all.length })}</small>
      </SearchField>
      <fieldset className="row tight count-bands" aria-label={t('count.bands')}>
        {BANDS.map(one => (
          <button key={one.id} type="button" aria-pressed={one === band} onClick={() => setBand(one)}>
            {one.id === 'all' ? t('count.all') : one.id === 'more' ? t('count.more') : one.id}
          </button>
        ))}
      </fieldset>
      <ul ref={list} className="count-fans">
        {shown.map(({ id, points }, n) => (
          <FanRow key={id} id={id} points={points} isNamed={declared.includes(id)} isStop={n === 0} />
        ))}
        {shown.length === 0 && <li className="quiet count-none">{t('count.none')}</li>}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly id: FanId;
  readonly points: number;
  readonly isNamed: boolean;
  /** Whether the row is where the Tab key stops in the list. */
  readonly isStop: boolean;
}

function FanRow({ id, points, isNamed, isStop }: RowProps) {
  const t = useT();
  const other = fanName(id, t.locale.startsWith('zh') ? 'en' : 'zh');
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of the list with its own look; the browser's box cannot be one */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isNamed}
        tabIndex={isStop ? 0 : -1}
        onClick={() => act({ type: 'name-fan', fan: id, times: isNamed ? 0 : 1 })}
      >
        <span className="count-box">{isNamed && <Icon name="check" />}</span>
        <b>{fanName(id, t.locale)}</b>
        <small className="quiet" lang={t.locale.startsWith('zh') ? 'en' : 'zh'}>
          {other}
        </small>
        <span className="numeral">{points}</span>
      </button>
    </li>
  );
}
