import type { Area, RomanceForms } from '../area.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: Area<typeof english, RomanceForms> = {
  'reasons.points': { one: '{count} punto', many: '{count} de puntos', other: '{count} puntos' },
  'reasons.pointsTo': 'de {least} a {most} {most:punto|puntos}',
  'reasons.selfDrawn': '{points} del muro',
  'reasons.kinds': { one: '{count} tipo de ficha', many: '{count} de tipos de ficha', other: '{count} tipos de ficha' },
  'reasons.fan': '{name} ({points})',
  'reasons.smallFans': 'varios fans pequeños',
  'reasons.winRefused': {
    one: 'Se dejó pasar una victoria de {count} punto.',
    many: 'Se dejó pasar una victoria de {count} de puntos.',
    other: 'Se dejó pasar una victoria de {count} puntos.',
  },
  'reasons.flowerKept': {
    one: 'Con {count} flor en la mano no se puede ganar; al mostrarla llega otra ficha.',
    many: 'Con {count} de flores en la mano no se puede ganar; al mostrarlas llegan otras fichas.',
    other: 'Con {count} flores en la mano no se puede ganar; al mostrarlas llegan otras fichas.',
  },
  'reasons.belowMinimum': 'Lista, pero con solo {points} {points:punto|puntos}; el mínimo es {minimum}.',
  'reasons.widerBelow':
    'Una espera más amplia que solo llega a {points} de {minimum} {minimum:punto|puntos}: {played:queda|quedan} {played} {played:ficha|fichas} en vez de {best}.',
  'reasons.selfDrawOnly':
    'Lista, pero solo para ganar del muro: de descarte vale {points} de {minimum} {minimum:punto|puntos}.',
  'reasons.deadWait': 'Una espera muerta: no quedan copias de {tiles}.',
  'reasons.readyMissed': {
    one: 'Pudo quedar lista: {points} con {tiles}; queda {count}.',
    many: 'Pudo quedar lista: {points} con {tiles}; quedan {count}.',
    other: 'Pudo quedar lista: {points} con {tiles}; quedan {count}.',
  },
  'reasons.ready': {
    one: 'Lista: {points} con {tiles}; queda {count}.',
    many: 'Lista: {points} con {tiles}; quedan {count}.',
    other: 'Lista: {points} con {tiles}; quedan {count}.',
  },
  'reasons.widerWait': {
    one: 'Una espera más estrecha: queda {count} ficha en vez de {best}.',
    many: 'Una espera más estrecha: quedan {count} de fichas en vez de {best}.',
    other: 'Una espera más estrecha: quedan {count} fichas en vez de {best}.',
  },
  'reasons.furtherAway':
    'Más lejos de la victoria: {played:falta|faltan} {played} {played:ficha|fichas} en vez de {best}.',
  'reasons.noWayLeft': 'El experto ya no ve ninguna mano de {minimum} {minimum:punto|puntos}.',
  'reasons.scarceTile': {
    one: 'La mano más probable necesita ahora {tile}, y solo queda {count}.',
    many: 'La mano más probable necesita ahora {tile}, y quedan {count}.',
    other: 'La mano más probable necesita ahora {tile}, y quedan {count}.',
  },
  'reasons.worthMore': 'La mano más probable vale {played} {played:punto|puntos} en vez de {best}.',
  'reasons.routeClosed': 'Renuncia a {route}, de {points} {points:punto|puntos}.',
  'reasons.routeOpened': 'Busca {route}, de {points} {points:punto|puntos}; el experto no.',
  'reasons.securesPoints': 'Asegura {played} de {minimum} {minimum:punto|puntos} en vez de {best}.',
  'reasons.fansLost': 'El {call} cuesta fans de una mano oculta: {fans}.',
  'reasons.callMissed': {
    one: 'El {call} acercaría la victoria: falta {count} ficha en vez de {played}.',
    many: 'El {call} acercaría la victoria: faltan {count} de fichas en vez de {played}.',
    other: 'El {call} acercaría la victoria: faltan {count} fichas en vez de {played}.',
  },
  'reasons.callWithoutUse': {
    one: 'El {call} no acerca la victoria: con él o sin él falta {count} ficha.',
    many: 'El {call} no acerca la victoria: con él o sin él faltan {count} de fichas.',
    other: 'El {call} no acerca la victoria: con él o sin él faltan {count} fichas.',
  },
  'reasons.kongMissed': 'Deja pasar el {kong} de {tile} y su ficha de reemplazo.',
  'reasons.robbedKong': '{name} puede ganar robando el {kong} de {tile}: el experto le da {chance}.',
  'reasons.dangerous':
    'Arriesgado: el experto da a {name} {played} de ganar con {tile}, y {best} con el mejor descarte.',
  'reasons.lateRisk': {
    one: 'Demasiado riesgo con {count} ficha en el muro: {played} de dar la ficha en vez de {best}.',
    many: 'Demasiado riesgo con {count} de fichas en el muro: {played} de dar la ficha en vez de {best}.',
    other: 'Demasiado riesgo con {count} fichas en el muro: {played} de dar la ficha en vez de {best}.',
  },
  'reasons.safetyTooDear':
    'Seguridad demasiado cara: riesgo {risk} en vez de {bestRisk}, probabilidad de ganar {chance} en vez de {bestChance}.',
  'reasons.lessChance': 'Menos probabilidad de ganar: {played} en vez de {best}.',
  'reasons.lessValue': 'Vale {loss} {loss:punto|puntos} menos.',
  'reasons.winTaken': {
    one: 'Victoria de {count} punto.',
    many: 'Victoria de {count} de puntos.',
    other: 'Victoria de {count} puntos.',
  },
  'reasons.tooClose': 'Demasiado igualado: {loss} {loss:punto|puntos}, con un margen de {plusMinus}.',
  'reasons.callUseful': {
    one: 'El {call} acerca la victoria: falta {count} ficha en vez de {without}.',
    many: 'El {call} acerca la victoria: faltan {count} de fichas en vez de {without}.',
    other: 'El {call} acerca la victoria: faltan {count} fichas en vez de {without}.',
  },
  'reasons.fansKept': 'Un {call} costaría {fans}.',
  'reasons.secured': {
    one: 'Asegura {points} {points:punto|puntos}; falta {count} para {minimum}.',
    many: 'Asegura {points} {points:punto|puntos}; faltan {count} para {minimum}.',
    other: 'Asegura {points} {points:punto|puntos}; faltan {count} para {minimum}.',
  },
  'reasons.securedAll': 'Asegura {points} {points:punto|puntos}, lo bastante para el mínimo de {minimum}.',
  'reasons.routeKept': 'Conserva {route}, de {points} {points:punto|puntos}.',
  'reasons.safer': 'Seguro: {played} de dar la ficha, en vez de {other} con la siguiente opción.',
  'reasons.onlyDiscard': 'Ningún otro descarte se acerca: el siguiente vale {gap} {gap:punto|puntos} menos.',
  'reasons.onlyChoice': 'Nada más se acerca: la siguiente opción vale {gap} {gap:punto|puntos} menos.',
  'reasons.equalChoices': {
    one: 'Hay {count} opción igual de buena.',
    many: 'Hay {count} de opciones igual de buenas.',
    other: 'Hay {count} opciones igual de buenas.',
  },
  'reasons.manyEqual': 'Hay al menos {count} {count:opción igual de buena|opciones igual de buenas}.',
  'reasons.expertChoice': 'El experto haría lo mismo.',
};
