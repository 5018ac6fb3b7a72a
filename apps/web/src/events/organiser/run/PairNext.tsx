import type { RoundCut } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { playerIn } from '../../event/event.ts';
import type { EventDesk } from '../useEvent.ts';
import { UnsettledNote } from './AppealsCard.tsx';

/** The tables of the next session, made by a press: by one of two where the cut before a round leaves equals. */
export function PairNext({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view, send } = desk;
  const { cut } = view;
  const hasTies = cut !== undefined && cut.tied.length > 0;
  return (
    <>
      <UnsettledNote desk={desk} />
      {cut && <Cut desk={desk} cut={cut} />}
      {!hasTies && (
        <>
          <p>{t('organiser.run.pair.note')}</p>
          <button type="button" className="btn pri" onClick={() => void send({ type: 'pair-next' })}>
            <Icon name="sort" />
            {t('organiser.run.pair')}
          </button>
        </>
      )}
    </>
  );
}

/** Who goes on without having played, and the equals of whom the organiser says who goes on. */
function Cut({ desk: { view, send }, cut }: { readonly desk: EventDesk; readonly cut: RoundCut }) {
  const t = useT();
  const { tied, first, unplayed, comers } = cut;
  const named = (players: readonly number[]) => t.all(players.map(player => playerIn(view, player)?.name ?? '—'));
  return (
    <>
      {unplayed.length > 0 && (
        <Note tone="amber" icon="warn" title={t('organiser.run.cut.unplayed')}>
          {t('organiser.run.cut.unplayed.note', { names: named(unplayed) })}
        </Note>
      )}
      {comers && (
        <Note icon="info" title={t('organiser.run.cut.comers')}>
          {t('organiser.run.cut.comers.note', { names: named(comers) })}
        </Note>
      )}
      {tied.length > 0 && (
        <>
          <Note tone="amber" icon="warn" title={t('organiser.run.cut.tied')}>
            {t('organiser.run.cut.tied.note', { names: named(tied), first: named(first) })}
          </Note>
          <div className="row og-acts">
            <button type="button" className="btn pri" onClick={() => void send({ type: 'pair-next', ties: 'order' })}>
              <Icon name="sort" />
              {t('organiser.run.cut.order')}
            </button>
            <button type="button" className="btn" onClick={() => void send({ type: 'pair-next', ties: 'lot' })}>
              {t('organiser.run.cut.lot')}
            </button>
          </div>
        </>
      )}
    </>
  );
}
