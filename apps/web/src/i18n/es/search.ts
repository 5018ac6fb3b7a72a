import type { Area, RomanceForms } from '../area.ts';
import type { search as english } from '../en/search.ts';

export const search: Area<typeof english, RomanceForms> = {
  'search.title': 'Buscar fans',
  'search.placeholder': 'Nombre, pinyin o número',
  'search.close': 'Cerrar la búsqueda',
  'search.found': { one: '{count} resultado', many: '{count} resultados', other: '{count} resultados' },
  'search.nothing':
    'Ningún fan se llama así. Estos son los más parecidos. Sirven los nombres en español, inglés, portugués y chino, el pinyin y los números del 1 al 81.',
  'search.points': { one: '{count} punto', many: '{count} puntos', other: '{count} puntos' },
  'search.older': 'modos antiguos',
};
