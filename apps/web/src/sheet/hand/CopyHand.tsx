import type { Refusal } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { putOnClipboard } from '../../kit/ui/putOnClipboard.ts';

type Stage =
  | { readonly name: 'idle' | 'fetching' | 'copied' }
  | { readonly name: 'refused'; readonly code: Refusal }
  /** The browser refused the clipboard; the player copies the text themselves. */
  | { readonly name: 'shown'; readonly text: string };

/** Copies the record of a hand: every event that this viewer may see, and the opened shuffle. */
export default function CopyHand() {
  const t = useT();
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const copy = async () => {
    setStage({ name: 'fetching' });
    const found = await client.transcript();
    if (typeof found === 'string') return setStage({ name: 'refused', code: found });
    const text = JSON.stringify(found);
    setStage((await putOnClipboard(text)) ? { name: 'copied' } : { name: 'shown', text });
  };
  return (
    <>
      <button type="button" className="btn sm ghost" disabled={stage.name === 'fetching'} onClick={() => void copy()}>
        <Icon name={stage.name === 'copied' ? 'check' : 'copy'} />
        {t('record.copy')}
      </button>
      <p className="fine" role="status">
        {stage.name === 'copied' && t('record.copied')}
        {stage.name === 'refused' && t(`error.${stage.code}`)}
        {stage.name === 'shown' && t('record.shown')}
      </p>
      {stage.name === 'shown' && <ByHand text={stage.text} />}
    </>
  );
}

function ByHand({ text }: { readonly text: string }) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <textarea ref={field} readOnly rows={3} aria-label={t('record.text')} value={text} />;
}
