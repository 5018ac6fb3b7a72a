import type { Tile } from '@gorrion/rules';
import { useT } from '../../i18n/index.ts';
import { MiniTile } from '../../tiles/index.ts';
import { type Geometry, isFlat } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { Icon } from './Icon.tsx';
import { OwnPills } from './OwnPills.tsx';
import { sides, toolsStyle } from './plates.ts';

/** What stands in the room: the app's buttons, the name, sorting, watching. */
export function Chrome({
  props,
  geometry,
  isSorted,
  sort,
}: {
  readonly props: TableProps;
  readonly geometry: Geometry;
  readonly isSorted: boolean;
  readonly sort: () => void;
}) {
  const t = useT();
  const isCompact = isFlat(geometry.mode);
  const { left } = sides(geometry);
  return (
    <>
      {!isCompact && (
        <div
          className="brand"
          aria-hidden="true"
          style={geometry.mode === 'tablet' ? { left: left + 30, top: 20 } : undefined}
        >
          <MiniTile tile={BRAND} decorative />
          <span>Gorrión</span>
        </div>
      )}
      {props.tools && (
        <div className="tools" style={toolsStyle(geometry)}>
          {props.tools(isCompact)}
        </div>
      )}
      {props.seat === undefined && !isCompact && (
        <div className="pill" style={{ left, top: 66 }}>
          <Icon name="eye" />
          {t('table.watching')}
        </div>
      )}
      <OwnPills
        armed={props.armed}
        aside={props.aside}
        advice={props.advice}
        keys={props.settings.keys}
        geometry={geometry}
        isSorted={isSorted}
        sort={sort}
      />
    </>
  );
}

/** One bamboo: the sparrow. */
const BRAND = 9 as Tile;
