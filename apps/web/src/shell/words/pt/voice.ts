import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { voice as english } from '../en/voice.ts';

export const voice: Area<typeof english, RomanceForms> = {
  'voice.title': 'Chamada de voz',
  'voice.join': 'Entrar na chamada',
  'voice.leadsTo': 'Nova janela em',
  'voice.address': 'Link de uma chamada',
  'voice.note': 'Vale qualquer serviço: cole o link ou crie uma sala.',
  'voice.set': 'Usar este link',
  'voice.make': 'Criar uma sala',
  'voice.remove': 'Remover o link',
};
