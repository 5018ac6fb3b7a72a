/** The door of the groups, with their evenings and duplicates. */
export const loadGroupPages = () => import('./GroupPages.tsx');
