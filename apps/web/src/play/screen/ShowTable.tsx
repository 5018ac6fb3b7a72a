import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { screenPath } from '../../shell/page/router.ts';
import { useShow } from './useShow.ts';

interface ShowTableProps {
  readonly table: string;
  /** A code that was scanned. */
  readonly code?: string | undefined;
}

/** Shows a table on the screen whose code is typed, and takes it off again. */
export function ShowTable({ table, code: scanned = '' }: ShowTableProps) {
  const t = useT();
  const [code, setCode] = useState(scanned);
  const { isShown, why, news, isBusy, ...show } = useShow(table);
  const pair = async (isMoved?: boolean) => {
    if (await show.pair(code, isMoved)) setCode('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pair();
  };
  return (
    <div className="stack">
      <p>{t('show.how', { address: location.host + screenPath() })}</p>
      <form className="stack" onSubmit={submit}>
        <Field label={t('show.code')} fault={why && t(`show.no.${why}`)}>
          <input
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            required
            onChange={event => setCode(event.target.value)}
          />
        </Field>
        <div className="row tight">
          <button type="submit" className="btn pri" disabled={isBusy || code.trim() === ''}>
            {t('show.go')}
          </button>
          {why === 'second-screen' && (
            <button type="button" className="btn" disabled={isBusy} onClick={() => void pair(true)}>
              {t('show.move')}
            </button>
          )}
        </div>
      </form>
      <div role="status">
        {news ? (
          <Note tone="ok" icon="check" title={t(`show.${news}`)} />
        ) : (
          isShown && <Note icon="eye" title={t('show.isShown')} />
        )}
      </div>
      {isShown && (
        <button type="button" className="btn sm" disabled={isBusy} onClick={show.release}>
          {t('show.release')}
        </button>
      )}
      <p className="fine">
        {t('show.direct')} <b>{location.host + screenPath(table)}</b>
      </p>
      <p className="fine">{t('show.hands', { hand: t('game.handOnly') })}</p>
    </div>
  );
}
