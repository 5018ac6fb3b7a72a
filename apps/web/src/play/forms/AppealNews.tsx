import { appealStage, signerOf } from '@gorrion/table';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { AfterAppeal } from './AfterAppeal.tsx';
import { judgesText, mayAnswer } from './appealWords.ts';
import { hasForms } from './hasForms.ts';
import { showPart } from './showPart.ts';

/** Says at the top of a page that somebody has appealed, to whom it concerns: the one that waits for them, or the newest. */
export function AppealNews({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { state } = table;
  const me = useApp(app => app.me?.id);
  const appeals = state.forms?.appeals ?? [];
  const waiting = appeals.find(one => mayAnswer(state, one, me));
  const appeal = waiting ?? appeals.at(-1);
  const mine = me === undefined ? undefined : signerOf(state, me);
  const isUmpire = me !== undefined && me === state.umpire?.person?.id;
  const concerns = hasForms(state) && state.event?.kind !== 'tournament' && (mine !== undefined || isUmpire);
  const { by, name, hand, answer, final = answer } = appeal ?? {};
  const stage = appeal && appealStage(state, appeal);
  return (
    <div role="status">
      {concerns && appeal && (
        <Note
          tone={waiting ? 'amber' : 'plain'}
          icon="flag"
          title={
            by === mine ? t('forms.youAppealed', { hand: hand! }) : t('forms.appealed', { name: name!, hand: hand! })
          }
        >
          {stage === 'decided'
            ? t(final?.isUpheld ? 'forms.isUpheld' : 'forms.isRejected')
            : stage === 'players'
              ? judgesText(t, state, appeal)
              : t(`forms.stage.${stage!}`)}
          <AfterAppeal table={table} appeal={appeal} />
          <p>
            <button
              type="button"
              className={waiting ? 'btn pri' : 'btn'}
              onClick={() => showPart('appeals', waiting ? 'form' : 'title')}
            >
              {t(waiting ? 'forms.toAnswer' : 'forms.toAppeal')}
            </button>
          </p>
        </Note>
      )}
    </div>
  );
}
