import type { Appeal, PersonId, TableState } from '@gorrion/protocol';
import { appealStage, judgesOf, signerOf } from '@gorrion/table';
import type { Translate } from '../../kit/i18n/index.ts';

/** Whether a reader decides an appeal now; the table decides it again when it is sent. */
export function mayAnswer(state: TableState, appeal: Appeal, reader: PersonId | undefined): boolean {
  if (reader === undefined || state.event?.kind === 'tournament') return false;
  const stage = appealStage(state, appeal);
  if (stage === 'umpire') return reader === state.umpire?.person?.id;
  const player = signerOf(state, reader);
  if (stage !== 'players' || player === undefined || player === appeal.by) return false;
  return !appeal.votes?.some(({ by }) => by === player);
}

/** Returns who votes on an appeal: the other people who played to the end, and no bot. */
export function judgesText(t: Translate, state: TableState, appeal: Appeal): string {
  const votes = t('forms.stage.players', { count: judgesOf(state, appeal).length });
  const hasBots = (state.played ?? state.places).some(({ kind }) => kind === 'bot');
  return hasBots ? `${votes} ${t('forms.botsDoNotVote')}` : votes;
}
