import type { PlayerView, TournamentView } from '../tournament/index.ts';

/** The format of the file; another number where a reader would have to know. */
const FORMAT = 'gorrion/tournament/1';

/** Takes from a player what only organisers see. */
const publicPlayer = ({ ema: _, note: __, key: ___, oath: ____, ...player }: PlayerView) => player;

/**
 * Returns all public results of an event as JSON, two spaces deep: plan, players, draw, rotation, sheets, rulings,
 * standings. What only organisers or umpires see is left out, whoever asks.
 */
export function jsonOf(view: TournamentView): string {
  const { plan, stage, isByTheBook, players, teams, draw, rotation, rotationOrigin, isRotationLate, bracket } = view;
  const { standings, teamStandings, sum, rulings } = view;
  const { room: _, ...published } = plan;
  const sessions = view.sessions.map(({ tables, ...session }) => ({
    ...session,
    tables: tables.map(({ umpireKey: _key, code: _code, ...table }) => table),
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
    rulings,
    standings,
    teamStandings,
    sum,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
