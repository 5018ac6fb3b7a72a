import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook: Area<typeof english, RomanceForms> = {
  'rulebook.title': 'Reglamento',
  'rulebook.note':
    'Nuestros artículos sobre las reglas de la WMO de 2006, cada uno con su fuente. Las mismas reglas deciden en la mesa.',
  'rulebook.learn': 'Aprender',
  'rulebook.print': 'Imprimir',
  'rulebook.search': 'Buscar en el reglamento',
  'rulebook.found': {
    one: '{count} artículo con «{text}»',
    many: '{count} de artículos con «{text}»',
    other: '{count} artículos con «{text}»',
  },
  'rulebook.none': 'Ningún artículo contiene «{text}». Prueba con una sola palabra, un fan o el número de un artículo.',
  'rulebook.hits': { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  'rulebook.hit': 'Resultado {at} de {all}',
  'rulebook.nextHit': 'Resultado siguiente',
  'rulebook.previousHit': 'Resultado anterior',
  'rulebook.contents': 'Contenido',
  'rulebook.introduction': 'Introducción',
  'rulebook.chapterSpan': '{name}, artículos {first} a {last}',
  'rulebook.neighbours': 'Capítulos anterior y siguiente',
  'rulebook.linkTo': 'Enlace al artículo {number}',
  'rulebook.noArticle': 'El artículo {number} no existe.',
  'rulebook.noArticleNote': 'El último artículo es el {count}.',
  'rulebook.lastTile': 'última ficha:',
  'rulebook.table': 'Tabla',
  'rulebook.on': 'sí',
  'rulebook.off': 'no',
  'rulebook.inChapter': 'En este capítulo',
  'rulebook.inBook': 'En este reglamento',
  'rulebook.articles': 'Artículos',
  'rulebook.span': '{first} a {last}',
  'rulebook.contested': 'Discutido',
  'rulebook.contestedOf': '{some} de {all}',
  'rulebook.contestedNote':
    'significa que el libro calla o se contradice. Lo decimos y elegimos; a menudo una mesa puede elegir otra cosa.',
  'rulebook.fans': 'Fans de este capítulo',
  'rulebook.books': 'Reglamentos',
  'rulebook.book.competition': 'Competición',
  'rulebook.book.classical': 'Clásico',
  'rulebook.atlas': 'Atlas de decisiones',
  'rulebook.classicalTitle': 'Reglamento clásico',
  'rulebook.classicalNote':
    'Nuestros artículos sobre tres textos antiguos, cada uno con sus propias palabras. Las mismas reglas deciden en una mesa clásica.',
  'rulebook.gaps': 'Lagunas',
  'rulebook.gapsNote':
    'señalan lo que una fuente calla o dice de dos maneras. Damos sus palabras, nuestra elección y el motivo.',
  'rulebook.olderHands': 'Dobles y manos de este capítulo',
};
