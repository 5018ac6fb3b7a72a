/** The words of pictures and previews. `{name}` and the like are filled in. */
export const en = {
  winds: ['East', 'South', 'West', 'North'],
  hand: '{wind} {hand}',
  point: { one: 'point', other: 'points' },
  winsWith: '{name}’s {fan}',
  wins: '{name} wins',
  tie: '{names} share first place',
  noWinner: 'Nobody wins',
  noWinnerNote: 'Drawn hand. No points change hands.',
  voided: 'Hand voided',
  voidedNote: 'The hand was stopped. Only penalties count.',
  selfDrawn: '{hand}, self-drawn',
  fromDiscard: '{hand}, discarded by {name}',
  robbed: '{hand}, robbing {name}’s kong',
  flowers: 'Flowers',
  more: '+{count} more',
  ask: 'What would you discard?',
  moment: '{hand}, turn {turn}',
  left: { one: '{count} tile left', other: '{count} tiles left' },
  sits: '{name}, {wind}',
  choose: 'Choose first, then open the link and see what was played.',
  hands: { one: '{count} hand', other: '{count} hands' },
  stop: '. ',
  and: ', ',
  pointsOf: '{points} {point}: {fans}',
  invitation: {
    site: ['Gorrión', 'A real mahjong table for four friends. Take a seat and play.'],
    table: ['A seat at the table', 'Open the link, take a seat and play mahjong. No account needed.'],
    game: ['A game of mahjong', 'Open the link to watch it, hand by hand.'],
    group: ['Come and play with us', 'A group plays mahjong on Gorrión. Open the link to join.'],
    event: ['A mahjong event', 'Players, tables and standings.'],
    duplicate: ['A duplicate evening', 'The same deals at every table. Open the link and take part.'],
    daily: ['Today’s four hands', 'The same deals for everybody. Play them and see how you did.'],
    learn: ['Learn mahjong', 'Lessons, drills and all 81 fans, from the first tile on.'],
    fans: ['All 81 fans', 'What each fan is worth, with examples and what it excludes.'],
  },
} as const;

/** The same keys with a text in each place. */
type Texts<T> = T extends string ? string : { readonly [K in keyof T]: Texts<T[K]> };
export type Words = Texts<typeof en>;
