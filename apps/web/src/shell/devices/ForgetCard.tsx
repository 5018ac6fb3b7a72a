import type { DevicesView } from '@gorrion/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';
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
    <Card className="stack" title={t('devices.forget')}>
      <p className="quiet">{t('devices.forget.goes')}</p>
      <p className="quiet">{t('devices.forget.stays')}</p>
      <form className="stack" onSubmit={forget}>
        <Field label={t('devices.forget.type', { name })}>
          <input
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
        <button type="submit" className="btn sm" disabled={!isRight || stage.name === 'asked'}>
          <Icon name="trash" />
          {t('devices.forget')}
        </button>
      </form>
      <p className="quiet" role="status" tabIndex={-1} ref={said}>
        {stage.name === 'asked' && t('devices.forget.asked')}
        {stage.name === 'done' && t('devices.forget.done', { name: stage.called })}
      </p>
    </Card>
  );
}
