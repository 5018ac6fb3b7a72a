import type { GameRecord } from '@gorrion/protocol';
import { botzoneText, mjaiLines } from '@gorrion/table';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { saveFile } from '../../kit/ui/saveFile.ts';

/** Saves a game of competition rules in forms that other programs read, and says which hands have no place in them. */
export function ProgramsCard({ record }: { readonly record: GameRecord }) {
  const t = useT();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const saveLines = () => saveFile(`gorrion-${record.id}.mjai.jsonl`, 'application/x-ndjson', mjaiLines(record));
  const saveBotzone = () => {
    const { text, leftOut: missing } = botzoneText(record);
    setLeftOut(missing);
    if (text !== '') saveFile(`gorrion-${record.id}.botzone.txt`, 'text/plain;charset=utf-8', text);
  };
  const hands = t.all(leftOut.map(number => t.number(number)));
  return (
    <Card title={t('games.programs')}>
      <div className="stack">
        <p className="quiet">{t('games.programsNote')}</p>
        <div className="row">
          <button type="button" className="btn sm" onClick={saveLines}>
            {t('games.saveLines')}
          </button>
          <button type="button" className="btn sm" onClick={saveBotzone}>
            {t('games.saveBotzone')}
          </button>
        </div>
        <p role="status">{leftOut.length > 0 && t('games.notInBotzone', { count: leftOut.length, hands })}</p>
      </div>
    </Card>
  );
}
