import type { Area, RomanceForms } from '../area.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Area<typeof english, RomanceForms> = {
  'keys.title': 'Atalhos',
  'keys.open': 'Mudar atalhos',
  'keys.settingsNote': 'O que cada tecla faz na mesa',
  'keys.note': 'Escolha uma ação e aperte a tecla que quiser para ela.',
  'keys.off': 'Os atalhos de uma tecla estão desativados nas configurações. Isto é o que as teclas fariam.',
  'keys.fixed':
    'As setas, Home e End percorrem a mão. Shift com setas organiza a mão. Enter descarta. A barra de espaço passa.',
  'keys.change': '{what}: {key}. Mudar',
  'keys.press': 'Aperte uma tecla',
  'keys.changed': '{what}: agora {key}.',
  'keys.usual': 'Restaurar padrão',
  'keys.discard': 'Descartar a pedra selecionada',
  'keys.win': 'Hu',
  'keys.kong': 'Kong',
  'keys.pung': 'Pung',
  'keys.chow': 'Chow',
  'keys.chow1': 'Primeiro chow',
  'keys.chow2': 'Segundo chow',
  'keys.chow3': 'Terceiro chow',
  'keys.pass': 'Passar',
  'keys.flower': 'Mostrar uma flor',
  'keys.waits': 'Suas esperas',
  'keys.advice': 'Conselho do especialista',
  'keys.last': 'Ler em voz alta o último descarte',
  'keys.table': 'Ler em voz alta a mesa',
  'keys.sort': 'Ordenar a mão',
  'keys.mute': 'Ativar ou desativar o som',
  'keys.typed': 'Digitar uma jogada',
  'keys.help': 'Mostrar esta lista',
};
