/* Addresses of the pages that teach the game. The first page only knows that they exist (`routeOf`). */

/** Games that a player may know already; each has a page of its differences. */
export const KNOWN_GAMES = ['riichi', 'hongkong', 'cantonese'] as const;
export type KnownGame = (typeof KNOWN_GAMES)[number];

/** The rulebooks: that of the competition's rules, and that of the older ways. */
export const BOOKS = ['competition', 'classical'] as const;
export type BookId = (typeof BOOKS)[number];

/** What an address of the pages that teach shows. Whether a lesson, a kind of drill or a fan exists, its page decides. */
export type LearnRoute =
  | { readonly page: 'learn' | 'placement' | 'deck' | 'fans' | 'calculator' | 'atlas' | 'lost' }
  | { readonly page: 'lesson'; readonly lesson: string }
  | { readonly page: 'from'; readonly game: KnownGame }
  | { readonly page: 'drills'; readonly kind?: string }
  | { readonly page: 'fan'; readonly fan: string }
  /** The hands and doubles of the older ways, or one of them. */
  | { readonly page: 'olderWays'; readonly id?: string }
  | { readonly page: 'rules'; readonly book: BookId; readonly part?: number | 'options' };

const PLAIN = {
  '/learn': 'learn',
  '/learn/placement': 'placement',
  '/deck': 'deck',
  '/fans': 'fans',
  '/calc': 'calculator',
  '/rules/atlas': 'atlas',
} as const;

const isPlain = (path: string): path is keyof typeof PLAIN => Object.hasOwn(PLAIN, path);
const isKnownGame = (word: string): word is KnownGame => (KNOWN_GAMES as readonly string[]).includes(word);

/** Returns what an address of a rulebook shows: an article, the options, or the introduction. */
function ruleRouteOf(book: BookId, word: string): LearnRoute {
  if (word === '') return { page: 'rules', book };
  if (word === 'options' && book === 'competition') return { page: 'rules', book, part: word };
  return /^\d{1,3}$/.test(word) ? { page: 'rules', book, part: Number(word) } : { page: 'lost' };
}

export function learnRouteOf(path: string): LearnRoute {
  const whole = path.replace(/\/$/, '');
  if (isPlain(whole)) return { page: PLAIN[whole] };
  const [, place = '', word = '', more] =
    /^\/([a-z]+)(?:\/([A-Za-z0-9-]{1,40}))?(?:\/([a-z0-9-]{1,40}))?$/.exec(whole) ?? [];
  if (place === 'rules' && word === 'classical') return ruleRouteOf(word, more ?? '');
  if (place === 'fans' && word === 'classical') return { page: 'olderWays', ...(more && { id: more }) };
  if (place === 'learn' && word === 'from' && more && isKnownGame(more)) return { page: 'from', game: more };
  if (more) return { page: 'lost' };
  if (place === 'learn') return { page: 'lesson', lesson: word };
  if (place === 'drills') return { page: 'drills', ...(word && { kind: word }) };
  if (place === 'fans') return { page: 'fan', fan: word };
  if (place === 'rules') return ruleRouteOf('competition', word);
  return { page: 'lost' };
}

const bookPath = (book: BookId): string => (book === 'classical' ? '/rules/classical' : '/rules');

const query = (parts: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

/** The addresses of the pages that teach, by what they show. */
export const paths = {
  learn: () => '/learn',
  lesson: (lesson: string) => `/learn/${lesson}`,
  placement: () => '/learn/placement',
  from: (game: KnownGame) => `/learn/from/${game}`,
  /** All drills, or one kind of them; `fan` narrows it to questions about a fan. */
  drills: (kind?: string, about: { readonly fan?: string } = {}) => `/drills${kind ? `/${kind}` : ''}${query(about)}`,
  deck: () => '/deck',
  fans: () => '/fans',
  fan: (fan: string) => `/fans/${fan}`,
  /** The list of the special hands and doubles of the older ways. */
  olderWays: () => '/fans/classical',
  olderWay: (id: string) => `/fans/classical/${id}`,
  /** The calculator, with the state that a text stands for: the part of the address after the question mark. */
  calculator: (state?: string) => `/calc${state ? `?${state}` : ''}`,
  /** A rulebook, at an article. */
  rules: (article?: number, book: BookId = 'competition') =>
    `${bookPath(book)}${article === undefined ? '' : `/${article}`}`,
  /** The table of options of the competition's rulebook. In the classical one it is an article. */
  ruleOptions: () => '/rules/options',
  /** The disputed hands, all or those about a fan. */
  atlas: (about: { readonly fan?: string } = {}) => `/rules/atlas${query(about)}`,
} as const;
