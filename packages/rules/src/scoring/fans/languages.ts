/** The languages of the product. Whatever is said or named has all of them: another one here is missed by the compiler. */
export const LANGUAGES = ['en', 'es', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
