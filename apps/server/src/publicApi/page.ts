import type { ApiProblem } from '@gorrion/protocol';
import { API_PROBLEMS } from '@gorrion/protocol';
import { toldSchemas } from '@gorrion/protocol/schemas';
import { STATUS } from './answer.ts';
import { SAID } from './asyncapi.ts';
import { jsonSchemaOf } from './described.ts';
import { problemsOf } from './openapi.ts';
import { ROUTES, type Route } from './routes.ts';
import { SENTENCES } from './sentences.ts';

/* The description of /api/v1 as a page, for people. It needs no script. */

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Writes a text in which `code` stands between back quotes. */
const html = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const linkTo = (code: ApiProblem): string => `<a href="#${code}"><code>${code}</code></a>`;

function parameterRows({ query }: Route): string {
  const rows = Object.entries(query?.shape ?? {}).map(([name, field]) => {
    const { description = '', default: usual, enum: words } = jsonSchemaOf(field) as Record<string, unknown>;
    const among =
      Array.isArray(words) && words.length < 9 ? ` One of ${words.map(word => `\`${word}\``).join(', ')}.` : '';
    const without = usual === undefined ? '' : ` \`${usual}\` if it is left out.`;
    return `<tr><th scope="row"><code>${name}</code></th><td>${html(`${description}${among}${without}`)}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table><caption>Parameters</caption>${rows.join('')}</table>`;
}

const sectionOf = (route: Route): string => `
<section aria-labelledby="${route.name}">
<h3 id="${route.name}"><code>GET /api/v1${route.path}</code></h3>
<p>${html(route.about)}${route.lines ? ' It can be sent as lines, too.' : ''}</p>
${parameterRows(route)}
<p class="fine">Refusals: ${[...problemsOf(route).values()].flat().map(linkTo).join(', ')}</p>
</section>`;

const problemRow = (code: ApiProblem): string =>
  `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${STATUS[code]}</td><td>${html(SENTENCES.en[code])}</td></tr>`;

const examplesAt = (origin: string): string => `curl -H "Authorization: Bearer $TOKEN" ${origin}/api/v1/games?limit=5

const answer = await fetch('${origin}/api/v1/games/AB23CD45-1/hands', {
  headers: { Authorization: \`Bearer \${token}\`, Accept: 'application/x-ndjson' },
});
for (const line of (await answer.text()).trim().split('\\n'))
  console.log(JSON.parse(line).line);`;

const PLAY = `> {"id":1,"name":"table:open","message":{"id":"0123456789abcdef0123456789abcdef","against":"easy","settings":
    {"ruleset":"wmo2006","hands":4,"clock":"relaxed","absence":"bot","visibility":"link"}}}
< {"id":1,"answer":{"ok":true,"code":"AB23CD45"}}
> {"id":2,"name":"table:enter","message":{"code":"AB23CD45"}}
< {"id":2,"answer":{"ok":true,"snapshot":{"code":"AB23CD45","viewer":0,"seq":12,"state":{…}}}}
< {"name":"table:entries","message":{"code":"AB23CD45","entries":[{"seq":13,"at":…,"event":{…}}]}}
> {"id":3,"name":"table:command","message":{"code":"AB23CD45","envelope":
    {"id":"fedcba9876543210fedcba9876543210","answers":13,"command":{"type":"act","action":{"type":"discard","tile":4}}}}}
< {"id":3,"answer":{"ok":true,"seq":14}}`;

const nameRow = ([name, about]: readonly [string, string]): string =>
  `<tr><th scope="row"><code>${name}</code></th><td>${html(about)}</td></tr>`;

const playing = (): string => `<h2>Play</h2>
<p>A token that may play opens a websocket at <code>/api/v1/play</code>. Each message is one JSON value.</p>
<pre tabindex="0"><code>${escaped(PLAY)}</code></pre>
<ul>
<li>Send <code>{ "id", "name", "message" }</code>; the answer is <code>{ "id", "answer" }</code> with <code>ok</code>, or a
<code>code</code> that says why not. What happens comes as <code>{ "name", "message" }</code>.</li>
<li>Enter a table once, then fold each entry into its state; or enter it again whenever you want the whole state.</li>
<li>A program is a page of its person: every rule, clock and limit of the table holds. A newer page of the person at the same
table takes over.</li>
<li>It cannot change the name, the lists or the devices of its person.</li>
<li>In TypeScript <code>@gorrion/client</code> does all of this: <code>connect({ url, token })</code>.</li>
<li>Two bots to begin with play whole games: one <a href="/api/bot.ts">in TypeScript</a>, one <a href="/api/bot.py">in
Python</a>, which needs nothing else.</li>
</ul>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What it does</th></tr></thead>
${SAID.map(nameRow).join('\n')}
</table>
<table>
<thead><tr><th scope="col">What a program is told</th><th scope="col">When</th></tr></thead>
${Object.entries(toldSchemas)
  .map(([name, { description = '' }]) => nameRow([name, description]))
  .join('\n')}
</table>`;

/** Stands for the examples, which name the server as the reader has reached it. */
const EXAMPLES = '{examples}';

let made: string | undefined;

function page(): string {
  made ??= `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>For programs · Gorrión</title>
<link rel="stylesheet" href="/api/page.css">
<main>
<nav><a href="/">Gorrión</a></nav>
<h1>For programs</h1>
<p>A program reads the games, hands, ratings and tables that its person may read, and plays as that person if its token may,
or as a bot of its own: it sits at tables whose settings let bots by other people in (<code>outsideBots</code>), and its rated games among bots
count on the <a href="/ladder">ladder</a>.
<a href="/api/openapi.json">OpenAPI 3.1</a> and <a href="/api/asyncapi.json">AsyncAPI 3.0</a> describe the same for programs that write
programs.</p>
<h2>Begin</h2>
<ol>
<li>Make a token on <a href="/settings/programs">Programs</a>. It is shown once; keep it like a password.</li>
<li>Send it as <code>Authorization: Bearer …</code>. No cookie is heeded, so pages of any site may ask as well.</li>
<li>Ask:</li>
</ol>
<pre tabindex="0"><code>${EXAMPLES}</code></pre>
<h2>How it answers</h2>
<ul>
<li>JSON, or lines of JSON where you send <code>Accept: application/x-ndjson</code>: one item a line.</li>
<li>A list comes page by page: <code>next</code> is the <code>cursor</code> of the page after it, and the header
<code>Link</code> has its address.</li>
<li>Send an <code>ETag</code> back as <code>If-None-Match</code>, and what is the same comes as 304, without a body.</li>
<li>A refusal is <code>application/problem+json</code> with a <code>code</code> from the list below and a sentence in the
language of <code>Accept-Language</code>. After 429 wait as long as <code>Retry-After</code> says.</li>
<li>A game that others have yet to play or to see, and one for its players alone, is as closed here as on the pages.</li>
</ul>
<h2>What can be asked</h2>
${ROUTES.map(sectionOf).join('')}
${playing()}
<h2>Refusals</h2>
<p>These are of requests, and of a websocket that is not opened. What can be refused at a table is a longer list, which AsyncAPI has.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What it says</th></tr></thead>
${API_PROBLEMS.map(problemRow).join('\n')}
</table>
</main>
</html>
`;
  return made;
}

/** Returns an origin as a browser would write it; for one that none would, an example. */
const plainOrigin = (origin: string): string =>
  URL.canParse(origin) ? new URL(origin).origin : 'https://club.example';

/** Returns the page, whose examples ask the server at this origin. */
export const apiPage = (origin: string): string =>
  page().replace(EXAMPLES, () => escaped(examplesAt(plainOrigin(origin))));

export const PAGE_STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#faf7f0, #171a18); color: light-dark(#23201a, #e9e4d8); }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
nav a { display: inline-block; padding: .6rem 0; font-weight: 600; }
a { color: light-dark(#17634a, #7fd0b0); }
code { font-size: .92em; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 1rem; border-radius: .6rem; background: light-dark(#efe9dc, #232824); }
pre code { overflow-wrap: normal; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; font-weight: 600; padding: .4rem 0; }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem .4rem 0; border-top: 1px solid light-dark(#ddd5c3, #363c37); }
th[scope="row"] { font-weight: 400; width: 1%; padding-inline-end: 1rem; }
th[scope="row"] code { overflow-wrap: normal; white-space: nowrap; }
td { overflow-wrap: anywhere; }
section { margin: 1.5rem 0; }
tr:target { background: light-dark(#f3e2b3, #4a3f1c); }
.fine { font-size: .9rem; }
`;
