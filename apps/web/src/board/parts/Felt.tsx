import type { Geometry } from '../layout/index.ts';
import type { Scene } from '../scene.ts';
import { WallRing } from './WallRing.tsx';

/** The width of the wooden rim (px). */
const RIM = 12;

/** The table with its rim. If the viewer has a hand, the near edge is off the screen. */
export function Felt({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { cx, cy, u, table, ring } = geometry;
  const side = 2 * table * u + 2 * RIM;
  const floor = 8.7 * u;
  const near = scene.hasOwnHand ? { bottom: 'var(--near-edge, -60px)' } : { height: side };
  const rim = { left: cx - side / 2, top: cy - side / 2, width: side, ...near };
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
