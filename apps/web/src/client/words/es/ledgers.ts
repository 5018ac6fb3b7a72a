import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { ledgers as english } from '../en/ledgers.ts';

export const ledgers: Area<typeof english, RomanceForms> = {
  'ledgers.refused.offline': 'No hay conexión. Se enviará en cuanto vuelva.',
  'ledgers.refused.no-such-ledger': 'Este grupo o torneo no existe. Puede que la dirección tenga una errata.',
  'ledgers.refused.ledger-damaged':
    'Este grupo o torneo no se puede leer: sus datos en el servidor están dañados. El operador puede verlo en el registro.',
  'ledgers.refused.not-yours': 'Esto es solo para sus miembros. Pídele el enlace a uno de ellos.',
  'ledgers.refused.bad-request': 'El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.',
  'ledgers.refused.too-many-requests': 'Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.',
  'ledgers.refused.too-many-ledgers':
    'Hoy ya se han creado bastantes desde aquí. Vuelve mañana o habla con quien lleva el servidor.',
  'ledgers.refused.too-many-bytes':
    'Hoy se ha escrito demasiado desde aquí. Inténtalo más tarde o habla con quien lleva el servidor.',
  'ledgers.refused.too-many-event-tables':
    'Se han abierto demasiadas mesas desde aquí en poco tiempo. Inténtalo más tarde o habla con quien lleva el servidor.',
  'ledgers.refused.no-room-left': 'Al servidor no le queda espacio para nada nuevo.',
  'ledgers.refused.not-stored': 'El servidor no ha podido anotarlo. Se volverá a enviar.',
  'ledgers.refused.wrong-key': 'Este enlace ya no funciona. Pide uno nuevo.',
  'ledgers.damaged': 'No se puede leer: {codes}',
  'ledgers.damagedNote': 'Los datos en el servidor están dañados. El operador puede verlo en el registro.',
};
