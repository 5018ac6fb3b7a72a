import { posix } from 'node:path';

/** Returns the part of a document under a heading of the second level, with the heading. */
function section(text: string, heading: string): string {
  const from = text.indexOf(`\n## ${heading}\n`);
  if (from < 0) throw new Error(`there is no section "${heading}"`);
  const to = text.indexOf('\n## ', from + 1);
  return text.slice(from + 1, to < 0 ? undefined : to).trim();
}

/**
 * Returns the page of a package on npm: the beginning of its README, how to install it, and how to use it. `home` is the
 * address of the repository's files; links to them are words without it.
 */
export function packageReadme(name: string, readme: string, folder: string, home: string | undefined): string {
  const intro = readme.slice(readme.indexOf('\n') + 1, readme.indexOf('\n## ')).trim();
  const install = `## Install\n\n\`\`\`sh\nnpm install ${name}\n\`\`\`\n\nES modules with types, for Node from 22 on and for browsers.`;
  const text = [`# ${name}`, intro, install, section(readme, 'Use it'), '## Licence\n\nMIT'].join('\n\n');
  const linked = text.replace(/\[([^\]]+)\]\((?!https?:)([^)]+)\)/g, (_link, words: string, path: string) =>
    home === undefined ? words : `[${words}](${home}/${posix.normalize(`packages/${folder}/${path}`)})`,
  );
  return `${linked}\n`;
}
