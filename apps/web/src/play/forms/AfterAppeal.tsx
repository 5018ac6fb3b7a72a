import type { Appeal } from '@gorrion/protocol';
import { isClosed, isCorrected, signerOf } from '@gorrion/table';
import { Suspense, useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { correctionAfter } from '../umpire/draft.ts';

const RulingDialog = lazyPart(() => import('../umpire/RulingDialog.tsx'));

interface AfterAppealProps {
  readonly table: FollowedTable;
  readonly appeal: Appeal;
}

/**
 * What follows from an upheld appeal, which changes no points by itself: the umpire corrects them, or without one the
 * players agree to a correction, and all sign anew. Shows nothing of any other appeal.
 */
export function AfterAppeal({ table, appeal }: AfterAppealProps) {
  const t = useT();
  const me = useApp(app => app.me?.id);
  const [isOpen, setOpen] = useState(false);
  const { state } = table;
  const { answer, final = answer } = appeal;
  if (!final?.isUpheld || state.event?.kind === 'tournament' || isClosed(state)) return null;
  const umpire = state.umpire?.person;
  if (!umpire && state.event) return null;
  const isUmpire = umpire !== undefined && umpire.id === me;
  const mayPropose = !umpire && me !== undefined && signerOf(state, me) !== undefined;
  const isDone = isCorrected(state, final.at);
  const who = isUmpire ? 'you' : umpire ? 'umpire' : 'players';
  return (
    <>
      <p>{t(isDone ? 'forms.after.done' : `forms.after.${who}`)}</p>
      {(isUmpire || mayPropose) && !isDone && !state.umpire?.proposed && (
        <button type="button" className="btn pri" onClick={() => setOpen(true)}>
          {t(isUmpire ? 'forms.after.correct' : 'forms.after.propose')}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RulingDialog
            table={table}
            isUmpire={isUmpire}
            first={correctionAfter(state, appeal, t('forms.after.remark', { hand: appeal.hand }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
