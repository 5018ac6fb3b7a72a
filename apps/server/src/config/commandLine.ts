/* How an operator calls what a sentence tells them to call: by npm in the repository, by its name where the package runs. */

/** Set when the package is built (`packages/publish/server.ts`). */
const program = process.env.GORRION_COMMAND;

/** Returns the words that call a command, as `npm run restore -- FOLDER`; `start` is the server itself. */
export function commandLine(command: string, words = ''): string {
  const parts = program ? [program, command === 'start' ? '' : command, words] : npmCall(command, words);
  return parts.filter(part => part !== '').join(' ');
}

const npmCall = (command: string, words: string): readonly string[] => [
  command === 'start' ? 'npm start' : `npm run ${command}`,
  words === '' ? '' : `-- ${words}`,
];
