import type { PlayerView, TournamentView } from '../tournament/index.ts';

/** The format of the file; another number where a reader would have to know. */
const FORMAT = 'gorrion/tournament/1';

/** Takes from a player what only organisers see. */
const publicPlayer = ({ ema: _, note: __, key: ___, oath: ____, first: _____, last: ______, ...player }: PlayerView) =>
  player;

/**
 * Returns all public results of an event as JSON, two spaces deep: plan, players, draw, rotation, sheets, rulings,
 * standings. What only organisers or umpires see is left out for every reader.
 * @param plainName a name as the reader sees it: who has chosen none has a generated one
 */
export function jsonOf(view: TournamentView, plainName: (name: string) => string): string {
  const { plan, stage, isByTheBook, players, teams, draw, rotation, rotationOrigin, isRotationLate, bracket } = view;
  const { standings, teamStandings, sum, rulings } = view;
  const { room: _, ...published } = plan;
  const sessions = view.sessions.map(({ tables, ...session }) => ({
    ...session,
    tables: tables.map(({ umpireKey: _key, code: _code, umpireSigned, corrections, handCorrections, ...table }) => ({
      ...table,
      umpireSigned: umpireSigned && { ...umpireSigned, name: plainName(umpireSigned.name) },
      corrections: corrections.map(one => ({ ...one, by: plainName(one.by) })),
      ...(handCorrections && {
        handCorrections: handCorrections.map(one => ({ ...one, by: plainName(one.by) })),
      }),
    })),
  }));
  const file = {
    format: FORMAT,
    plan: published,
    stage,
    isByTheBook,
    players: players.map(publicPlayer),
    teams,
    draw,
    rotation,
    rotationOrigin,
    isRotationLate,
    bracket,
    sessions,
    rulings: rulings.map(one => ({ ...one, by: plainName(one.by) })),
    standings,
    teamStandings,
    sum,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
