import { usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';

interface KeysCardProps {
  /** Whether keys say how it was, as in the deck. */
  readonly hasRecall?: boolean;
}

/** The keys of a question. Single keys are left out if the reader turned them off. */
export function KeysCard({ hasRecall }: KeysCardProps) {
  const t = useT();
  const hasSingleKeys = usePreferences(({ keys }) => keys);
  return (
    <Card title={t('drills.keys')} className="dr-keys">
      <dl className="facts">
        {hasSingleKeys && (
          <>
            <dt>{t('drills.keys.choose')}</dt>
            <dd>{t('drills.keys.chooseKeys')}</dd>
          </>
        )}
        <dt>{t('drills.keys.answer')}</dt>
        <dd>Enter</dd>
        {hasSingleKeys && (
          <>
            <dt>{t('drills.keys.show')}</dt>
            <dd>?</dd>
          </>
        )}
        {hasSingleKeys && hasRecall && (
          <>
            <dt>{t('drills.keys.recall')}</dt>
            <dd>A S D F</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
