import type { Area, RomanceForms } from '../../i18n/area.ts';
import type { common as english } from '../en/common.ts';

export const common: Area<typeof english, RomanceForms> = {
  'list.comma': ', ',
  'book.appendix': 'Apêndice {number}',
  'table.you': 'Você',
  'settings.language': 'Idioma',
  'searchField.clear': 'Limpar a busca',
};
