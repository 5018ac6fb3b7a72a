import { LESSONS } from '@gorrion/learn/lessons';
import type { Translate } from '../../../kit/i18n/index.ts';
import { eventPaths } from '../../links/eventPaths.ts';
import { GAMES_PATH, MISTAKES_PATH, PROFILE_PATH } from '../../links/gamePaths.ts';
import { KNOWN_GAMES, paths } from '../../links/learnPaths.ts';
import { teachPath } from '../router.ts';
import type { Findable } from './result.ts';

/** The pages by the names that they have, and what else finds them. */
const PAGES = [
  { page: 'home', href: '/', title: 'place.play' },
  { page: 'learn', href: paths.learn(), title: 'place.learn' },
  { page: 'placement', href: paths.placement(), title: 'placement.title' },
  { page: 'drills', href: paths.drills(), title: 'learn.part.drills' },
  { page: 'deck', href: paths.deck(), title: 'learn.part.deck' },
  { page: 'fans', href: paths.fans(), title: 'learn.part.fans' },
  { page: 'olderWays', href: paths.olderWays(), title: 'fanbook.olderTitle' },
  { page: 'calculator', href: paths.calculator(), title: 'learn.part.calculator' },
  { page: 'rules', href: paths.rules(), title: 'learn.part.rules' },
  { page: 'classical', href: paths.rules(undefined, 'classical'), title: 'rulebook.classicalTitle' },
  { page: 'atlas', href: paths.atlas(), title: 'atlas.title' },
  { page: 'teach', href: teachPath(), title: 'teach.classTitle' },
  { page: 'profile', href: PROFILE_PATH, title: 'learn.part.profile' },
  { page: 'games', href: GAMES_PATH, title: 'games.title' },
  { page: 'mistakes', href: MISTAKES_PATH, title: 'mistakes.title' },
  { page: 'groups', href: eventPaths.groups(), title: 'place.groups' },
  { page: 'duplicate', href: eventPaths.newDuplicate(), title: 'duplicate.newTitle' },
  { page: 'events', href: eventPaths.events(), title: 'place.events' },
  { page: 'newEvent', href: eventPaths.newEvent(), title: 'organiser.new' },
  { page: 'devices', href: eventPaths.devices(), title: 'devices.title' },
  { page: 'calls', href: eventPaths.calls(), title: 'push.title' },
  { page: 'people', href: eventPaths.people(), title: 'people.page' },
  { page: 'programs', href: eventPaths.programs(), title: 'programs.open' },
  { page: 'ladder', href: eventPaths.ladder(), title: 'programs.ladder' },
  { page: 'pair', href: '/pair', title: 'devices.pair' },
] as const;

/** The settings by their names; each opens the dialog that holds them all. */
const SETTINGS = [
  ...(['title', 'language', 'theme', 'corner', 'keys', 'mouse', 'touch', 'still', 'tempo', 'notify'] as const),
  ...(['vibrate', 'typed'] as const),
] as const;

/** Returns the pages of the site and its lessons, in the order of their places; words of other languages find them, too. */
export function pagesOf(t: Translate, others: readonly Translate[] = []): readonly Findable[] {
  const wordsOf = (say: (t: Translate) => readonly string[]) => [t, ...others].flatMap(say);
  const pages = PAGES.map(({ page, href, title }): Findable => {
    const name = t(title);
    const words = wordsOf(t => [t(title), ...t(`search.words.${page}`).split(/[,，]\s*/)]);
    return { result: { id: href, href, name, note: t('search.page') }, names: [name], words };
  });
  const known = KNOWN_GAMES.map((game): Findable => {
    const name = t(`known.title.${game}`);
    const words = wordsOf(t => [t(`known.title.${game}`)]);
    return { result: { id: game, href: paths.from(game), name, note: t('search.page') }, names: [name], words };
  });
  const lessons = LESSONS.map(({ id }): Findable => {
    const name = t(`lessons.title.${id}`);
    const words = wordsOf(t => [t(`lessons.title.${id}`), t(`lessons.line.${id}`)]);
    const href = paths.lesson(id);
    return { result: { id: href, href, name, note: t('search.lesson') }, names: [name], words };
  });
  return [...pages, ...known, ...lessons];
}

/** Returns the settings, without an address of their own; their names in other languages find them, too. */
export function settingsOf(t: Translate, others: readonly Translate[] = []): readonly Findable[] {
  const keys = [
    ...SETTINGS.map(id => ({ id, key: `settings.${id}` as const })),
    { id: 'sound', key: 'sound.title' as const },
    { id: 'shortcuts', key: 'keys.title' as const },
  ];
  return keys.map(({ id, key }) => ({
    result: { id: `settings ${id}`, href: undefined, name: t(key), note: t('search.setting') },
    names: [t(key)],
    words: others.map(other => other(key)),
  }));
}
