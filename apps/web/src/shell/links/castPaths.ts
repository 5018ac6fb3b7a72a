/** The page that makes the link by which a table is cast. */
export const castPath = (code: string): string => `/t/${code}/cast`;

/** What a link for casting shows. Its key and its look stay in the browser's part of the address. */
export const overlayPath = (key: string, look: string): string => `/o#${key}${look}`;
