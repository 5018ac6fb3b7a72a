import type { Area, RomanceForms } from '../area.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Area<typeof english, RomanceForms> = {
  'keys.title': 'Teclas',
  'keys.open': 'Mudar teclas',
  'keys.settingsNote': 'O que cada tecla faz na mesa',
  'keys.note': 'Aperte o botão de uma ação e depois a tecla que quiser para ela.',
  'keys.off': 'As teclas soltas estão desligadas nos ajustes; isto é o que fariam.',
  'keys.fixed':
    'As setas, Home e End percorrem a mão; Shift com setas a arruma; Enter descarta e a barra de espaço passa.',
  'keys.change': '{what}: {key}. Mudar',
  'keys.press': 'Aperte uma tecla',
  'keys.changed': '{what}: agora {key}.',
  'keys.usual': 'Como de costume',
  'keys.discard': 'Descartar a pedra em foco',
  'keys.win': 'Hu',
  'keys.kong': 'Kong',
  'keys.pung': 'Pung',
  'keys.chow': 'Chow',
  'keys.chow1': 'Primeiro chow',
  'keys.chow2': 'Segundo chow',
  'keys.chow3': 'Terceiro chow',
  'keys.pass': 'Passar',
  'keys.flower': 'Mostrar uma flor',
  'keys.waits': 'O que a mão espera',
  'keys.advice': 'O que o especialista aconselha',
  'keys.last': 'Ler o último descarte',
  'keys.table': 'Ler a mesa',
  'keys.sort': 'Ordenar a mão',
  'keys.mute': 'Som ligado ou não',
  'keys.typed': 'Escrever uma jogada',
  'keys.help': 'Esta lista',
};
