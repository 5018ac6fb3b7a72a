import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { newGroup as english } from '../en/newGroup.ts';

export const newGroup: Area<typeof english, RomanceForms> = {
  'newGroup.name': 'Nombre del grupo',
  'newGroup.hint': 'Los martes en casa de Ana',
  'newGroup.make': 'Crear el grupo',
  'newGroup.ofTable': 'Hacer un grupo de esta mesa',
  'newGroup.ofTableNote':
    'A quienes juegan aquí se les pregunta si se unen. Las partidas de esta mesa cuentan en su temporada en cuanto dos sean miembros.',
  'newGroup.made': 'El grupo está creado y los demás tienen su invitación.',
  'newGroup.open': 'Abrir el grupo',
  'newGroup.cancel': 'Cancelar',
  'newGroup.invitation': 'Invitación al grupo «{name}»',
  'newGroup.invitedBy': '{by} te invita a unirte.',
  'newGroup.invitedNote':
    'Los miembros ven tu nombre y las partidas que juegues con ellos. Si dices que no, la invitación no se repite en un año.',
  'newGroup.accept': 'Unirme',
  'newGroup.decline': 'No, gracias',
  'seatCall.call': 'Llamar a {group}',
  'seatCall.group': 'Grupo al que llamar',
  'seatCall.done': 'Has llamado a {group}. Quien llegue primero toma asiento.',
  'seatCall.refused.called-already': 'Acaban de llamar a esta mesa. Se puede volver a llamar a los diez minutos.',
  'seatCall.refused.calling-too-often': 'Tú o tu grupo ya llamaron varias veces en la última hora. Prueba más tarde.',
  'seatCall.refused.no-free-seat': 'Ya no quedan asientos.',
  'seatCall.refused.not-at-table': 'Toma asiento primero: luego puedes llamar a tu grupo a esta mesa.',
};
