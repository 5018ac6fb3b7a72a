import type { Area, RomanceForms } from '../area.ts';
import type { search as english } from '../en/search.ts';

export const search: Area<typeof english, RomanceForms> = {
  'search.title': 'Buscar fans',
  'search.placeholder': 'Nome, pinyin ou número',
  'search.close': 'Fechar a busca',
  'search.found': { one: '{count} resultado', many: '{count} resultados', other: '{count} resultados' },
  'search.nothing':
    'Nenhum fan tem esse nome. Estes são os mais parecidos. Valem nomes em português, inglês, espanhol e chinês, pinyin e os números de 1 a 81.',
  'search.points': { one: '{count} ponto', many: '{count} pontos', other: '{count} pontos' },
  'search.older': 'modos antigos',
};
