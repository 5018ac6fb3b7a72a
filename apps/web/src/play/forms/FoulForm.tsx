import type { TableState } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { FoulTable } from '../../sheet/session/FoulTable.tsx';
import { foulRows } from '../../sheet/session/notes.ts';
import { APPENDICES, Paper, PaperPlace, PaperSigns } from '../../sheet/session/Paper.tsx';
import { printForm } from './printForm.ts';
import { GameNumber } from './SessionSheet.tsx';

interface FoulFormProps {
  readonly state: TableState;
  readonly code: string;
}

/** The record of fouls (appendix 6), on screen and on paper. */
export function FoulForm({ state, code }: FoulFormProps) {
  const t = useT();
  const lines = foulRows(t, state).map(({ at, remarks, ...row }) => ({
    ...row,
    remarks: [remarks, timeOfDay(t.locale, at)].filter(Boolean).join(', '),
  }));
  return (
    <div className="form-fouls">
      <Paper title={t('forms.fouls')} titleId="fouls-title" appendix={APPENDICES.fouls}>
        <PaperPlace game={<GameNumber game={state.gamesPlayed + 1} />} table={code} />
        {lines.length === 0 ? <p>{t('forms.noFouls')}</p> : <FoulTable where={t('forms.where')} lines={lines} />}
        <PaperSigns />
      </Paper>
      {lines.length > 0 && (
        <button type="button" className="btn form-print" onClick={() => printForm('fouls')}>
          <Icon name="print" />
          {t('forms.printFouls')}
        </button>
      )}
    </div>
  );
}
