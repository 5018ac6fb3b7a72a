import { useRef, useState } from 'react';
import { type FileRead, progressFile, takeProgressFile } from '../client/progress/all.ts';
import { useT } from '../kit/i18n/index.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Note } from '../kit/ui/Note.tsx';
import { saveFile } from '../kit/ui/saveFile.ts';

/** Largest file (bytes) that is read as progress: far above what all parts can hold. */
const LARGEST = 5_000_000;

/** The file of one's progress: save it, and take it over on another device. */
export function ProgressCard() {
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<FileRead>();
  const save = () => saveFile('gorrion-progress.json', 'application/json', progressFile());
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRead(file.size > LARGEST ? { fault: 'not-progress' } : takeProgressFile(await file.text()));
  };
  return (
    <Card title={t('learn.progress')}>
      <div className="stack">
        <p className="fine">{t('learn.progressNote')}</p>
        <div className="row">
          <button type="button" className="btn" onClick={save}>
            {t('learn.saveProgress')}
          </button>
          <button type="button" className="btn" onClick={() => chooser.current?.click()}>
            {t('learn.openProgress')}
          </button>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={t('learn.openProgress')}
            onChange={event => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
        <div role="status">{read && <ReadNote read={read} />}</div>
      </div>
    </Card>
  );
}

/** What became of a file. */
function ReadNote({ read }: { readonly read: FileRead }) {
  const t = useT();
  if ('fault' in read)
    return (
      <Note tone="bad" icon="warn" title={t('learn.notTaken')}>
        {t(`learn.fault.${read.fault}`)}
      </Note>
    );
  const isWhole = read.dropped === 0 && read.unknown.length === 0;
  if (isWhole) return <Note tone="ok" icon="check" title={t('learn.taken')} />;
  return (
    <Note tone="amber" icon="warn" title={t('learn.taken')}>
      {read.dropped > 0 && t('learn.dropped', { count: read.dropped })}{' '}
      {read.unknown.length > 0 && t('learn.unknownParts', { count: read.unknown.length })}
    </Note>
  );
}
