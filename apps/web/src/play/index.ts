/** The door of the play: the first page, which is there at once, and the table with its room. */
export { HomePage } from './home/HomePage.tsx';
export const loadTablePage = () => import('./game/TablePage.tsx');
