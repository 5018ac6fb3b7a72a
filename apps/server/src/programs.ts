import type { Lobby, PersonId } from '@gorrion/protocol';
import type { Archive } from './archive/reader.ts';
import type { HttpApis } from './http/apis.ts';
import type { Guests } from './identity/guests.ts';
import { ByAddress } from './limits/byAddress.ts';
import type { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import { publicApi } from './publicApi/api.ts';
import { descriptionApis } from './publicApi/descriptions.ts';
import type { RatingLists } from './ratings/ratings.ts';
import type { Tokens } from './tokens/tokens.ts';
import type { World } from './world.ts';

/* The part of a server that answers programs. */

interface ProgramServices {
  readonly limits: Limits;
  readonly archive: Archive;
  readonly ratings: RatingLists;
  readonly guests: Guests;
  readonly guesses: Guesses;
  readonly tokens: Tokens;
  readonly lobby: (person: PersonId) => Lobby;
}

/** Opens what programs are answered. */
export function programApis({ config, clock, log }: World, services: ProgramServices): HttpApis {
  const { limits, archive, ratings, guests, guesses, tokens, lobby } = services;
  const api = publicApi({
    archive,
    guests,
    guesses,
    tokens,
    lobby,
    ratings,
    rate: new Requests(limits.guest.programs, limits.network.programs, clock.now),
    tokenRate: new ByAddress(limits.token.requests, clock.now),
    log,
  });
  return { '/api/v1': api, ...descriptionApis(config.origins) };
}
