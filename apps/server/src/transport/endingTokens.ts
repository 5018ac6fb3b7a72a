import type { Clock } from '@gorrion/table';
import type { Tokens } from '../tokens/tokens.ts';
import type { SocketPage } from './page.ts';
import type { Visitors } from './sockets.ts';

/* Connections of programs end with their tokens. Those of a token that is revoked later are closed as a device that is signed out. */

/** Closes the page of a program whose token is gone. */
export function closeProgram(page: SocketPage): void {
  page.tell('notice', { code: 'bad-token' });
  page.close();
}

/** Ends the page of a program when its token expires, and one whose token was revoked while it was let in. */
export function endingWithTokens(visitors: Visitors, tokens: Pick<Tokens, 'isCurrent'>, clock: Clock): Visitors {
  const cancels = new Map<SocketPage, () => void>();
  return {
    ...visitors,
    came(page) {
      visitors.came(page);
      const { token } = page;
      if (!token) return;
      if (token.ends !== null)
        cancels.set(
          page,
          clock.at(token.ends, () => closeProgram(page)),
        );
      tokens.isCurrent(token).then(
        isCurrent => isCurrent || closeProgram(page),
        () => closeProgram(page),
      );
    },
    left(page) {
      cancels.get(page)?.();
      cancels.delete(page);
      visitors.left(page);
    },
  };
}
