import type { Language } from '@gorrion/rules';
import { callerOf, isolated } from './callers.ts';

/* The lines that hooks post, in the language of who has added the hook. */

export type HookLine =
  /** Members are called to a table. */
  | {
      readonly kind: 'wanted';
      readonly group: string;
      /** Who calls, as their name is stored. */
      readonly by: string;
      /** Seats that are free, at least one. */
      readonly free: number;
      readonly link: string;
    }
  /** The seats are taken. */
  | { readonly kind: 'taken'; readonly group: string; readonly link: string }
  /** The call has ended: the table is closed, or nobody has come for long. */
  | { readonly kind: 'ended' | 'test'; readonly group: string };

interface Sentences {
  readonly wanted: (by: string, free: number, group: string) => string;
  readonly taken: (group: string) => string;
  readonly ended: (group: string) => string;
  readonly test: (group: string) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    wanted: (by, free, group) =>
      free === 1
        ? `A fourth is wanted in ${group}: ${by} keeps a seat for you.`
        : `${by} is looking for ${free} players in ${group}.`,
    taken: group => `The table of ${group} is full.`,
    ended: group => `Nobody is wanted in ${group} any more.`,
    test: group => `A test line from Gorrión for ${group}. Calls to a table will look like this.`,
  },
  es: {
    wanted: (by, free, group) =>
      free === 1
        ? `Falta el cuarto en ${group}: ${by} te guarda un asiento.`
        : `${by} busca ${free} jugadores en ${group}.`,
    taken: group => `La mesa de ${group} está completa.`,
    ended: group => `En ${group} ya no hace falta nadie.`,
    test: group => `Línea de prueba de Gorrión para ${group}. Así se verán las llamadas a una mesa.`,
  },
  pt: {
    wanted: (by, free, group) =>
      free === 1
        ? `Falta o quarto em ${group}: ${by} guarda um lugar para você.`
        : `${by} procura ${free} jogadores em ${group}.`,
    taken: group => `A mesa de ${group} está completa.`,
    ended: group => `Em ${group} já não falta ninguém.`,
    test: group => `Linha de teste do Gorrión para ${group}. Os chamados para uma mesa vão aparecer assim.`,
  },
  zh: {
    wanted: (by, free, group) =>
      free === 1 ? `${group}三缺一：${by}给你留了座。` : `${group}还缺${free}人，${by}在等你。`,
    taken: group => `${group}这桌已经坐满。`,
    ended: group => `${group}这桌不再缺人。`,
    test: group => `这是 Gorrión 给${group}的测试消息，叫人上桌时就是这个样子。`,
  },
};

/** Returns the words of a line, which end with the link if it has one; `quote` makes a name harmless where it is posted. */
export function hookText(language: Language, line: HookLine, quote: (name: string) => string = name => name): string {
  const words = SENTENCES[language];
  const named = (name: string) => isolated(quote(name));
  const group = named(line.group);
  if (line.kind === 'taken') return `${words.taken(group)} ${line.link}`;
  if (line.kind !== 'wanted') return words[line.kind](group);
  return `${words.wanted(callerOf(language, line.by, named), line.free, group)} ${line.link}`;
}
