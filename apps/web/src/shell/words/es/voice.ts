import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { voice as english } from '../en/voice.ts';

export const voice: Area<typeof english, RomanceForms> = {
  'voice.title': 'Llamada de voz',
  'voice.join': 'Entrar en la llamada',
  'voice.leadsTo': 'Ventana nueva en',
  'voice.address': 'Enlace a una llamada',
  'voice.note': 'Sirve cualquier servicio: pega su enlace o crea una sala.',
  'voice.set': 'Usar este enlace',
  'voice.make': 'Crear una sala',
  'voice.remove': 'Quitar el enlace',
};
