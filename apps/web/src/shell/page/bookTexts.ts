import type { Language } from '../../kit/i18n/index.ts';
import type { BookId } from '../links/learnPaths.ts';

/** Fetches a rulebook as it is written. */
export type BookText = () => Promise<{ readonly default: string }>;

/** The rulebooks as the rules keep them, in each language; a page loads the one that its reader opens. */
export const BOOK_TEXTS: Readonly<Record<BookId, Readonly<Record<Language, BookText>>>> = {
  competition: {
    en: () => import('@gorrion/rules/RULEBOOK.md?raw'),
    es: () => import('@gorrion/rules/rulebook/es.md?raw'),
    pt: () => import('@gorrion/rules/rulebook/pt.md?raw'),
    zh: () => import('@gorrion/rules/rulebook/zh.md?raw'),
  },
  classical: {
    en: () => import('@gorrion/rules/CLASSICAL.md?raw'),
    es: () => import('@gorrion/rules/rulebook/classical.es.md?raw'),
    pt: () => import('@gorrion/rules/rulebook/classical.pt.md?raw'),
    zh: () => import('@gorrion/rules/rulebook/classical.zh.md?raw'),
  },
};
