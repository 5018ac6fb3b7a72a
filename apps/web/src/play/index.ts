import { withWords } from '../kit/i18n/index.ts';

/** The door of the play: the first page, which is there at once, the table with its room, and big screens. */
export { HomePage } from './home/HomePage.tsx';
export const loadTablePage = () => import('./table/TablePage.tsx');
export const loadOverlay = () => withWords('room', () => import('./cast/OverlayPage.tsx'));
export const loadTeachPages = () => withWords('room', () => import('./teach/ClassPage.tsx'));
export const loadScreenPages = () => withWords('room', () => import('./screen/ScreenPages.tsx'));
