/**
 * Raised with every change of what nodes say to each other, over links and in notices. A node understands its own version and
 * the two beside it, so that nodes are replaced one after another; others are refused.
 */
export const NODE_VERSION = 4;

/** The version of nodes that name none. */
const UNNAMED = 1;

/** Returns the version that a node has named in a header; NaN if it is none. */
export const versionIn = (header: string | readonly string[] | undefined): number =>
  header === undefined ? UNNAMED : Number(header);

/** Whether nodes of two versions understand each other. */
export const areNeighbours = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
