import type { Tile } from '@gorrion/rules';
import { memo, useSyncExternalStore } from 'react';
import { onPictures, pictureOf } from './pictures.ts';

interface FaceProps {
  readonly tile: Tile;
  readonly corner?: boolean | undefined;
  /** What screen readers hear; by default nothing, because the tile around the face has a name. */
  readonly label?: string;
}

function Face({ tile, corner = false, label = '' }: FaceProps) {
  const read = () => pictureOf(tile, corner);
  const picture = useSyncExternalStore(onPictures, read, read);
  return <img className="face" src={picture} alt={label} />;
}

/** The face of a tile without its body; a hidden tile shows the pattern of the back. */
export const TileFace = memo(Face);
