import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAtlasTexts } from '@gorrion/learn/atlas';
import { olderTextsIn } from '@gorrion/learn/classicalBook';
import { fanTextsIn } from '@gorrion/learn/fantexts';
import { FAN_NAMES } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../kit/i18n/language.ts';
import { COMPETING, RETIRED, type RetiredPhrase } from '../../kit/i18n/retired.ts';
import type { Key } from '../../kit/i18n/translate.ts';
import { CATALOGUES } from '../../testing/catalogues.ts';

const { en } = CATALOGUES;

/** Words that readers type, those that the product does not say among them. */
const isTyped = (key: Key): boolean => key.startsWith('search.words.');

/** Returns every text of a language with its place: the sentences of the catalogue and the names of the fans. */
function textsOf(language: Language): (readonly [where: string, text: string])[] {
  const said = (Object.keys(en) as Key[]).filter(key => !isTyped(key));
  const sentences = said.flatMap(key => {
    const message = CATALOGUES[language][key];
    return (typeof message === 'string' ? [message] : Object.values(message)).map(text => [key, text] as const);
  });
  const fans = Object.entries(FAN_NAMES).map(([id, names]) => [`fan ${id}`, names[language]] as const);
  return [...sentences, ...fans];
}

/** Returns what is written about the fans in a language, with its place. */
async function fanTextsOf(language: Language): Promise<(readonly [where: string, text: string])[]> {
  return Object.entries(await fanTextsIn(language)).flatMap(([id, { route, mix, misses }]) =>
    [route, mix, ...misses].map(text => [`text of ${id}`, text] as const),
  );
}

/** Returns what is written about the older ways in a language, with its place. */
async function olderTextsOf(language: Language): Promise<(readonly [where: string, text: string])[]> {
  return Object.entries(await olderTextsIn(language)).flatMap(([id, { reading, miss }]) =>
    [reading, miss].map(text => [`text of ${id}`, text] as const),
  );
}

/** Returns what is written about disputed hands in a language, with its place; without the fans that it names. */
async function atlasTextsOf(language: Language): Promise<(readonly [where: string, text: string])[]> {
  return Object.entries(await loadAtlasTexts(language)).flatMap(([id, { title, text, readings = [] }]) =>
    [title, text, ...readings].map(words => [`case ${id}`, words.replace(/\{[^}]*\}/g, '')] as const),
  );
}

const found = (
  language: Language,
  phrases: readonly RetiredPhrase[],
  texts: readonly (readonly [where: string, text: string])[] = textsOf(language),
): string[] =>
  texts.flatMap(([where, text]) =>
    phrases.filter(({ phrase }) => phrase.test(text)).map(({ instead }) => `${where}: "${text}" (write "${instead}")`),
  );

describe.each(LANGUAGES)('the words of the catalogue %s', language => {
  it('contain no retired phrase', () => {
    expect(found(language, RETIRED[language])).toEqual([]);
  });

  it('say each concept of the glossary with its chosen word only', () => {
    expect(found(language, COMPETING[language])).toEqual([]);
  });

  it('are also those of the texts about fans and disputed hands', async () => {
    const phrases = [...RETIRED[language], ...COMPETING[language]];
    expect(found(language, phrases, await fanTextsOf(language))).toEqual([]);
    expect(found(language, phrases, await olderTextsOf(language))).toEqual([]);
    expect(found(language, phrases, await atlasTextsOf(language))).toEqual([]);
  });
});

describe('the accessible name of a button', () => {
  it.each(LANGUAGES)('begins with the text on the button (%s)', language => {
    const catalogue = CATALOGUES[language];
    expect(catalogue['room.addBotAt']).toMatch(new RegExp(`^${catalogue['room.addBot']}`));
    expect(catalogue['again.botFor']).toMatch(new RegExp(`^${catalogue['room.addBot']}`));
    expect(catalogue['again.freeFrom']).toMatch(new RegExp(`^${catalogue['again.freeChair']}`));
    expect(catalogue['room.sitAt']).toMatch(new RegExp(`^${catalogue['room.sitHere']}`));
  });
});

describe('a player without connection', () => {
  it.each([
    ['en', 'away', 'Leave'],
    ['es', 'ausente', 'Salir'],
    ['pt', 'ausente', 'Sair'],
    ['zh', '暂离', '离开'],
  ] as const)('is away and has not left (%s)', (language, away, leave) => {
    const catalogue = CATALOGUES[language];
    expect(catalogue['room.away']).toBe(away);
    expect(String(catalogue['plate.away']).toLowerCase()).toBe(away);
    expect(catalogue['game.leaveNow']).toBe(leave);
  });
});

describe('the page outside the catalogues', () => {
  it.each(['index.html', 'public/manifest.webmanifest'])('%s contains no retired phrase', file => {
    const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    const bad = [...RETIRED.en, ...COMPETING.en].filter(({ phrase }) => phrase.test(text));
    expect(bad.map(({ instead }) => instead)).toEqual([]);
  });
});
