import type { FoulId } from '@gorrion/rules';

/**
 * What the Spanish edition of the World Mahjong Organization's book of 2006 says of each foul (3.11). Umpires who read
 * Spanish see the book's own words; the others follow the link to the article in their language.
 */
export const QUOTES: Readonly<Record<FoulId, string>> = {
  'late-10':
    'Después de haber empezado la competición, el jugador que llegue 10 minutos o menos tarde perderá 10 puntos al final de la sesión.',
  'late-15':
    '… 20 puntos si tarda entre 11 y 15 minutos. Estos puntos no se agregarán a las puntuaciones del jugador presente.',
  'late-over-15':
    'Se considera que el jugador ha perdido la sesión actual si tarda más de 15 minutos, pero podrá jugar en otros períodos de sesiones durante el torneo.',
  'rule-violation':
    'El jugador [que] viole las normas se le pueden descontar entre 5, 10, 20, 30, 40, 50 o 60 puntos del concurso dependiendo de la gravedad de la infracción (a discreción de los árbitros), y estos puntos negativos no se les añadirán a los demás jugadores en positivo.',
  cheating:
    'El árbitro tiene el derecho de sancionar a un jugador cuando se reemplaza una ficha oculta permanente furtiva o esconde una ficha o hace trampas.',
  'false-claim':
    'Cuando un jugador ha cometido un error en la toma de Chow, Pung, Kong o reemplazo de la flor, el jugador pierde el derecho a declarar el Mahjong durante la mano actual.',
  'change-of-mind':
    'Los jugadores no pueden solicitar un descarte y después cambiar de opinión. La primera vez será avisado, la segunda vez será penalizado con 5 puntos (a pagar a cada jugador), la tercera 10 puntos, la cuarta 20 puntos, y así sucesivamente.',
  'early-draw':
    'Tocar la ficha del muro antes de que el jugador anterior haya hecho su descarte se considera una falta. La primera vez será avisado, la segunda vez será penalizado con 5 puntos (a pagar a cada jugador), la tercera 10 puntos, la cuarta 20 puntos, y así sucesivamente.',
  'late-pung':
    'Solicitar una ficha para un Pung con más de 3 segundos de retraso se considera una falta. La primera vez será avisado, la segunda vez será penalizado con 5 puntos (a pagar a cada jugador), la tercera 10 puntos, la cuarta 20 puntos, y así sucesivamente.',
  'false-hu-points':
    'Si un jugador declara Mahjong pero la mano vale menos de 8 puntos, pierde 10 puntos a cada uno de los otros tres jugadores respectivamente y no está permitido ganar la mano actual, por lo que tendrá mano muerta.',
  'false-hu-shape':
    'Si el jugador no cumple los requisitos para hacer Mahjong en un descarte (tiene más de 14 fichas o menos de 14, equivocarse con la ficha que cierra, etc.), deberá pagar 20 puntos a cada jugador y tendrá mano muerta, aunque puede seguir jugando, robando descartes.',
  'exposed-tile':
    'Toda ficha mostrada por un jugador (se le cae al robarla del muro, la tira entre las fichas de su mano, etc.) debe ser descartada en el siguiente turno del jugador.',
  'exposed-hand-on-good-hu':
    'Si un jugador muestra todas sus fichas cuando otro jugador declara Mahjong está cometiendo una falta. Si finalmente el jugador que declaró Mahjong gana, el jugador que enseñó sus fichas será avisado.',
  'exposed-hand-on-false-hu':
    'Si no gana el otro jugador, debe tirar las fichas mostradas una a una. Adicionalmente si un árbitro así lo considera ser sancionado con 30 puntos para cada uno de los restantes jugadores.',
  'reveal-other':
    'Si un jugador revela la ficha de otro, debe pagarle al jugador perjudicado entre 5-60 puntos decididos por el árbitro (que además decidirá si se debe seguir o no la partida).',
  'wrong-count':
    'Si un jugador tiene menos [de] 13 fichas o más de 13 entre turnos, tiene mano muerta, aunque puede seguir jugando.',
  'passing-information':
    'El jugador que [dé] consejos a otro jugador, o transfiera información (verdadera o falsa) por explicación, sugerencia, expresión u otro comportamiento abiertamente, comete una falta grave. No importa si el destinatario de la información beneficia o no, pierde el derecho a ganar la mano actual.',
  disturbance:
    'Por una violación evidente de perturbación, el jugador que persiste en desobedecer a las exigencias del árbitro será descalificado de la competición.',
  'claimed-tile-not-taken':
    'Después de decir "Chow", "Pung," o "Kong" el descarte debe tomarse [en] un plazo razonable. Si no se toma después de 2 turnos […], se tiene que seguir jugando, sin derecho a declarar el Mahjong, hasta el final de la mano.',
  'winning-tile-not-taken':
    'Después de hacer "Hu" la ficha reclamada debe tomarse antes de contar los puntos. Sino será falso Mahjong.',
  'claim-then-hu':
    'Un jugador no debe declarar "Chow", "Pung" o "Kong", seguidamente después de declarar "Hu". […] En caso de error […], no podrá ganar en ese turno; tendrá que descartar la ficha y esperar a declarar "Hu" en otro turno.',
  'show-without-hu':
    'Si un jugador muestra sus fichas pero no declara "Hu", pierde el derecho a ganar y debe seguir desempeñando el juego.',
  'reach-over-discards':
    'Estirar la mano a través de la zona de descartes para tomar una ficha del muro hace perder el derecho a coger el presente descarte. Si un jugador estira su mano de esta manera y sin embargo toma el descarte de todas formas, queda prohibido Chow, Pung y Kong y ganar la mano actual.',
  'mix-counting-tiles':
    'Si las fichas de la mano del jugador se mezclan con las fichas que está utilizando para contar, se trata de una falta. Después de que el árbitro verifique el error, la victoria del jugador es declarada inválida; la mano continúa, pero el jugador no puede ganar.',
  'late-question':
    'Cuando surge una pregunta, debe ser informado inmediatamente. No está permitido pedir consulta después de que el juego ha continuado.',
};
