import type { Area, RomanceForms } from '../area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, RomanceForms> = {
  'sound.title': 'Sonido',
  'sound.on': 'Sonido',
  'sound.onNote': 'Todo lo que suena también se ve. En la mesa, M activa o desactiva el sonido.',
  'sound.turnOn': 'Activar el sonido',
  'sound.turnOff': 'Desactivar el sonido',
  'sound.isOn': 'Sonido activado',
  'sound.isOff': 'Sonido desactivado',
  'sound.table': 'Fichas y dados',
  'sound.tableNote': 'Descartar, tomar, mezclar',
  'sound.calls': 'Cantos',
  'sound.callsNote': 'Chow, Pung, Kong, flores, Hu',
  'sound.alerts': 'Avisos',
  'sound.alertsNote': 'Tu turno, fichas que reclamar, poco tiempo, mensajes',
  'sound.volume': '{percent} por ciento',
  'sound.silent': 'Silencio',
  'sound.spoken': 'Cantos con voz',
  'sound.spokenNote': 'Junto con el sonido del canto',
  'sound.noVoice': 'Este dispositivo no tiene voz en chino: los cantos se oyen en español.',
  'sound.spoken.off': 'Sin voz',
  'sound.spoken.chinese': 'Chino',
  'sound.spoken.own': 'Español',
};
