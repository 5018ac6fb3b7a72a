import { nameIn } from '@gorrion/protocol/birds';
import { FAN_NAMES, type Language, PLAYERS, placesOf } from '@gorrion/rules';
import type { Picture, PictureHand, PictureName, ResultsPicture, WonPicture } from './picture.ts';
import { counted, filled, signed, WORDS } from './words/words.ts';

/* The words of a picture: its title, and what stands below it where a link is shown. */

/** The words of a preview, in one language. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** Whether the fonts at hand have all characters of a text. */
export type CanWrite = (text: string) => boolean;

/** Says things of pictures to readers of a language. */
export function speaker(language: Language, canWrite: CanWrite = () => true) {
  const words = WORDS[language];
  const all = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  /** A name that has no letters in the fonts, or is empty, is the wind of its seat. */
  const nameOf = ({ name, seat }: PictureName): string => {
    const shown = nameIn(language, name).trim();
    return shown !== '' && canWrite(shown) ? shown : words.winds[seat];
  };
  const handOf = ({ round, inRound }: PictureHand) => filled(words.hand, { wind: words.winds[round], hand: inRound });
  const fanOf = (id: keyof typeof FAN_NAMES) => FAN_NAMES[id][language];
  const points = (count: number) => counted(language, words.point, count);

  function wonTitle({ winner, fans }: WonPicture): string {
    const name = nameOf(winner);
    const [fan] = fans;
    return fan ? filled(words.winsWith, { name, fan: fanOf(fan.id) }) : filled(words.wins, { name });
  }

  function wonNote({ hand, from, isRobbed }: WonPicture): string {
    const place = { hand: handOf(hand) };
    if (!from) return filled(words.selfDrawn, place);
    return filled(isRobbed ? words.robbed : words.fromDiscard, { ...place, name: nameOf(from) });
  }

  /** Returns who won a game, or who share the first place. */
  function resultsTitle({ players, totals }: ResultsPicture): string {
    const places = placesOf(totals);
    const first = PLAYERS.filter(player => places[player] === 1).map(player => nameOf(players[player]));
    return first.length === 1 ? filled(words.wins, { name: first[0]! }) : filled(words.tie, { names: all(first) });
  }

  /** Returns the title that a game has, how many hands it had, and its day. */
  function resultsNotes({ title, hands, at }: ResultsPicture): readonly string[] {
    const day = at === undefined ? [] : [new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at)];
    const said = [counted(language, words.hands, hands), ...day].join(words.and);
    return title !== undefined && canWrite(title) ? [title, said] : [said];
  }

  const drawnOf = ({ hand, isVoid }: Extract<Picture, { kind: 'drawn' }>): Preview => ({
    title: `${isVoid ? words.voided : words.noWinner} · ${handOf(hand)}`,
    description: isVoid ? words.voidedNote : words.noWinnerNote,
  });

  return {
    words,
    language,
    nameOf,
    sitsOf,
    handOf,
    fanOf,
    points,
    drawnOf,
    wonTitle,
    wonNote,
    resultsTitle,
    resultsNotes,
  };
}

export type Speaker = ReturnType<typeof speaker>;

/** Returns a name with its seat; a name that is the wind of the seat stands alone. */
export function sitsOf({ words, nameOf }: Speaker, viewer: PictureName): string {
  const [name, wind] = [nameOf(viewer), words.winds[viewer.seat]];
  return name === wind ? wind : filled(words.sits, { name, wind });
}

/** Returns the words of a preview of a picture. */
export function previewOf(picture: Picture, language: Language): Preview {
  const say = speaker(language);
  const { words } = say;
  switch (picture.kind) {
    case 'won': {
      const { points, fans } = picture;
      const named = fans.map(({ id, points }) => `${say.fanOf(id)} ${points}`).join(words.and);
      const count = filled(words.pointsOf, { points, point: say.points(points), fans: named });
      return {
        title: say.wonTitle(picture),
        description: `${say.wonNote(picture)}${words.stop}${named === '' ? `${points} ${say.points(points)}` : count}`,
      };
    }
    case 'drawn':
      return say.drawnOf(picture);
    case 'position': {
      const moment = filled(words.moment, { hand: say.handOf(picture.hand), turn: picture.turn });
      const left = counted(language, words.left, picture.tilesLeft);
      const sits = sitsOf(say, picture.viewer);
      return {
        title: picture.isAsked ? words.ask : moment,
        description: [`${moment}${words.and}${left}`, sits, ...(picture.isAsked ? [words.choose] : [])].join(
          words.stop,
        ),
      };
    }
    case 'results': {
      const places = placesOf(picture.totals);
      const order = PLAYERS.toSorted((a, b) => places[a] - places[b] || a - b);
      const lines = order.map(
        player => `${places[player]}. ${say.nameOf(picture.players[player])} ${signed(picture.totals[player])}`,
      );
      return {
        title: say.resultsTitle(picture),
        description: [lines.join(words.and), ...say.resultsNotes(picture)].join(' · '),
      };
    }
    case 'fan':
      return {
        title: `${say.fanOf(picture.id)}, ${picture.points} ${say.points(picture.points)}`,
        description: picture.definition,
      };
    default: {
      const [title, description] = words.invitation[picture.to];
      return { title: picture.name ?? title!, description: description! };
    }
  }
}
