import { isShown } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { usePeace, usePeaceLists } from '../../client/peace/lists.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** Says to somebody without a seat what a public table asks of who sits down, and their own figure beside it. */
export function AskedFinishes({ table, mine }: { readonly table: FollowedTable; readonly mine: Player | undefined }) {
  const t = useT();
  usePeaceLists();
  const own = usePeace(({ view }) => view?.finishes);
  const { finishes: least, newcomers, visibility } = table.state.settings;
  if (least === undefined || visibility !== 'public' || mine !== undefined) return null;
  const isKnown = own !== undefined && isShown(own);
  const isTooFew = isKnown ? own.finished * 100 < least * own.games : newcomers === 'refused';
  return (
    <Note icon="info" tone={own && isTooFew ? 'amber' : 'plain'} title={t('room.asksFinishes', { percent: least })}>
      {own && (isKnown ? t('people.ownFinishes', own) : t('room.ownFewGames', { count: own.games }))}{' '}
      {own && !isKnown && t(newcomers === 'refused' ? 'room.newcomersRefused' : 'room.newcomersWelcome')}
    </Note>
  );
}
