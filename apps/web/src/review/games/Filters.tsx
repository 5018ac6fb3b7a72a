import { FAN_IDS, type FanId } from '@gorrion/rules';
import { useId } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { PERIODS, type Wish } from './wish.ts';

interface FiltersProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** What a person looks for: a text, a time, a fan that they made, their stars. */
export function Filters({ wish, onWish }: FiltersProps) {
  const t = useT();
  const field = useId();
  const fans = FAN_IDS.map((id): readonly [FanId, string] => [id, fanName(id, t.locale)]);
  return (
    <search className="games-search">
      <label className="games-field" htmlFor={field}>
        <Icon name="search" />
        <span className="sr">{t('games.search')}</span>
        <input
          id={field}
          type="search"
          value={wish.text}
          maxLength={100}
          placeholder={t('games.search')}
          onChange={event => onWish({ ...wish, text: event.target.value })}
        />
      </label>
      <Pick
        label={t('games.since')}
        value={wish.period}
        options={PERIODS.map(period => [period, t(`games.since.${period}`)] as const)}
        onPick={period => onWish({ ...wish, period })}
      />
      {wish.place !== 'public' && (
        <>
          <Pick
            label={t('games.fan')}
            value={wish.fan ?? ''}
            options={[
              ['', t('games.fan.any')] as const,
              ...fans.toSorted(([, a], [, b]) => a.localeCompare(b, t.locale)),
            ]}
            onPick={fan => onWish({ ...wish, fan: fan === '' ? undefined : fan })}
          />
          <button
            type="button"
            className="btn sm"
            aria-pressed={wish.hasMistakes}
            onClick={() => onWish({ ...wish, hasMistakes: !wish.hasMistakes })}
          >
            <ArchiveIcon name="mistake" />
            {t('games.mistakes')}
          </button>
          <button
            type="button"
            className="btn sm"
            aria-pressed={wish.isStarred}
            onClick={() => onWish({ ...wish, isStarred: !wish.isStarred })}
          >
            <ArchiveIcon name="star" />
            {t('games.starred')}
          </button>
        </>
      )}
    </search>
  );
}
