import type { Catalogues } from '../../kit/i18n/choice.ts';

/** The catalogue of each language, in parts that are fetched when a page first needs them. */
export const CATALOGUES: Catalogues = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    ground: async () => (await import('./en/ground.ts')).ground,
    shell: async () => (await import('../../shell/words/en/index.ts')).words,
    learn: async () => (await import('../../learn/words/en/index.ts')).words,
    play: async () => (await import('../../play/words/en/index.ts')).words,
    review: async () => (await import('../../review/words/en/index.ts')).words,
    events: async () => (await import('../../events/words/en/index.ts')).words,
    groups: async () => (await import('../../groups/words/en/index.ts')).words,
  },
  es: {
    first: async () => (await import('./es/first.ts')).first,
    ground: async () => (await import('./es/ground.ts')).ground,
    shell: async () => (await import('../../shell/words/es/index.ts')).words,
    learn: async () => (await import('../../learn/words/es/index.ts')).words,
    play: async () => (await import('../../play/words/es/index.ts')).words,
    review: async () => (await import('../../review/words/es/index.ts')).words,
    events: async () => (await import('../../events/words/es/index.ts')).words,
    groups: async () => (await import('../../groups/words/es/index.ts')).words,
  },
  pt: {
    first: async () => (await import('./pt/first.ts')).first,
    ground: async () => (await import('./pt/ground.ts')).ground,
    shell: async () => (await import('../../shell/words/pt/index.ts')).words,
    learn: async () => (await import('../../learn/words/pt/index.ts')).words,
    play: async () => (await import('../../play/words/pt/index.ts')).words,
    review: async () => (await import('../../review/words/pt/index.ts')).words,
    events: async () => (await import('../../events/words/pt/index.ts')).words,
    groups: async () => (await import('../../groups/words/pt/index.ts')).words,
  },
  zh: {
    first: async () => (await import('./zh/first.ts')).first,
    ground: async () => (await import('./zh/ground.ts')).ground,
    shell: async () => (await import('../../shell/words/zh/index.ts')).words,
    learn: async () => (await import('../../learn/words/zh/index.ts')).words,
    play: async () => (await import('../../play/words/zh/index.ts')).words,
    review: async () => (await import('../../review/words/zh/index.ts')).words,
    events: async () => (await import('../../events/words/zh/index.ts')).words,
    groups: async () => (await import('../../groups/words/zh/index.ts')).words,
  },
};
