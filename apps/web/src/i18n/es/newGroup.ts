import type { Area, RomanceForms } from '../area.ts';
import type { newGroup as english } from '../en/newGroup.ts';

export const newGroup: Area<typeof english, RomanceForms> = {
  'newGroup.name': 'Nombre del grupo',
  'newGroup.hint': 'Los martes en casa de Ana',
  'newGroup.make': 'Crear el grupo',
  'newGroup.ofTable': 'Hacer un grupo de esta mesa',
  'newGroup.ofTableNote':
    'Quienes juegan aquí pasan a ser sus miembros, y las partidas de esta mesa cuentan en su temporada. Todos pueden salir cuando quieran.',
  'newGroup.cancel': 'Cancelar',
};
