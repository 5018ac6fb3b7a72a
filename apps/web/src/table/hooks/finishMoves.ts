/** Puts everything that travels where it goes, at once. */
export function finishMoves(root: HTMLElement | null): void {
  for (const node of root?.querySelectorAll<HTMLElement>('.moving') ?? []) {
    for (const motion of node.getAnimations({ subtree: true })) motion.finish();
  }
}
