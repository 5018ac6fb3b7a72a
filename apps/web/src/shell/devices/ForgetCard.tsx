import type { DevicesView } from '@gorrion/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

type Stage = { readonly name: 'idle' | 'asked' } | { readonly name: 'done'; readonly called: string };

interface ForgetCardProps {
  readonly view: DevicesView;
  readonly onForgotten: () => void;
}

/** Has the server forget the person. It says what is deleted and what stays, and asks for the name. */
export function ForgetCard({ view, onForgotten }: ForgetCardProps) {
  const t = useT();
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const [typed, setTyped] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const name = t.plainName(view.name);
  const isRight = typed.trim().toLocaleLowerCase(t.locale) === name.toLocaleLowerCase(t.locale);
  const forget = async (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return;
    setStage({ name: 'asked' });
    const called = await client.forget();
    setStage(called === undefined ? { name: 'idle' } : { name: 'done', called });
    setTyped('');
    onForgotten();
  };
  // The field is cleared. A screen reader goes on from this sentence.
  useEffect(() => {
    if (stage.name === 'done') said.current?.focus();
  }, [stage.name]);
  return (
    <section className="card">
      <h2>{t('devices.forget')}</h2>
      <p className="dv-text">{t('devices.forget.goes')}</p>
      <p className="dv-text">{t('devices.forget.stays')}</p>
      <form onSubmit={forget}>
        <label className="dv-label" htmlFor="dv-forget">
          {t('devices.forget.type', { name })}
        </label>
        <input
          id="dv-forget"
          className="dv-field"
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
        />
        <button type="submit" className="btn sm dv-wide" disabled={!isRight || stage.name === 'asked'}>
          <Icon name="trash" />
          {t('devices.forget')}
        </button>
      </form>
      <p className="dv-said" role="status" tabIndex={-1} ref={said}>
        {stage.name === 'asked' && t('devices.forget.asked')}
        {stage.name === 'done' && t('devices.forget.done', { name: stage.called })}
      </p>
    </section>
  );
}
