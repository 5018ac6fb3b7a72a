import type { KnownTexts } from '../differences.ts';

const minimum =
  'A win needs 8 points, and flowers do not count towards them. A complete hand with fewer points cannot win.';
const payments =
  'Each of the three others pays 8 for any win. Whoever discarded the tile also pays the points of the hand; for a self-drawn win all three do.';
const dealer = 'East wins and pays like everybody else. The deal passes after every hand, so a game has sixteen hands.';
const oneWinner = 'If several players call Hu on one discard, only the next in turn order wins.';
const across =
  'Most hands reach 8 with chows across the suits: the same chow in all three, 1 to 9 spread over them, or each chow one step higher.';

export const texts: KnownTexts = {
  riichi: {
    minimum: { title: 'Eight points instead of one yaku', text: minimum },
    riichi: {
      title: 'No riichi, no dora',
      text: 'Nothing is declared or bet, and no indicator adds points. Keeping the hand concealed is worth 2, or 4 if you draw the winning tile.',
    },
    furiten: {
      title: 'No furiten',
      text: 'You may win on any discard, even on a tile that you discarded or let pass before. A tile from your discards is not safe.',
    },
    payments: {
      title: 'Everybody pays',
      text: `${payments} Dealing in costs less than in riichi, so folding pays less often.`,
    },
    open: {
      title: 'Calling is cheap',
      text: 'Almost every fan keeps its points in an open hand. Call whenever it brings the eight points nearer.',
    },
    yaku: {
      title: 'Yaku that you know, with other worth',
      text: 'Sanshoku is 8 points, so it wins alone. Ittsu is 16, and across three suits, which riichi does not know, 8. Honitsu is 6.',
    },
    shifted: {
      title: 'Shifted chows',
      text: 'Chows that climb by one step, as 2-3-4, 3-4-5 and 4-5-6, are worth 6 across three suits and 16 in one. No yaku is like it, and few fans are as frequent.',
    },
    small: {
      title: 'Pinfu and tanyao are only helpers',
      text: 'All Chows and All Simples are worth 2 each. They need other fans beside them.',
    },
    exclusion: {
      title: 'No counting twice',
      text: 'Fans are added up, not doubled. A fan that another one always contains is not counted, and a set may be combined only once with sets that are combined already.',
    },
    pairs: {
      title: 'Seven pairs are worth 24',
      text: 'Four of a kind may stand for two of the pairs.',
    },
    swap: {
      title: 'You may discard what you called',
      text: 'After a chow or pung any discard is allowed, also the same tile or the other end of the chow.',
    },
    'one-winner': { title: 'One winner', text: `${oneWinner} There is no double ron and no abortive draw.` },
    dealer: { title: 'No dealer bonus, no honba', text: dealer },
    drawn: {
      title: 'A drawn hand costs nothing',
      text: 'Nobody pays for not being ready, and a ready hand earns nothing.',
    },
    wall: {
      title: 'No dead wall',
      text: 'All tiles are drawn. Replacements for kongs and flowers come from the other end of the wall.',
    },
    flowers: {
      title: 'Eight flowers',
      text: 'A flower is laid out and replaced at once. It is worth 1 point, added after a win. There are no red fives.',
    },
  },
  hongkong: {
    minimum: { title: 'Eight points instead of three faan', text: minimum },
    added: {
      title: 'Points are added, not doubled',
      text: 'There is no doubling and no limit. What a higher fan always contains is not counted beside it.',
    },
    across: { title: 'Chows across the suits', text: across },
    half: {
      title: 'Half Flush and All Pungs need help',
      text: 'Each is worth 6 points. One more fan, such as a pung of dragons, brings the hand to 8.',
    },
    chows: {
      title: 'Ping wu is only 2 points',
      text: 'All Chows with a pair of suit tiles is worth 2. It goes well with chows across the suits.',
    },
    dragons: {
      title: 'Dragons and your winds',
      text: 'A pung of dragons, of your own wind or of the round’s wind is worth 2 points, any other pung of winds 1.',
    },
    special: {
      title: 'More special hands',
      text: 'Seven Pairs are worth 24 and Thirteen Orphans 88. Knitted hands, built of tiles three steps apart, are new to you.',
    },
    payments: { title: 'Everybody pays a part', text: payments },
    flowers: {
      title: 'Flowers belong to nobody',
      text: 'Every flower is worth 1 point, whatever your seat. It is added after a win and does not help to reach 8.',
    },
    dealer: { title: 'The dealer does not stay', text: dealer },
    'one-winner': { title: 'One winner', text: oneWinner },
  },
  cantonese: {
    minimum: { title: 'Not every complete hand wins', text: minimum },
    chicken: {
      title: 'A chicken hand is rare, and enough',
      text: 'A hand without any fan at all, flowers aside, is a Chicken Hand: 8 points. Already one small fan takes it away.',
    },
    chow: {
      title: 'You may call Chow',
      text: 'A chow is called from the player on your left only. Pung, Kong and Hu come before it.',
    },
    kongs: {
      title: 'Kongs are not paid at once',
      text: 'A melded kong is worth 1 point and a concealed one 2, and only in the hand that wins.',
    },
    horses: {
      title: 'No horses',
      text: 'Nothing is drawn after a win to multiply it.',
    },
    wild: {
      title: 'No wild tiles',
      text: 'Every tile is what it shows. The set has 144: four of each, and eight flowers.',
    },
    discard: { title: 'You may win on a discard', text: payments },
    across: { title: 'Chows across the suits', text: across },
    added: {
      title: 'Points are added',
      text: 'There is no doubling. What a higher fan always contains is not counted beside it.',
    },
    flowers: {
      title: 'Eight flowers',
      text: 'A flower is laid out and replaced. It is worth 1 point, added after a win, and does not help to reach 8.',
    },
    dealer: { title: 'The dealer does not stay', text: dealer },
  },
};
