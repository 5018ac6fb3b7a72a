/** The door of the tournaments. */
export const loadEventPages = () => import('./tournament/EventPages.tsx');
