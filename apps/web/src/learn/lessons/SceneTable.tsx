import { type Scene, sceneHand } from '@gorrion/learn/lessons';
import { useMemo } from 'react';
import { LessonTable } from './LessonTable.tsx';

/** A table to look at. */
export function SceneTable({ scene }: { readonly scene: Scene }) {
  const hand = useMemo(() => sceneHand(scene), [scene]);
  return (
    <div className="lesson-scene">
      <LessonTable hand={hand} seat={scene.seat ?? 0} />
    </div>
  );
}
