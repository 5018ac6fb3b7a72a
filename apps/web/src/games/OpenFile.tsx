import type { RecordFault } from '@gorrion/table';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { readGameFile } from '../archive/file.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { gamePath } from '../page/gamePaths.ts';
import { goTo } from '../page/router.ts';
import { shelveFile } from '../solo/gameShelf.ts';
import { Icon } from '../ui/Icon.tsx';

type Problem = RecordFault | { readonly code: 'unreadable' };

/** Opens a text as a game, which is kept on this device and sent nowhere. */
function useOpening() {
  const [problem, setProblem] = useState<Problem>();
  const [isReading, setReading] = useState(false);
  const open = async (read: () => Promise<string>) => {
    setProblem(undefined);
    setReading(true);
    const found = await read().then(readGameFile, () => undefined);
    setReading(false);
    if (!found?.ok) return setProblem(found?.fault ?? { code: 'unreadable' });
    await shelveFile(found.record, Date.now()).then(
      id => goTo(gamePath(id)),
      () => setProblem({ code: 'unreadable' }),
    );
  };
  return { problem, isReading, open };
}

/** A place for a saved game: dropped, chosen or pasted. */
export function OpenFile() {
  const t = useT();
  const { problem, isReading, open } = useOpening();
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text) void open(async () => text);
  };
  return (
    <aside className="card open-file" onPaste={paste}>
      <h2>{t('games.file')}</h2>
      <Drop isReading={isReading} onFile={file => void open(() => file.text())} />
      <p role="status">
        {problem && (
          <span className="file-bad">
            <Icon name="warn" />
            {faultText(t, problem)}
          </span>
        )}
      </p>
    </aside>
  );
}

function Drop({ isReading, onFile }: { readonly isReading: boolean; readonly onFile: (file: File) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div className={isOver ? 'drop over' : 'drop'} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <b>{t('games.drop')}</b>
      <p>{t('games.dropNote')}</p>
      <button type="button" className="btn" disabled={isReading} onClick={() => input.current?.click()}>
        {t('games.chooseFile')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={event => take(event.target.files?.[0])}
      />
    </div>
  );
}

/** Says what is wrong with a file, and where. */
function faultText(t: Translate, fault: Problem): string {
  const why = t(`games.bad.${fault.code}`);
  const where = 'fact' in fault && fault.fact !== undefined ? t('games.badFact', { number: t.number(fault.fact) }) : '';
  return [why, where, t('games.nothingStored')].filter(Boolean).join(' ');
}
