import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook: Area<typeof english, RomanceForms> = {
  'rulebook.title': 'Regulamento',
  'rulebook.note':
    'Nossos artigos sobre as regras da WMO de 2006, cada um com sua fonte. As mesmas regras decidem na mesa.',
  'rulebook.learn': 'Aprender',
  'rulebook.print': 'Imprimir',
  'rulebook.search': 'Buscar no regulamento',
  'rulebook.found': {
    one: '{count} artigo com “{text}”',
    many: '{count} de artigos com “{text}”',
    other: '{count} artigos com “{text}”',
  },
  'rulebook.none': 'Nenhum artigo contém “{text}”. Tente uma só palavra, um fan ou o número de um artigo.',
  'rulebook.hits': { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  'rulebook.hit': 'Resultado {at} de {all}',
  'rulebook.nextHit': 'Próximo resultado',
  'rulebook.previousHit': 'Resultado anterior',
  'rulebook.contents': 'Sumário',
  'rulebook.introduction': 'Introdução',
  'rulebook.chapterSpan': '{name}, artigos {first} a {last}',
  'rulebook.neighbours': 'Capítulo anterior e próximo',
  'rulebook.linkTo': 'Link para o artigo {number}',
  'rulebook.noArticle': 'O artigo {number} não existe.',
  'rulebook.noArticleNote': 'O último artigo é o {count}.',
  'rulebook.lastTile': 'última pedra:',
  'rulebook.table': 'Tabela',
  'rulebook.on': 'sim',
  'rulebook.off': 'não',
  'rulebook.inChapter': 'Neste capítulo',
  'rulebook.inBook': 'Neste regulamento',
  'rulebook.articles': 'Artigos',
  'rulebook.span': '{first} a {last}',
  'rulebook.contested': 'Controverso',
  'rulebook.contestedOf': '{some} de {all}',
  'rulebook.contestedNote':
    'significa que o livro se cala ou se contradiz. Dizemos isso e escolhemos; muitas vezes a mesa pode escolher outra coisa.',
  'rulebook.fans': 'Fans deste capítulo',
  'rulebook.books': 'Regulamentos',
  'rulebook.book.competition': 'Competição',
  'rulebook.book.classical': 'Clássico',
  'rulebook.atlas': 'Atlas de decisões',
  'rulebook.classicalTitle': 'Regulamento clássico',
  'rulebook.classicalNote':
    'Nossos artigos sobre três textos antigos, cada um com as palavras da fonte. As mesmas regras decidem em uma mesa clássica.',
  'rulebook.gaps': 'Lacunas',
  'rulebook.gapsNote':
    'marcam o que uma fonte não diz, ou diz de dois modos. Damos as palavras dela, nossa escolha e o motivo.',
  'rulebook.olderHands': 'Dobras e mãos deste capítulo',
};
