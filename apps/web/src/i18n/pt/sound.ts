import type { Area, RomanceForms } from '../area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, RomanceForms> = {
  'sound.title': 'Som',
  'sound.on': 'Som',
  'sound.onNote': 'Tudo o que soa também se vê. Na mesa, M ativa ou desativa o som.',
  'sound.turnOn': 'Ativar o som',
  'sound.turnOff': 'Desativar o som',
  'sound.isOn': 'Som ativado',
  'sound.isOff': 'Som desativado',
  'sound.table': 'Pedras e dados',
  'sound.tableNote': 'Descartar, comprar, embaralhar',
  'sound.calls': 'Chamadas',
  'sound.callsNote': 'Chow, Pung, Kong, flores, Hu',
  'sound.alerts': 'Avisos',
  'sound.alertsNote': 'Sua vez, pedras para chamar, pouco tempo, mensagens',
  'sound.volume': '{percent} por cento',
  'sound.silent': 'Mudo',
  'sound.spoken': 'Chamadas com voz',
  'sound.spokenNote': 'Junto com o som da chamada',
  'sound.noVoice': 'Este dispositivo não tem voz em chinês: as chamadas são ditas em português.',
  'sound.spoken.off': 'Sem voz',
  'sound.spoken.chinese': 'Chinês',
  'sound.spoken.own': 'Português',
};
