import { HIDDEN } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { EmptyPlace } from '../../kit/ui/Empty.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import './noEvenings.css';

const WALL = Array.from({ length: 6 }, () => HIDDEN);
const FORMS = ['tonight', 'later', 'alone'] as const;

/** What a duplicate evening is, for a group that has had none. */
export function NoEvenings({ group }: { readonly group: string }) {
  const t = useT();
  return (
    <div className="stack roomy">
      <EmptyPlace title={t('duplicate.emptyTitle')} note={t('duplicate.emptyNote')} beside={<TwoTables />}>
        <Go className="btn pri" href={eventPaths.newDuplicate(group)}>
          {t('duplicate.setUp')}
        </Go>
      </EmptyPlace>
      <div className="cards dup-forms">
        {FORMS.map(form => (
          <Card key={form} title={t(`duplicate.form.${form}`)}>
            <p className="fine">{t(`duplicate.form.${form}.note`)}</p>
          </Card>
        ))}
      </div>
      <Note icon="lock" title={t('duplicate.sealedToo')}>
        {t('duplicate.sealedTooNote')} <Go href={eventPaths.daily()}>{t('daily.toToday')}</Go>
      </Note>
    </div>
  );
}

/** The same walls at two tables: an example. The points are those of the player in the same seat. */
function TwoTables() {
  const t = useT();
  const table = (number: number, points: number) => (
    <div className="dup-example">
      <MiniTiles tiles={WALL} decorative />
      <b>{t.signed(points)}</b>
      <small>{t('duplicate.seatOf', { wind: t('wind.0'), table: number })}</small>
      <MiniTiles tiles={WALL} decorative />
    </div>
  );
  return (
    <div
      className="dup-examples"
      role="img"
      aria-label={t('duplicate.exampleTold', { more: t.signed(37), less: t.signed(-8) })}
    >
      {table(1, 37)}
      <span>=</span>
      {table(2, -8)}
    </div>
  );
}
