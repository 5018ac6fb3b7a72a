import { useEffect, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { putOnClipboard } from '../../kit/ui/putOnClipboard.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import './answer.css';

interface CopyHandProps {
  /** The state of the calculator, for the link. */
  readonly query: string;
  readonly texts: readonly { readonly label: string; readonly text: () => string }[];
}

/** Copies the hand: as a link that opens it here, or as text for people and other programs. */
export function CopyHand({ query, texts }: CopyHandProps) {
  const t = useT();
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was copied is another hand now
  useEffect(() => setCopied(undefined), [query]);
  const copy = async (text: string) => setCopied({ text, isDone: await putOnClipboard(text) });
  const link = () => `${location.origin}${paths.calculator(query)}`;
  return (
    <section className="card pad stack" aria-label={t('calculator.copy')}>
      <button type="button" className="btn sm pri" onClick={() => void copy(link())}>
        <Icon name="link" />
        {t('calculator.copyLink')}
      </button>
      <div className="row fine">
        <span>{t('calculator.copyText')}</span>
        {texts.map(({ label, text }) => (
          <button key={label} type="button" className="btn sm" onClick={() => void copy(text())}>
            {label}
          </button>
        ))}
      </div>
      <p className="fine calc-said" role="status">
        {copied && (copied.isDone ? t('calculator.copied') : t('calculator.notCopied', { text: copied.text }))}
      </p>
    </section>
  );
}
