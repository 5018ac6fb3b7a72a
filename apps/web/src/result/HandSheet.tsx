import { useState } from 'react';
import { ChatButton } from '../chat/ChatButton.tsx';
import { client } from '../client/index.ts';
import { useT } from '../i18n/index.ts';
import { usePreferences } from '../preferences/preferences.ts';
import type { FollowedTable } from '../store/following.ts';
import { awaited, nameAt } from '../store/people.ts';
import { isBigHand, isFirstLook } from './Celebration.tsx';
import type { HandResult } from './handResult.ts';
import { ReadyBar } from './ReadyBar.tsx';
import { ResultSheet } from './ResultSheet.tsx';

interface HandSheetProps {
  readonly table: FollowedTable;
  readonly result: HandResult;
  /** Hides the sheet, so that the table is seen. */
  readonly onLook: () => void;
  /** Leads from the last hand to the results of the game. */
  readonly onEnd: () => void;
}

/** The sheet of the hand that ended last, with who is ready and the button for the next hand. */
export default function HandSheet({ table, result, onLook, onEnd }: HandSheetProps) {
  const t = useT();
  const corner = usePreferences(preferences => preferences.corner);
  const { state, viewer } = table;
  const me = viewer === 'spectator' ? undefined : viewer;
  const [isCelebrated] = useState(
    () => isBigHand(result.outcome) && isFirstLook(`${table.code} ${state.gamesPlayed} ${result.record.number}`),
  );
  const view = (
    <>
      <ChatButton table={table} className="btn" />
      <button type="button" className="btn" onClick={onLook}>
        {t('result.viewTable')}
      </button>
    </>
  );
  const next = result.isLast ? (
    <button type="button" className="btn pri" data-first onClick={onEnd}>
      {t('result.toResults')} <kbd className="kbd">Enter</kbd>
    </button>
  ) : (
    me !== undefined && <NextHand table={table} isReady={state.ready[me]} />
  );
  const foot = result.isLast ? (
    <div className="ready-bar">
      <span />
      <div className="ready-ways">
        {view}
        {next}
      </div>
    </div>
  ) : (
    <ReadyBar label={t('result.ready')} state={state} me={me}>
      {view}
      {next}
    </ReadyBar>
  );
  return (
    <ResultSheet
      state={state}
      result={result}
      me={me}
      corner={corner}
      foot={foot}
      fouls={table.moves.filter(line => line.kind === 'foul')}
      isCelebrated={isCelebrated}
      onClose={onLook}
    />
  );
}

function NextHand({ table, isReady }: { readonly table: FollowedTable; readonly isReady: boolean }) {
  const t = useT();
  const names = awaited(table.state).map(player => nameAt(table.state.places[player]) ?? '');
  if (isReady) {
    return (
      <button type="button" className="btn" disabled>
        {t('result.waitingFor', { names: t.all(names) })}
      </button>
    );
  }
  return (
    <button type="button" className="btn pri" data-first onClick={() => client.send({ type: 'ready' })}>
      {t('result.nextHand')} <kbd className="kbd">Enter</kbd>
    </button>
  );
}
