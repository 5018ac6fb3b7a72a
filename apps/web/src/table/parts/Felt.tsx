import type { Geometry } from '../layout/index.ts';
import type { Scene } from '../scene.ts';

/** px: the wooden rim outside the felt. */
const RIM = 12;

/** The whole table with its rim; where the own hand stands, the near edge runs off the screen. */
export function Felt({
  scene,
  geometry: { cx, cy, u, table },
}: {
  readonly scene: Scene;
  readonly geometry: Geometry;
}) {
  const side = 2 * table * u + 2 * RIM;
  const floor = 8.7 * u;
  const rim = { left: cx - side / 2, top: cy - side / 2, width: side, height: side + (scene.hasOwnHand ? 60 : 0) };
  return (
    <>
      <div className="rim" style={rim}>
        <div className="felt" />
      </div>
      <div className="floor" style={{ left: cx - floor, top: cy - floor, width: 2 * floor, height: 2 * floor }} />
    </>
  );
}
