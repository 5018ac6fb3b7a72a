import { HEIGHT, WIDTH } from '@gorrion/pictures';

/* What pages elsewhere that embed an address ask for: https://oembed.com, version 1.0. */

/** Path below which a page's address is asked about. */
export const OEMBED_PATH = '/api/oembed';

/** The address at which a program asks about a page of ours. */
export const oembedAddress = (origin: string, url: string): string =>
  `${origin}${OEMBED_PATH}?url=${encodeURIComponent(url)}&format=json`;

/** What is asked: the path of a page of ours, and whether a picture of our size may be shown. */
interface OembedAsked {
  readonly path: string;
  readonly hasRoom: boolean;
}

/** Reads a question; 404 where the address is no page of `origin`, 501 for another form than JSON. */
export function readOembed(asked: URLSearchParams, origin: string): OembedAsked | 404 | 501 {
  if ((asked.get('format') ?? 'json') !== 'json') return 501;
  const url = URL.parse(asked.get('url') ?? '');
  if (!url || url.origin !== origin || url.pathname.startsWith('/api/')) return 404;
  const fits = (name: string, size: number) => Number(asked.get(name) ?? size) >= size;
  return { path: url.pathname, hasRoom: fits('maxwidth', WIDTH) && fits('maxheight', HEIGHT) };
}

/** Returns the answer about a page: a link with the words and the picture of its preview. */
export const oembedOf = (
  { title, image }: { readonly title: string; readonly image: string },
  origin: string,
  cacheAge: number,
  hasRoom: boolean,
) => ({
  version: '1.0',
  type: 'link',
  title,
  provider_name: 'Gorrión',
  provider_url: origin,
  cache_age: cacheAge,
  ...(hasRoom && { thumbnail_url: image, thumbnail_width: WIDTH, thumbnail_height: HEIGHT }),
});
