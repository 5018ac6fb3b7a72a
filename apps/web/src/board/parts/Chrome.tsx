import { memo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { isFlat } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { OwnPills, type OwnPillsProps } from './OwnPills.tsx';
import { sides, toolsStyle } from './plates.ts';

interface ChromeProps extends OwnPillsProps {
  /** A screen lies over the table and over all but the buttons of the app. */
  readonly isCovered: boolean;
  /** The viewer is a spectator. */
  readonly isWatching: boolean;
  readonly watched: TableProps['watched'];
  readonly tools: TableProps['tools'];
}

function Room({ isCovered, isWatching, watched, tools, ...pills }: ChromeProps) {
  const t = useT();
  const { geometry } = pills;
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
          <MiniTile tile={SPARROW} decorative />
          <span>Gorrión</span>
        </div>
      )}
      {tools && (
        <div className="tools" style={isCovered ? undefined : toolsStyle(geometry, pills.isAsked)}>
          {tools(isCompact)}
        </div>
      )}
      {isWatching && !isCompact && (
        <div className="pill watched" style={{ left, top: 66 }}>
          <Icon name="eye" />
          {(geometry.mode === 'desk' && watched) || t('table.watching')}
        </div>
      )}
      {!isCovered && <OwnPills {...pills} />}
    </>
  );
}

/** What stands around the table: the buttons of the app, the brand, sorting. Memoized: moving tiles do not render it. */
export const Chrome = memo(Room);
