import type { BackupState } from '@gorrion/protocol';
import { useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { Card } from '../kit/ui/Card.tsx';
import { Note } from '../kit/ui/Note.tsx';
import { Fault, useActs } from './Fault.tsx';
import { bytesText } from './texts.ts';
import type { Operator } from './useOperator.ts';

interface BackupsCardProps {
  readonly operator: Operator;
  readonly backup: BackupState;
}

/** How far a backup is that is being made. */
function Progress({ part }: { readonly part: number }) {
  const t = useT();
  const isRead = part >= 1;
  return (
    <label className="stack tight">
      <span className="fine">
        {isRead ? t('operator.reading') : t('operator.backingUp', { percent: Math.floor(100 * part) })}
      </span>
      <progress value={isRead ? undefined : part} />
    </label>
  );
}

/** When the data was copied last, and a copy now. */
export function BackupsCard({ operator, backup }: BackupsCardProps) {
  const t = useT();
  const { why, send } = useActs(operator);
  const { isPossible, progress, failure, last, copiedTo } = backup;
  if (!isPossible)
    return (
      <Card title={t('operator.backups')}>
        <p className="quiet">{t('operator.databaseBackups')}</p>
      </Card>
    );
  const isHeld = progress !== null || operator.isBusy;
  const button = (
    <button type="button" className="btn sm" disabled={isHeld} onClick={() => void send({ type: 'back-up' })}>
      {t('operator.backUp')}
    </button>
  );
  const copied =
    copiedTo === null ? t('operator.notCopied') : t('operator.copiedTo', { time: momentText(t.locale, copiedTo) });
  return (
    <Card title={t('operator.backups')} aside={button} className="stack tight">
      <div role="status">{progress !== null && <Progress part={progress} />}</div>
      {failure && <Note tone="bad" icon="warn" title={t('operator.backupFailed', { why: failure })} />}
      <dl className="facts">
        <dt>{t('operator.last')}</dt>
        <dd>
          {last ? (
            <Badge tone="ok" icon="check">
              {momentText(t.locale, last.at)}, {bytesText(t.locale, last.bytes)}
            </Badge>
          ) : (
            t('operator.noBackup')
          )}
        </dd>
        <dt>{t('operator.copied')}</dt>
        <dd>{copied}</dd>
      </dl>
      <Fault why={why} />
    </Card>
  );
}
