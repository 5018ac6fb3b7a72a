import { isClassical } from '@gorrion/rules';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { saveCsv, saveXlsx } from '../../kit/ui/saveTable.ts';
import { Appeals } from './Appeals.tsx';
import { sheetCells, sheetJson } from './exportSheet.ts';
import { FoulForm } from './FoulForm.tsx';
import { hasForms } from './hasForms.ts';
import { mustSign } from './mustSign.ts';
import { printForm } from './printForm.ts';
import { SessionSheet } from './SessionSheet.tsx';
import { SheetSignatures } from './Signatures.tsx';
import { showPart } from './showPart.ts';
import './forms.css';

/** The forms of a session: the score sheet to read, print and save, its signatures, the record of fouls, and appeals. */
export function SheetForms({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { state, code } = table;
  const isOver = state.session.phase === 'over';
  const isFormal = hasForms(state);
  const name = `gorrion-${code}-${state.gamesPlayed + 1}`;
  return (
    <section className="forms" aria-label={t('forms.title')}>
      <div className="forms-tools">
        <button type="button" className="btn" onClick={() => printForm('sheet')}>
          <Icon name="print" />
          {t('forms.print')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => void saveCsv(t.locale, name, sheetCells(t, state), ({ key }) => key)}
        >
          {t('forms.csv')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void saveXlsx(name, [{ name: t('forms.title'), table: sheetCells(t, state), headOf: ({ key }) => key }])
          }
        >
          {t('forms.xlsx')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            saveFile(`${name}.json`, 'application/json', `${JSON.stringify(sheetJson(t, state, code), null, 2)}\n`)
          }
        >
          {t('forms.json')}
        </button>
      </div>
      <div className="form-sheet">
        <SessionSheet state={state} code={code} />
      </div>
      {isFormal && isOver && state.forms && <SheetSignatures state={state} forms={state.forms} />}
      {isFormal && !isClassical(state.session.options.rules) && <FoulForm state={state} code={code} />}
      {isFormal && state.forms?.to !== undefined && <Appeals table={table} />}
    </section>
  );
}

/** The way from the top of a page to the signatures, for whom the sheet waits for. */
export function SignWay({ state }: Pick<FollowedTable, 'state'>) {
  const t = useT();
  const me = useApp(app => app.me?.id);
  if (!mustSign(state, me)) return null;
  return (
    <button type="button" className="btn pri" onClick={() => showPart('signatures')}>
      {t('forms.toSign')}
    </button>
  );
}
