import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Area<typeof english, RomanceForms> = {
  'share.title': 'Compartir',
  'share.moment': 'Compartir este momento',
  'share.making': 'Creando la imagen…',
  'share.failed': 'Este navegador no pudo crearlo. El enlace sí funciona.',
  'share.send': 'Enviar',
  'share.copyLink': 'Copiar enlace',
  'share.copyText': 'Copiar resultado',
  'share.savePicture': 'Guardar imagen',
  'share.saveClip': 'Guardar vídeo, {seconds} s',
  'share.saveStrip': 'Guardar tira',
  'share.makeClip': 'Hacer un clip',
  'share.recording': 'Creando el vídeo: {percent} %',
  'share.stop': 'Detener',
  'share.close': 'Cerrar',
  'share.note': 'La imagen se crea en este dispositivo. Quien la reciba verá los nombres que aparecen.',
  'share.noteFilm':
    'La imagen y el vídeo se crean en este dispositivo. Quien los reciba verá los nombres que aparecen.',
};
