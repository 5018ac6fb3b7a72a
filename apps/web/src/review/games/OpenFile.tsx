import { type ChangeEvent, type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Imported, importFaultText } from './Imported.tsx';
import { type Opening, type Problem, sourcesOf } from './useOpening.ts';

/** A place for saved games: dropped, chosen or pasted. */
export function OpenFile({ problems, imported, count, isReading, open }: Opening) {
  const t = useT();
  const [isPasting, setPasting] = useState(false);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!text) return;
    event.preventDefault();
    void open([{ size: text.length, text: async () => text }]);
  };
  return (
    <aside className="card pad stack" onPaste={paste} aria-busy={isReading}>
      <h2>{t('games.file')}</h2>
      <div className="stack drop">
        <ArchiveIcon name="file" />
        <b>{t('games.drop')}</b>
        <p className="quiet">{t('games.dropNote')}</p>
        <div className="row">
          <Choose isDisabled={isReading} onFiles={files => void open(sourcesOf(files))} />
          <button
            type="button"
            className="btn sm ghost"
            aria-expanded={isPasting}
            onClick={() => setPasting(!isPasting)}
          >
            {t('games.paste')}
          </button>
        </div>
        {isPasting && <PasteField />}
      </div>
      <div className="stack" role="status">
        {isReading && <p>{t('games.reading')}</p>}
        {count > 0 && <p>{t('games.opened', { count })}</p>}
        {problems.map((problem, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every file
          <Note key={n} tone="bad" icon="warn">
            {faultText(t, problem)}
          </Note>
        ))}
        {imported.map(game => (
          <Imported key={game.path} {...game} />
        ))}
      </div>
    </aside>
  );
}

interface ChooseProps {
  readonly isDisabled: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

function Choose({ isDisabled, onFiles }: ChooseProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file chosen again is read again.
    currentTarget.value = '';
  };
  return (
    <>
      <button type="button" className="btn sm" disabled={isDisabled} onClick={() => input.current?.click()}>
        {t('games.chooseFile')}
      </button>
      <input ref={input} type="file" accept="application/json,.json" multiple hidden onChange={take} />
    </>
  );
}

/** A field to paste into; the paste itself is taken by the card around it. */
function PasteField() {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      rows={2}
      value=""
      readOnly
      aria-label={t('games.pasteHere')}
      placeholder={t('games.pasteHere')}
    />
  );
}

/** Says what is wrong with a file, and where. */
function faultText(t: Translate, { name, fault }: Problem): string {
  const file = name === undefined ? '' : t('games.notOpened', { name });
  const why = 'source' in fault ? importFaultText(t, fault) : t(`games.bad.${fault.code}`);
  const where = 'fact' in fault && fault.fact !== undefined ? t('games.badFact', { number: t.number(fault.fact) }) : '';
  return [file, why, where, t('games.nothingStored')].filter(Boolean).join(' ');
}
