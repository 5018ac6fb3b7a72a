/**
 * The articles of the third part of the World Mahjong Organization's book of 2006, each with its title, and with how many
 * numbered points it has below it that have no title of their own. What cites an article is held to this list.
 */
const TITLES: Readonly<Record<string, string | readonly [title: string, points: number]>> = {
  '3.4': 'Basic glossary and general rules',
  '3.4.1': 'One go-around',
  '3.4.2': 'A hand',
  '3.4.3': 'Round',
  '3.4.4': 'A complete game',
  '3.4.5': 'Prevalent wind',
  '3.4.6': 'Seat wind',
  '3.4.7': 'Seating',
  '3.4.8': 'Dealer and non-dealer',
  '3.4.9': 'Seat rotation',
  '3.4.10': 'Concealed tiles',
  '3.4.11': 'The pair',
  '3.4.12': 'Chow',
  '3.4.13': 'Pung',
  '3.4.14': 'A pair',
  '3.4.15': 'Honour tiles',
  '3.4.16': 'Terminal tiles',
  '3.4.17': 'Chow (Chi Pai)',
  '3.4.18': 'Pung (Peng Pai)',
  '3.4.19': 'Kong (Gang Pai)',
  '3.4.20': 'Flower replacement (Bu Hua)',
  '3.4.21': 'Waiting',
  '3.4.22': 'Winning (Hu)',
  '3.4.23': 'Self-drawn',
  '3.4.24': 'Win by discard',
  '3.4.25': 'Declare',
  '3.4.26': 'Various fans',
  '3.4.27': 'Obligatory discard',
  '3.4.28': 'The winning tile',
  '3.4.29': 'Wrong tile count',
  '3.4.30': 'Draw game',
  '3.4.31': 'False Hu',
  '3.4.32': 'The wall',
  '3.4.33': 'The floor',
  '3.5': 'Procedures for competitions',
  '3.5.1': 'Draw lots',
  '3.5.2': 'Independent tables of four players',
  '3.5.3': 'Individual and team play',
  '3.5.4': 'Six sessions in a tournament',
  '3.5.5': ['Equipment and hall', 8],
  '3.5.6': 'Time limit',
  '3.5.7': ['Sequence of events', 6],
  '3.6': 'How to play',
  '3.6.1': 'Words during play',
  '3.6.2': 'The order of turns',
  '3.6.3': 'How to take a tile from the wall',
  '3.6.4': 'How to discard a tile',
  '3.6.5': 'How to expose melds',
  '3.6.6': 'How to chow',
  '3.6.7': 'How to pung',
  '3.6.8': ['How to kong', 2],
  '3.7': 'How to complete a hand',
  '3.7.1': 'Procedure for winning',
  '3.7.2': ['What a complete hand needs', 4],
  '3.8': 'The kinds of fans and their points',
  '3.8.1': 'There are 81 fans',
  '3.9': 'Points in competitions',
  '3.9.1': ['The points of a winning hand', 5],
  '3.9.2': 'The points of a complete game',
  '3.10': 'Places of the players after a competition',
  '3.10.1': 'Places by table points',
  '3.10.2': 'Grades',
  '3.11': 'Fouls and penalties',
  '3.11.1': 'Warnings',
  '3.11.2': 'Loss of points',
  '3.11.3': 'Loss of the right to win the hand',
  '3.11.4': 'Loss of the right to enter later competitions',
  '3.11.5': 'Loss of place, and disqualification',
  '3.11.6': ['Fouls and their penalties', 11],
  '3.12': 'Appeals against decisions of the referee',
  '3.12.1': 'Right of appeal',
  '3.12.2': 'Time of an appeal',
  '3.12.3': 'Appeals in writing',
  '3.12.4': 'The way of an appeal',
  '3.13': 'Procedure of appeals',
  '3.13.1': 'Appeals about the rules',
  '3.13.2': 'Other appeals',
  '3.13.3': 'Judgement of an appeal',
};

/** All articles and numbered points that can be cited, as `3.9.1.5`, each with the title that it stands under. */
export const BOOK_ARTICLES: ReadonlyMap<string, string> = new Map(
  Object.entries(TITLES).flatMap(([number, entry]): [string, string][] => {
    const [title, points] = typeof entry === 'string' ? [entry, 0] : entry;
    const below = Array.from({ length: points }, (_, n): [string, string] => [`${number}.${n + 1}`, title]);
    return [[number, title], ...below];
  }),
);

/** A number of the third part, alone: not a part of another number, of a version or of a measure. */
const CITED = /(?<![\d.,])3\.(?:[4-9]|1[0-3])(?:\.\d+)*(?![\d.]*(?:\d| ?%))/g;

/** Returns the articles of the book's third part that a text cites, in its order. */
export const citedIn = (text: string): readonly string[] => [...text.matchAll(CITED)].map(([number]) => number);
