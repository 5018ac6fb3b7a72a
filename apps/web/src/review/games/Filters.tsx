import { FAN_IDS, type FanId } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { PERIODS, type Wish } from './wish.ts';

interface FiltersProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** What a person looks for: a text, a time, a fan that they made, their stars. */
export function Filters({ wish, onWish }: FiltersProps) {
  const t = useT();
  const fans = FAN_IDS.map((id): readonly [FanId, string] => [id, fanName(id, t.locale)]);
  return (
    <search className="row games-search">
      <SearchField label={t('games.search')} text={wish.text} onText={text => onWish({ ...wish, text })} />
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
