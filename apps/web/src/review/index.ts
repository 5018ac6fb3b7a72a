/** The door of the games that are kept: their pages, and what they tell of a person. */
export const loadArchivePages = () => import('./games/ArchivePages.tsx');
export const loadProfilePage = () => import('./profile/ProfilePage.tsx');
export const loadLadderPage = () => import('./profile/LadderPage.tsx');
