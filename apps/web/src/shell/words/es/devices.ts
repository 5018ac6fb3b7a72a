import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Area<typeof english, RomanceForms> = {
  'devices.title': 'Tus dispositivos',
  'devices.note': 'Un nombre y tus asientos, juegues donde juegues. Sin cuenta, sin correo, sin contraseña.',
  'devices.again': 'Reintentar',
  'devices.cancel': 'Cancelar',
  'devices.left': 'Quedan {time}',

  'devices.add': 'Añadir un dispositivo',
  'devices.addNote':
    'El otro dispositivo recibe tu nombre y tus asientos, y este los conserva. Hace falta un código que dura un minuto.',
  'devices.showCode': 'Mostrar un código',
  'devices.newCode': 'Código nuevo',
  'devices.haveCode': 'Tengo un código',
  'devices.code': 'Código',
  'devices.qr': 'El enlace para el otro dispositivo como código QR',
  'devices.step1': 'En el otro dispositivo, abre',
  'devices.step2': 'Escribe allí el código o escanea la imagen.',
  'devices.step3': 'Compara la ficha que muestran los dos dispositivos y confírmala aquí. Después di que sí allí.',
  'devices.compare': '¿El otro dispositivo muestra esta ficha?',
  'devices.compareNote':
    '{device} usó tu código. Si es tuyo, muestra la misma ficha. Recibe tu nombre y tus asientos solo cuando tú lo digas.',
  'devices.same': 'Sí, la misma ficha',
  'devices.different': 'No, otra o ninguna',
  'devices.granted': 'Confirmado. {device} pregunta si quiere ser tú.',
  'devices.added': '{device} ya tiene tu nombre y tus asientos.',
  'devices.over': 'Se acabó el tiempo y nadie inició sesión. Crea otro código cuando el otro dispositivo esté listo.',
  'devices.refused': 'No se entregó nada y el código ya no sirve. Crea otro si quieres volver a intentarlo.',

  'devices.signedIn': 'Con sesión iniciada',
  'devices.here': 'aquí',
  'devices.hereSince': 'Este dispositivo, desde el {date}',
  'devices.seen': 'Usado por última vez el {date}',
  'devices.signOut': 'Cerrar sesión',
  'devices.signOutName': 'Cerrar sesión en {device}',
  'devices.isOut': 'Se cerró la sesión de {device}.',
  'devices.signOutOthers': 'Cerrar todas las demás',
  'devices.signOutSure': '¿Cerrar la sesión de todos los demás dispositivos?',
  'devices.signOutNote': 'Pasan a ser invitados nuevos al momento. Tu nombre y tus asientos se quedan aquí.',
  'devices.hereSure': '¿Cerrar la sesión aquí?',
  'devices.hereNote':
    'Este navegador pasa a ser un invitado nuevo. Puedes volver desde otro dispositivo o con una llave de acceso.',
  'devices.othersOut': 'Se cerró la sesión de todos los demás dispositivos.',
  'devices.onlyOne': 'Este es tu único dispositivo. Si lo pierdes, solo una llave de acceso te trae de vuelta.',
  'devices.browserOn': '{browser} en {system}',
  'devices.kindAnd': '{kind}, {name}',
  'devices.kind.computer': 'Equipo',
  'devices.kind.phone': 'Teléfono',
  'devices.kind.tablet': 'Tableta',
  'devices.kind.screen': 'Pantalla grande',

  'devices.passkey': 'Llave de acceso',
  'devices.passkeyNote':
    'Te trae de vuelta si pierdes todos los dispositivos. La guarda tu dispositivo o tu gestor de contraseñas, no nosotros.',
  'devices.passkeyAdd': 'Añadir una llave de acceso',
  'devices.passkeyAnother': 'Añadir otra',
  'devices.passkeyAdded': 'La llave de acceso está guardada.',
  'devices.passkeyMade': 'Creada el {date}',
  'devices.passkeyRemove': 'Quitar',
  'devices.passkeyRemoveName': 'Quitar la llave de acceso de {device}, creada el {date}',
  'devices.passkeyRemoved': 'La llave de acceso ya no sirve aquí. Bórrala también en tu gestor de contraseñas.',
  'devices.passkeys.insecure':
    'Esta página se abrió sin https, y ahí los navegadores no tienen llaves de acceso. Ábrela con https, o como localhost en el propio servidor.',
  'devices.passkeys.address':
    'Esta página se abrió con un número, y las llaves de acceso necesitan un nombre. Ábrela con el nombre del servidor, por https.',
  'devices.passkeys.unsupported': 'Este navegador no tiene llaves de acceso. Uno más nuevo, sí.',

  'devices.moves': 'Lo que va contigo',
  'devices.moves.name': 'Nombre',
  'devices.moves.seats': 'Asientos en mesas',
  'devices.moves.groups': 'Grupos y torneos',
  'devices.moves.games': 'Partidas terminadas en el servidor',
  'devices.moves.ownGames': 'Partidas de este dispositivo',
  'devices.moves.settings': 'Ajustes y lecciones',
  'devices.moves.atOnce': 'al momento',
  'devices.moves.uploaded': 'solo si las subes',
  'devices.moves.stay': 'se quedan aquí',

  'devices.forget': 'Olvidarme',
  'devices.forget.goes':
    'Cierra la sesión de los demás dispositivos, borra tus llaves de acceso y tus mensajes del chat, y pone otro nombre donde esté guardado el tuyo. Las partidas sin terminar siguen cuando se cierra su mesa. No se puede deshacer.',
  'devices.forget.stays':
    'Las jugadas de tus partidas se quedan, porque también son de los demás. También tus asientos y lo que está guardado en este dispositivo.',
  'devices.forget.type': 'Escribe {name} para confirmar',
  'devices.forget.asked': 'Se hará en cuanto responda el servidor.',
  'devices.forget.done': 'Hecho. Ahora te llamas {name}.',

  'devices.pair': 'Iniciar sesión en este dispositivo',
  'devices.pairNote': 'Este dispositivo recibe el nombre y los asientos que tienes en otro.',
  'devices.pairCode': 'Con un código',
  'devices.pairCodeNote':
    'Tu otro dispositivo lo muestra en «Tus dispositivos». Tiene ocho letras y cifras, y dura un minuto.',
  'devices.useCode': 'Usar el código',
  'devices.pairCompare': 'Compara la ficha',
  'devices.pairCompareNote':
    'Tu otro dispositivo también muestra esta ficha. Confírmala allí. Si muestra otra, alguien más usó un código: di que no allí.',
  'devices.become': '¿Pasar a ser {name}?',
  'devices.becomeNote':
    'Desde ahora este navegador juega, escribe y organiza como {name}. Di que sí solo si ese nombre es el tuyo y has confirmado la ficha en tu otro dispositivo. Si te han mandado este enlace, di que no.',
  'devices.becomeYes': 'Sí, soy {name}',
  'devices.becomeNo': 'No, seguir como {name}',
  'devices.hasNothing':
    'En este dispositivo no has elegido nombre ni tienes asientos, partidas o grupos: aquí no se pierde nada.',
  'devices.has': 'En este dispositivo eres {name}. Iniciar sesión lo sustituye; no se mezcla nada.',
  'devices.hasThings': '{name} tiene {things}.',
  'devices.hasSeats': { one: '{count} asiento', many: '{count} asientos', other: '{count} asientos' },
  'devices.hasGames': {
    one: '{count} partida terminada',
    many: '{count} partidas terminadas',
    other: '{count} partidas terminadas',
  },
  'devices.hasGroups': {
    one: '{count} grupo o torneo',
    many: '{count} grupos y torneos',
    other: '{count} grupos y torneos',
  },
  'devices.hasWay': 'Puedes volver como {name} desde otro dispositivo o con una llave de acceso.',
  'devices.hasNoWay':
    'Ningún otro dispositivo ni llave de acceso es {name}. Para volver más tarde como {name}, añade antes una llave de acceso en «Tus dispositivos».',
  'devices.return': 'Con una llave de acceso',
  'devices.returnNote':
    'Para quien no tiene otro dispositivo a mano. Tu dispositivo o tu gestor de contraseñas te pregunta cuál.',
  'devices.returnGo': 'Volver con una llave de acceso',

  'devices.no.offline': 'No se puede llegar al servidor. Revisa tu conexión y reinténtalo.',
  'devices.no.bad-request': 'El servidor no entendió esta página. Recárgala.',
  'devices.no.too-many-requests': 'Demasiadas peticiones desde tu red. Espera un minuto.',
  'devices.no.too-many-wrong-codes':
    'Demasiados intentos fallidos desde tu red. Espera un minuto y crea un código nuevo.',
  'devices.no.no-such-pairing':
    'Ningún código así sirve ahora: está mal escrito, ya se usó o tiene más de un minuto. Crea otro en el otro dispositivo.',
  'devices.no.pairing-over':
    'El otro dispositivo dijo que no, o nadie confirmó a tiempo. Aquí no cambió nada. Crea otro código para reintentarlo.',
  'devices.no.pairing-renamed': 'Esa persona tiene ahora otro nombre. Mira quién pasarías a ser y responde de nuevo.',
  'devices.no.same-person': 'Este dispositivo ya tiene la sesión de esa persona.',
  'devices.no.too-many-devices':
    'Tienes veinte dispositivos, que es el máximo. Cierra la sesión de uno que ya no uses.',
  'devices.no.no-such-device': 'La sesión de ese dispositivo ya está cerrada.',
  'devices.no.passkeys-need-https':
    'Los navegadores solo tienen llaves de acceso en páginas https con nombre, y en localhost.',
  'devices.no.passkey-too-late': 'Tardó más de dos minutos. Reinténtalo.',
  'devices.no.passkey-wrong':
    'No se pudo comprobar la llave de acceso, así que no cambió nada. Reinténtalo; si sigue igual, quítala y añade otra.',
  'devices.no.no-such-passkey':
    'Este servidor ya no conoce esa llave de acceso. Se quitó, o su dueño pidió que lo olvidaran.',
  'devices.no.too-many-passkeys': 'Tienes diez llaves de acceso, que es el máximo. Quita una antes.',
  'devices.no.no-room-left': 'El servidor está lleno y no admite nada nuevo. Avisa a su administrador.',
  'devices.no.passkey-cancelled': 'No se dio ninguna llave de acceso, así que no cambió nada.',
  'devices.no.passkey-exists': 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso tuya.',
};
