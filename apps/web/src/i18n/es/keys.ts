import type { Area, RomanceForms } from '../area.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Area<typeof english, RomanceForms> = {
  'keys.title': 'Atajos',
  'keys.open': 'Cambiar atajos',
  'keys.settingsNote': 'Qué hace cada tecla en la mesa',
  'keys.note': 'Elige una acción y pulsa la tecla que quieras para ella.',
  'keys.off': 'Los atajos de una tecla están desactivados en los ajustes. Esto es lo que harían las teclas.',
  'keys.fixed':
    'Las flechas, Inicio y Fin recorren la mano. Mayúsculas con flechas la ordena. Intro descarta. La barra espaciadora pasa.',
  'keys.change': '{what}: {key}. Cambiar',
  'keys.press': 'Pulsa una tecla',
  'keys.changed': '{what}: ahora {key}.',
  'keys.usual': 'Restablecer',
  'keys.discard': 'Descartar la ficha seleccionada',
  'keys.win': 'Hu',
  'keys.kong': 'Kong',
  'keys.pung': 'Pung',
  'keys.chow': 'Chow',
  'keys.chow1': 'Primer chow',
  'keys.chow2': 'Segundo chow',
  'keys.chow3': 'Tercer chow',
  'keys.pass': 'Pasar',
  'keys.flower': 'Mostrar una flor',
  'keys.waits': 'Tus esperas',
  'keys.advice': 'Consejo del experto',
  'keys.last': 'Leer en voz alta el último descarte',
  'keys.table': 'Leer en voz alta la mesa',
  'keys.sort': 'Ordenar la mano',
  'keys.mute': 'Activar o desactivar el sonido',
  'keys.typed': 'Escribir una jugada',
  'keys.help': 'Mostrar esta lista',
};
