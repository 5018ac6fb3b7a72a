import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, RomanceForms> = {
  'update.ready': 'Há uma versão nova.',
  'update.note': 'Seu lugar e suas configurações são mantidos.',
  'update.reload': 'Recarregar',
  'update.later': 'Mais tarde',
  'unkept.fact': 'Este navegador não guarda nada deste site.',
  'unkept.note':
    'As configurações, o progresso e as partidas neste dispositivo duram até você fechar a página. Se você recarregar ou a conexão cair, perde o lugar. Para mantê-los, permita cookies e dados do site.',
  'unkept.close': 'Fechar',
};
