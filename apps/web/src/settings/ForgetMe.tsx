import { useEffect, useRef, useState } from 'react';
import { client } from '../client/index.ts';
import { useT } from '../i18n/index.ts';
import { Sure } from '../ui/Sure.tsx';
import { Line } from './Line.tsx';

type Stage = { readonly name: 'idle' | 'asking' | 'asked' } | { readonly name: 'done'; readonly called: string };

/** Has the server delete the player's name and chat lines. It lists what is deleted and what stays, and asks once more. */
export function ForgetMe() {
  const t = useT();
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const said = useRef<HTMLParagraphElement>(null);
  const forget = async () => {
    setStage({ name: 'asked' });
    const called = await client.forget();
    setStage(called === undefined ? { name: 'idle' } : { name: 'done', called });
  };
  // The pressed button is gone and took the focus with it. A screen reader goes on from this sentence.
  useEffect(() => {
    if (stage.name === 'asked') said.current?.focus();
  }, [stage.name]);
  return (
    <>
      <Line title={t('forget.title')} note={t('forget.note')}>
        <button
          type="button"
          className="btn sm"
          aria-expanded={stage.name === 'asking'}
          disabled={stage.name === 'asked'}
          onClick={() => setStage({ name: stage.name === 'asking' ? 'idle' : 'asking' })}
        >
          {t('forget.open')}
        </button>
      </Line>
      {stage.name === 'asking' && (
        <Sure
          question={t('forget.sure')}
          yes={t('forget.yes')}
          no={t('forget.keep')}
          onYes={forget}
          onNo={() => setStage({ name: 'idle' })}
        >
          <p>{t('forget.goes')}</p>
          <p>{t('forget.stays')}</p>
        </Sure>
      )}
      <p className="forget-said" role="status" tabIndex={-1} ref={said}>
        {stage.name === 'asked' && t('forget.asked')}
        {stage.name === 'done' && t('forget.done', { name: stage.called })}
      </p>
    </>
  );
}
