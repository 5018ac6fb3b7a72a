import { finishesAsked, isShown, type TableState, tooFewFinishes } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { usePeace, usePeaceLists } from '../../client/peace/lists.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** Says to somebody without a seat what a public table asks of who sits down, and their own figure beside it. */
export function AskedFinishes({ state, mine }: { readonly state: TableState; readonly mine: Player | undefined }) {
  const t = useT();
  usePeaceLists();
  const me = useApp(app => app.me?.id);
  const own = usePeace(({ view }) => view?.finishes);
  const least = finishesAsked(state, me);
  if (least === undefined || mine !== undefined) return null;
  const { settings } = state;
  const isTooFew = own && tooFewFinishes(settings, own) !== undefined;
  return (
    <Note icon="info" tone={isTooFew ? 'amber' : 'plain'} title={t('room.asksFinishes', { percent: least })}>
      {own && (isShown(own) ? t('people.ownFinishes', own) : t('room.ownFewGames', { count: own.games }))}{' '}
      {own && !isShown(own) && t(settings.newcomers === 'refused' ? 'room.newcomersRefused' : 'room.newcomersWelcome')}
    </Note>
  );
}
