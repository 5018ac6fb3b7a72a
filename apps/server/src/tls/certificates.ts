import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The certificate of a server's own name, as it lies in the data folder beside the key of the account that asked for it. Backups
 * leave the folder out: a new certificate costs a minute.
 */

/** Folder in the data folder. */
const FOLDER = 'tls';

export interface Certificate {
  /** Private key, then the chain; PEM. */
  readonly pem: string;
  /** From when on a new one is fetched, and until when this one is good (ms). */
  readonly dueAt: number;
  readonly endsAt: number;
}

/** The share of a certificate's time after which a new one is fetched, as Let's Encrypt advises. */
const DUE_AFTER = 2 / 3;

/** Reads a key with its chain. Throws if it is none, or of another name. */
export function certificateOf(pem: string, domain: string): Certificate {
  const first = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')));
  if (first.checkHost(domain) === undefined) throw new Error(`the certificate is not of ${domain}`);
  const [from, endsAt] = [first.validFromDate.getTime(), first.validToDate.getTime()];
  return { pem, dueAt: from + (endsAt - from) * DUE_AFTER, endsAt };
}

/** Writes a secret whole or not at all, for this user alone. */
function keepSecret(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  chmodSync(`${path}.new`, 0o600);
  renameSync(`${path}.new`, path);
}

/** What a data folder has for a name, by the authority that certifies it. */
export function certificateFolder(dataDir: string, domain: string, directory: string) {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => join(folder, `${name}@${new URL(directory).host.replace(':', '_')}.pem`);
  const [account, certificate] = [pathOf('account'), pathOf(domain)];
  return {
    /** Returns the key of the account; makes one at first. */
    accountKey(make: () => string): string {
      if (!existsSync(account)) keepSecret(account, make());
      return readFileSync(account, 'utf8');
    },
    /** Returns the certificate; undefined if there is none that can be read. */
    read(): Certificate | undefined {
      try {
        return certificateOf(readFileSync(certificate, 'utf8'), domain);
      } catch {
        return undefined;
      }
    },
    keep(pem: string): Certificate {
      const read = certificateOf(pem, domain);
      keepSecret(certificate, pem);
      return read;
    },
  };
}
