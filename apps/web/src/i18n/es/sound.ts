import type { Area, RomanceForms } from '../area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, RomanceForms> = {
  'sound.title': 'Sonido',
  'sound.on': 'Sonido',
  'sound.onNote': 'Todo lo que suena también se ve. En la mesa, M lo enciende y lo apaga.',
  'sound.turnOn': 'Encender el sonido',
  'sound.turnOff': 'Apagar el sonido',
  'sound.isOn': 'Sonido encendido',
  'sound.isOff': 'Sonido apagado',
  'sound.table': 'Fichas y dados',
  'sound.tableNote': 'Descartar, tomar, mezclar',
  'sound.calls': 'Anuncios',
  'sound.callsNote': 'Chow, Pung, Kong, flores, Hu',
  'sound.alerts': 'Lo que se te pregunta',
  'sound.alertsNote': 'Tu turno, una ficha que reclamar, poco tiempo, avisos',
  'sound.volume': '{percent} por ciento',
  'sound.silent': 'Silencio',
  'sound.spoken': 'Anuncios en voz alta',
  'sound.spokenNote': 'Junto con el sonido del anuncio',
  'sound.noVoice': 'Este dispositivo no tiene voz en chino: los anuncios se dicen en español.',
  'sound.spoken.off': 'No',
  'sound.spoken.chinese': 'Chino',
  'sound.spoken.own': 'Español',
};
