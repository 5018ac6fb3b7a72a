import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture, HEIGHT, type Preview, previewOf, WIDTH } from '@gorrion/pictures';
import { type Drawings, drawingsOf } from '@gorrion/pictures/tiles';
import { LANGUAGES, type Language } from '@gorrion/rules';
import type { Clock } from '@gorrion/table';
import type { Config } from '../config/config.ts';
import type { Log } from '../config/log.ts';
import type { Peer } from '../http/address.ts';
import { languageOf } from '../http/ahead.ts';
import type { HttpApi, HttpApis } from '../http/apis.ts';
import { sendJson } from '../http/json.ts';
import { publicOrigin } from '../http/origin.ts';
import type { Previewer } from '../http/page.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import { canWrite } from './fonts.ts';
import { OEMBED_PATH, oembedAddress, oembedOf, readOembed } from './oembed.ts';
import { Painter } from './painter.ts';
import { type SubjectSources, subjectOf } from './subjects.ts';

/* What is shown of an address where it is shared: words in the reader's language, and a picture. */

/** Pictures of a moment, of a game or of a place; the path after the language is that of the page. */
const ADDRESS = /^\/api\/pictures\/([a-z]{2})((?:\/[A-Za-z0-9-]{1,60}){0,5})\/?\.png$/;
/** How long (s) others may keep a picture: a name may change, or a game be closed. */
const KEPT = 3600;
const SPRITE = join(import.meta.dirname, '../../../web/src/kit/tiles/tiles.generated.svg');
const THIS_MACHINE = 'this machine';

export interface PagePreview extends Preview {
  readonly language: Language;
  /** As the server was reached: without a host, or with one that is none, it makes no address. */
  readonly origin: string;
  /** Addresses of the page and of its picture. */
  readonly url: string;
  readonly image: string;
}

interface PreviewOptions extends SubjectSources {
  readonly config: Pick<Config, 'origins'>;
  readonly limits: Limits;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

const isLanguage = (tag: string | undefined): tag is Language => LANGUAGES.some(language => language === tag);

export class Previews {
  readonly #options: PreviewOptions;
  readonly #rate: ByAddress;
  readonly #painter: Painter;
  #drawings: Drawings | undefined;

  constructor(options: PreviewOptions) {
    this.#options = options;
    this.#rate = new ByAddress(options.limits.network.previews, options.clock.now);
    this.#painter = new Painter(options.log);
  }

  #originOf(peer: Peer): string {
    return publicOrigin(this.#options.config.origins, peer);
  }

  /** This machine is not limited. */
  #mayAsk = ({ network }: Peer): boolean => network === undefined || this.#rate.take(network);

  #subject({ network }: Peer, path: string, language: Language) {
    return subjectOf(this.#options, { person: network ?? THIS_MACHINE, network }, path, language);
  }

  /** Returns the preview of a page; undefined to a network that has asked for too many. */
  async of(peer: Peer, path: string, accepted: string | undefined): Promise<PagePreview | undefined> {
    if (!this.#mayAsk(peer)) return undefined;
    const language = languageOf(accepted);
    const picture = await this.#subject(peer, path, language);
    const origin = this.#originOf(peer);
    const place = path === '/' ? '' : path.replace(/\/$/, '');
    // A place without a picture of its own has that of the site.
    const drawn = ADDRESS.test(`/api/pictures/${language}${place}.png`) ? place : '';
    return {
      ...previewOf(picture, language),
      language,
      origin,
      url: origin + path,
      image: `${origin}/api/pictures/${language}${drawn}.png`,
    };
  }

  /** Puts the preview of an address into its page. */
  page: Previewer = async (html, { headers }, peer, path) => {
    const found = await this.of(peer, path, headers['accept-language']);
    return found ? withPreview(html, found) : html;
  };

  #answer: HttpApi = async (request, response, peer) => {
    const [, language, path = ''] = ADDRESS.exec((request.url ?? '').split('?', 1)[0]!) ?? [];
    const refuse = (status: number, code: string) =>
      void response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(JSON.stringify({ code }));
    if (!isLanguage(language)) return refuse(404, 'bad-request');
    if (!this.#mayAsk(peer)) return refuse(429, 'too-many-requests');
    const picture = await this.#subject(peer, path === '' ? '/' : path, language);
    this.#drawings ??= drawingsOf(readFileSync(SPRITE, 'utf8'));
    // An address that anybody can make up is not written: each would be another picture, drawn and kept.
    const place = picture.kind === 'invitation' ? '' : path.split('/').slice(0, 3).join('/');
    const address = this.#originOf(peer).replace(/^https?:\/\//, '') + place;
    const svg = drawPicture(picture, { language, drawings: this.#drawings, address, canWrite });
    const png = await this.#painter.paint(svg);
    if (!png) return refuse(503, 'too-many-requests');
    response.writeHead(200, {
      'Content-Type': 'image/png',
      'Content-Length': png.length,
      'Cache-Control': `public, max-age=${KEPT}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : png);
  };

  /** Tells programs elsewhere what to show of a page. */
  #embed: HttpApi = async (request, response, peer) => {
    const origin = this.#originOf(peer);
    const asked = readOembed(new URL(request.url ?? '/', 'http://here').searchParams, origin);
    if (typeof asked === 'number') return sendJson(request, response, asked, { code: 'bad-request' });
    const found = await this.of(peer, asked.path, request.headers['accept-language']);
    if (!found) return sendJson(request, response, 429, { code: 'too-many-requests' });
    response.setHeader('Access-Control-Allow-Origin', '*');
    await sendJson(request, response, 200, oembedOf(found, origin, KEPT, asked.hasRoom));
  };

  readonly apis: HttpApis = { '/api/pictures': this.#answer, [OEMBED_PATH]: this.#embed };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', es: 'es_ES', pt: 'pt_BR', zh: 'zh_CN' };

/** What a preview replaces in the head of a page. */
const REPLACED = /\s*<title>[^<]*<\/title>|\s*<meta (?:name="description"|property="og:[a-z:]+")[^>]*>/g;

/** Returns a page with a preview in its head; as it is if it has none, as a server that has no built page yet. */
export function withPreview(html: string, { title, description, language, origin, url, image }: PagePreview): string {
  if (!html.includes('</head>')) return html;
  const whole = title === 'Gorrión' ? title : `${title} · Gorrión`;
  const named = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}">`;
  const head = [
    `<title>${escaped(whole)}</title>`,
    named('name', 'description', description),
    named('property', 'og:site_name', 'Gorrión'),
    named('property', 'og:type', 'website'),
    named('property', 'og:locale', LOCALES[language]),
    named('property', 'og:title', title),
    named('property', 'og:description', description),
    named('property', 'og:url', url),
    named('property', 'og:image', image),
    named('property', 'og:image:width', String(WIDTH)),
    named('property', 'og:image:height', String(HEIGHT)),
    named('property', 'og:image:alt', `${title}. ${description}`),
    named('name', 'twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/json+oembed" href="${escaped(oembedAddress(origin, url))}">`,
  ];
  return html.replace(REPLACED, '').replace('</head>', () => `${head.map(tag => `    ${tag}\n`).join('')}  </head>`);
}
