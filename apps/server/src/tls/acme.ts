import { axios, Client, crypto } from 'acme-client';

/* A certificate by ACME (RFC 8555), proven by HTTP-01 (section 8.3): the authority fetches an answer from port 80 of the name. */

// An authority that falls silent is no end: each request has its time (ms), and an order few of them.
axios.defaults.timeout = 30_000;
// What fails is tried again by us, with longer waits.
Object.assign((axios.defaults as { acmeSettings?: object }).acmeSettings ?? {}, { retryMaxAttempts: 1 });

/** Where answers to challenges lie. */
export const CHALLENGES = '/.well-known/acme-challenge/';

export interface Order {
  readonly domain: string;
  /** Address of the authority's directory. */
  readonly directory: string;
  /** Private key of the account; PEM. */
  readonly accountKey: string;
  /** Answers to challenges by their token, for as long as the authority may ask. */
  readonly answers: Map<string, string>;
}

/** Makes a private key; PEM. */
export const newKey = async (): Promise<string> => (await crypto.createPrivateEcdsaKey('P-256')).toString();

/** Resolves with a new private key and the chain of its certificate (PEM). Rejects with what the authority says. */
export async function orderCertificate({ domain, directory, accountKey, answers }: Order): Promise<string> {
  const client = new Client({ directoryUrl: directory, accountKey });
  // An account that is there is only looked up; a refusal is heard again where it is opened.
  await client.createAccount({ onlyReturnExisting: true }).catch(() => undefined);
  const [key, csr] = await crypto.createCsr({ altNames: [domain] }, await newKey());
  const chain = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    // A router that does not let a machine reach itself by its outer address is no fault.
    skipChallengeVerification: true,
    challengeCreateFn: async (_authorization, { token }, answer) => void answers.set(token, answer),
    challengeRemoveFn: async (_authorization, { token }) => void answers.delete(token),
  });
  return `${key}${chain}`;
}
