/** The languages of the product. The compiler names whatever lacks another one that is added here. */
export const LANGUAGES = ['en', 'es', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
