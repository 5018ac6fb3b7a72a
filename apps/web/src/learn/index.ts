/** The door of the pages that teach. */
export const loadLearnPages = () => import('./LearnPages.tsx');
