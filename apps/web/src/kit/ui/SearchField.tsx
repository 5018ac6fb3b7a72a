import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';
import './searchField.css';

interface SearchFieldProps {
  readonly label: string;
  /** What the empty field shows: the label, unless something else is given. */
  readonly hint?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the other keys do. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  /** Whether a dialog opens with the focus here. */
  readonly isFirst?: true;
  /** What stands after the text, as how much was found. */
  readonly children?: ReactNode;
}

/** A field that finds: Escape and the cross empty it, an empty one leaves Escape to what it stands in. */
export function SearchField({ label, hint = label, text, onText, onKey, field, isFirst, children }: SearchFieldProps) {
  const t = useT();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys of a composition, as of pinyin, belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' || text === '') return onKey?.(event);
    event.preventDefault();
    event.stopPropagation();
    onText('');
  };
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <div className="search-box">
      <label>
        <Icon name="search" />
        <input
          ref={input}
          data-first={isFirst}
          type="search"
          dir="auto"
          aria-label={label}
          placeholder={hint}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={event => onText(event.target.value)}
          onKeyDown={press}
        />
      </label>
      {children}
      {text !== '' && (
        <button type="button" className="ib" aria-label={t('searchField.clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
