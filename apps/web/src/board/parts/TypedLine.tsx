import type { SeatCommand } from '@gorrion/rules';
import { type CSSProperties, type FormEvent, useEffect, useRef, useState } from 'react';
import { type Translate, typedCalls, useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import type { Offers } from '../offers.ts';
import { readTyped, type TypedRefusal } from '../typed.ts';

interface TypedLineProps {
  readonly offers: Offers;
  readonly style: CSSProperties;
  readonly onAct: (command: SeatCommand) => void;
  readonly onClose: () => void;
  /** The player opened the line by its key, so it takes the focus. */
  readonly takesFocus: boolean;
}

/** A line for moves typed as words, for players who do not point. It answers with a sentence. */
export function TypedLine({ offers, style, onAct, onClose, takesFocus }: TypedLineProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = readTyped(text, offers);
    if (!typed.ok) return setAnswer(refusal(t, typed.why));
    onAct(typed.command);
    setAnswer(t('typed.done', { text: text.trim() }));
    setText('');
  };
  return (
    <form className="typed" style={style} onSubmit={send}>
      <label>
        <span>{t('typed.label')}</span>
        <input
          ref={input}
          value={text}
          placeholder={t('typed.example', typedCalls(t.callList))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && onClose()}
        />
      </label>
      <p role="status">{answer}</p>
    </form>
  );
}

function refusal(t: Translate, why: TypedRefusal): string {
  switch (why.kind) {
    case 'no-tile':
      return t('typed.noTile', { text: why.text });
    case 'not-with':
      return t('typed.notWith', { tile: tileName(t, why.tile) });
    case 'which':
      return t('typed.which', { tiles: t.either(why.tiles.map(tile => tileName(t, tile))) });
    case 'needs-tile':
      return t('typed.needsTile');
    case 'not-now':
      return t('typed.notNow');
    default:
      return t('typed.unknown', typedCalls(t.callList));
  }
}
