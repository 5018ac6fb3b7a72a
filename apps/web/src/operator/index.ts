/** The door of the operator's page. */
export const loadOperatorPage = () => import('./OperatorPage.tsx');
