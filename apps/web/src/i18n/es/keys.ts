import type { Area, RomanceForms } from '../area.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Area<typeof english, RomanceForms> = {
  'keys.title': 'Teclas',
  'keys.open': 'Cambiar teclas',
  'keys.settingsNote': 'Qué hace cada tecla en la mesa',
  'keys.note': 'Pulsa el botón de una acción y después la tecla que quieras para ella.',
  'keys.off': 'Las teclas sueltas están desactivadas en los ajustes; esto es lo que harían.',
  'keys.fixed':
    'Las flechas, Inicio y Fin recorren la mano; Mayúsculas con flechas la ordena; Intro descarta y la barra espaciadora pasa.',
  'keys.change': '{what}: {key}. Cambiar',
  'keys.press': 'Pulsa una tecla',
  'keys.changed': '{what}: ahora {key}.',
  'keys.usual': 'Como siempre',
  'keys.discard': 'Descartar la ficha enfocada',
  'keys.win': 'Hu',
  'keys.kong': 'Kong',
  'keys.pung': 'Pung',
  'keys.chow': 'Chow',
  'keys.chow1': 'Primer chow',
  'keys.chow2': 'Segundo chow',
  'keys.chow3': 'Tercer chow',
  'keys.pass': 'Pasar',
  'keys.flower': 'Mostrar una flor',
  'keys.waits': 'Qué espera la mano',
  'keys.advice': 'Lo que aconseja el experto',
  'keys.last': 'Leer el último descarte',
  'keys.table': 'Leer la mesa',
  'keys.sort': 'Ordenar la mano',
  'keys.mute': 'Sonido sí o no',
  'keys.typed': 'Escribir una jugada',
  'keys.help': 'Esta lista',
};
