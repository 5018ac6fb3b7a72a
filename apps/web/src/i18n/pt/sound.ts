import type { Area, RomanceForms } from '../area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, RomanceForms> = {
  'sound.title': 'Som',
  'sound.on': 'Som',
  'sound.onNote': 'Tudo o que soa também se vê. Na mesa, M liga e desliga.',
  'sound.turnOn': 'Ligar o som',
  'sound.turnOff': 'Desligar o som',
  'sound.isOn': 'Som ligado',
  'sound.isOff': 'Som desligado',
  'sound.table': 'Pedras e dados',
  'sound.tableNote': 'Descartar, comprar, embaralhar',
  'sound.calls': 'Anúncios',
  'sound.callsNote': 'Chow, Pung, Kong, flores, Hu',
  'sound.alerts': 'O que lhe é perguntado',
  'sound.alertsNote': 'A sua vez, uma pedra a reclamar, pouco tempo, avisos',
  'sound.volume': '{percent} por cento',
  'sound.silent': 'Silêncio',
  'sound.spoken': 'Anúncios em voz alta',
  'sound.spokenNote': 'Junto com o som do anúncio',
  'sound.noVoice': 'Este dispositivo não tem voz em chinês: os anúncios são ditos em português.',
  'sound.spoken.off': 'Não',
  'sound.spoken.chinese': 'Chinês',
  'sound.spoken.own': 'Português',
};
