import { type StepText, scoreOfRow, shownRow, type TileRow } from '@gorrion/learn/lessons';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles } from '../../kit/tiles/index.ts';
import { Sentence } from './Sentence.tsx';

interface RowsProps {
  readonly rows: readonly TileRow[];
  readonly captions: StepText['captions'];
}

/** Rows of tiles on felt, each with its caption; below a complete hand the fans that it counts. */
export const Rows = ({ rows, captions = {} }: RowsProps) => (
  <div className="lesson-rows felt-floor stack roomy">
    {rows.map(row => (
      <figure key={`${row.tiles} ${row.win}`}>
        <Groups row={row} />
        {row.caption !== undefined && (
          <figcaption>
            <Sentence text={captions[row.caption] ?? ''} rows={rows} />
          </figcaption>
        )}
        {row.win !== undefined && !row.hidesFans && <Fans row={row} />}
      </figure>
    ))}
  </div>
);

/** The longest row whose tiles are drawn large. */
const FEW = 9;

/** The tiles of a row, group by group. */
export function Groups({ row }: { readonly row: TileRow }) {
  const { groups, win } = shownRow(row);
  const count = groups.reduce((sum, { tiles }) => sum + tiles.length, win === undefined ? 0 : 1);
  return (
    <div className={`row lesson-row ${count > FEW ? 'long' : ''}`}>
      {groups.map(({ tiles, isMeld }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
        <span key={n} className={isMeld ? 'meld' : undefined}>
          <MiniTiles tiles={tiles} corner {...(isMeld && { turned: 0 })} />
        </span>
      ))}
      {win !== undefined && (
        <span className="win">
          <MiniTile tile={win} corner marked />
        </span>
      )}
    </div>
  );
}

/** The fans of a complete hand with their points, as the scorer counts them. */
export function Fans({ row }: { readonly row: TileRow }) {
  const t = useT();
  const score = scoreOfRow(row);
  if (!score) return null;
  return (
    <ul className="row roomy">
      {score.fans.map(({ id, times, points }) => (
        <li key={id}>
          <span>{fanName(id, t.locale)}</span> <b>{t.number(points * times)}</b>
        </li>
      ))}
      <li>
        <span>{t('lessons.total')}</span> <b>{t.number(score.total)}</b>
      </li>
    </ul>
  );
}
