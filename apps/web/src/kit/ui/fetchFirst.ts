/** Files that are on their way or here, by address. */
const files = new Map<string, Promise<void>>();
/** Elements of style sheets that could not be fetched, by address: the next ones take their places in the cascade. */
const failed = new Map<string, HTMLLinkElement>();

let isReplaced: () => Promise<boolean> = async () => false;

/**
 * Asks `ask` whenever a part cannot be fetched. Where it resolves with true, the page is about to be loaded anew, and the
 * part stays on its way until then.
 */
export function askWhenMissing(ask: () => Promise<boolean>): void {
  isReplaced = ask;
}

/** Returns whether the page itself names a file. What it names need not be fetched again. */
const isNamed = (url: string): boolean => document.querySelector(`[src="${url}"], [href="${url}"]`) !== null;

/** Fetches a script into the browser's cache, from where import() takes it. */
async function fetchScript(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // A file is kept only when it was read to its end.
  await answer.arrayBuffer();
}

/** Adds a style sheet to the page. Rejects if it cannot be fetched. */
function addStyle(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  const added = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      failed.set(url, link);
      reject(new Error(`${url} could not be fetched`));
    });
  });
  const before = failed.get(url);
  failed.delete(url);
  if (before?.isConnected) before.replaceWith(link);
  else document.head.append(link);
  return added;
}

/** Returns when a file is here. After a failure the next call fetches it again. */
function arrive(url: string): Promise<void> {
  const before = files.get(url);
  if (before) return before;
  const start = url.endsWith('.css') ? addStyle : fetchScript;
  const arrived = isNamed(url) && !failed.has(url) ? Promise.resolve() : start(url);
  files.set(url, arrived);
  arrived.catch(() => files.delete(url));
  return arrived;
}

/**
 * Imports a part of the page when all that it consists of is here: `parts` are the addresses of its scripts and style
 * sheets below the page's origin. The build calls it in the place of each `import()` (build/fetchFirst.ts).
 *
 * A browser never fetches a script again for `import()` that it could not fetch once
 * (https://github.com/whatwg/html/issues/6768): the part would be lost until the page is loaded anew, with all that its
 * reader has not saved. So `import()` begins only when nothing can be missing. Rejects with the first failure.
 */
export async function fetchFirst<Module>(load: () => Promise<Module>, parts: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(parts.map(file => arrive(`/${file}`)));
  } catch (error) {
    if (await isReplaced()) return new Promise<never>(() => {});
    throw error;
  }
  return load();
}
