import type { Geometry } from '../layout/index.ts';
import type { Scene } from '../scene.ts';
import { WallRing } from './WallRing.tsx';

/** px: the wooden rim outside the felt. */
const RIM = 12;

/** The whole table with its rim; where the own hand stands, the near edge runs off the screen. */
export function Felt({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { cx, cy, u, table, ring } = geometry;
  const side = 2 * table * u + 2 * RIM;
  const floor = 8.7 * u;
  const rim = { left: cx - side / 2, top: cy - side / 2, width: side, height: side + (scene.hasOwnHand ? 60 : 0) };
  return (
    <>
      <div className="rim" style={rim}>
        <div className="felt" />
      </div>
      {ring === undefined ? (
        <div className="floor" style={{ left: cx - floor, top: cy - floor, width: 2 * floor, height: 2 * floor }} />
      ) : (
        <WallRing scene={scene} geometry={geometry} at={ring} />
      )}
    </>
  );
}
