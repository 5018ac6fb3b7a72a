import { useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page; while they are held over it, a veil says so. */
export function DropVeil({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Only the edge of the window leads to nothing.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className="drop-veil">
      <div className="stack drop">
        <ArchiveIcon name="file" />
        <b className="numeral">{t('games.dropOpen')}</b>
        <span>{t('games.dropOpenNote')}</span>
      </div>
    </div>
  );
}
