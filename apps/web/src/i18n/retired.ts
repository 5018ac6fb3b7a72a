import type { Language } from './language.ts';

/** One phrase that the product no longer uses, and what it writes instead. */
export interface Retired {
  readonly phrase: RegExp;
  readonly instead: string;
}

/** The phrases that no catalogue and no name of a fan may contain; `README.md` beside this file holds the chosen words. */
export const RETIRED: Readonly<Record<Language, readonly Retired[]>> = {
  en: [
    { phrase: /\btable is set\b/i, instead: 'Your table' },
    { phrase: /\bwho sits\b/i, instead: 'Players' },
    { phrase: /\bagreed for this game\b/i, instead: 'Game settings' },
    { phrase: /\bsomebody is away\b/i, instead: 'If a player leaves' },
    { phrase: /\bdiscards? what is drawn\b/i, instead: 'Auto-discard the drawn tile' },
    { phrase: /\bwith the link$/i, instead: 'Invite only' },
    { phrase: /\btempo\b/i, instead: 'Bot speed' },
    { phrase: /\bfirst page\b/i, instead: 'Home' },
    { phrase: /\b(show|showed|shown)\b.*\bout\b/i, instead: 'Remove {name}' },
    { phrase: /\bclaim nothing\b/i, instead: 'Skip claims' },
    { phrase: /\bwin as soon as possible\b/i, instead: 'Auto-Hu' },
    { phrase: /\bnever ask(ed)?\b/i, instead: 'Ignored tiles' },
    { phrase: /\bthe hand waits for\b/i, instead: 'Your waits' },
    { phrase: /\bready without\b/i, instead: 'Ready if you discard' },
    { phrase: /\bopens the hand\b/i, instead: 'Claiming loses' },
    { phrase: /\bdeals in\b/i, instead: 'Risk of dealing in' },
    { phrase: /\bheld and not counted\b/i, instead: 'Fans not counted' },
    { phrase: /\bdearer\b/i, instead: 'Higher-scoring choice' },
    { phrase: /\bsigns?\b/i, instead: 'characters' },
    { phrase: /\bstands? still\b/i, instead: 'is frozen' },
    { phrase: /\bnewer page\b/i, instead: 'Open in another tab' },
    { phrase: /\bin the corner\b(?! of tiles)/i, instead: 'Tile indices' },
    { phrase: /\bnumber of \{name\}/i, instead: 'Random number from {name}' },
    { phrase: /\bhonor(s|ed)?\b/i, instead: 'honours' },
  ],
  es: [],
  pt: [],
  zh: [],
};

/** Words that compete with the chosen word for the same concept, by language. */
export const COMPETING: Readonly<Record<Language, readonly Retired[]>> = {
  en: [
    { phrase: /\b(throws?|thrown|throwing|drop(s|ped)?) (a|the|your|that) tile/i, instead: 'discard' },
    { phrase: /\bcalling\b/i, instead: 'claim' },
    { phrase: /\b(chairs?|(your|open|free|this|that|four|at) places?)\b/i, instead: 'seat' },
    { phrase: /\b(watchers?|onlookers?|those who watch)\b/i, instead: 'spectator' },
    { phrase: /\b(kick(s|ed)?|throws? out|took you off|take you off|evict)\b/i, instead: 'remove' },
    { phrase: /\b(owner|tenpai|called hand)\b/i, instead: 'host, ready' },
    { phrase: /\b(umpires?|judge)\b/i, instead: 'referee' },
    { phrase: /\b(everybody|somebody|anybody)\b/i, instead: 'everyone, someone, anyone' },
    { phrase: /\b(tips?|counsel)\b/i, instead: 'hint, advice' },
    { phrase: /\b(mixing|mixed up)\b/i, instead: 'shuffle' },
    { phrase: /\b(sit down|stand up)\b/i, instead: 'take a seat, leave your seat' },
    { phrase: /\bload (it|the page) again\b/i, instead: 'reload' },
    { phrase: /\b(switch|switched) (on|off)\b/i, instead: 'turn on, turn off' },
  ],
  es: [],
  pt: [],
  zh: [],
};
