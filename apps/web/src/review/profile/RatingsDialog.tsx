import { MOST_AMONG_CLOSE } from '@gorrion/events/rating';
import type { RatingList } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { RatingTable } from './RatingTable.tsx';

interface RatingsDialogProps {
  readonly list: RatingList;
  readonly onClose: () => void;
}

/** Everybody's ratings. */
export function RatingsDialog({ list, onClose }: RatingsDialogProps) {
  const t = useT();
  const { people, count } = list;
  return (
    <Dialog labelledBy="ratings" className="small pf-ratings" onClose={onClose}>
      <div className="dialog-body">
        <div className="row ends">
          <h1 id="ratings">{t('profile.ratings')}</h1>
          <button type="button" className="ib" data-first aria-label={t('profile.ratingClose')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p>
          {t('profile.ratingScale')} {count > people.length && t('profile.ratingFirst', { count: people.length })}
        </p>
        <p>{t('profile.ratingAmongClose', { points: t.number(MOST_AMONG_CLOSE) })}</p>
        {people.length === 0 && <p>{t('profile.ratingNobody')}</p>}
        <RatingTable list={list} own={t('profile.you')} />
      </div>
    </Dialog>
  );
}
