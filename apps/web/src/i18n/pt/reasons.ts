import type { Area, RomanceForms } from '../area.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: Area<typeof english, RomanceForms> = {
  'reasons.points': { one: '{count} ponto', many: '{count} de pontos', other: '{count} pontos' },
  'reasons.pointsTo': 'de {least} a {most} {most:ponto|pontos}',
  'reasons.selfDrawn': '{points} da muralha',
  'reasons.kinds': { one: '{count} tipo de pedra', many: '{count} de tipos de pedra', other: '{count} tipos de pedra' },
  'reasons.fan': '{name} ({points})',
  'reasons.smallFans': 'vários fans pequenos',
  'reasons.winRefused': {
    one: 'Deixou passar uma vitória de {count} ponto.',
    many: 'Deixou passar uma vitória de {count} de pontos.',
    other: 'Deixou passar uma vitória de {count} pontos.',
  },
  'reasons.flowerKept': {
    one: 'Com {count} flor na mão não dá para ganhar; mostrá-la traz outra pedra.',
    many: 'Com {count} de flores na mão não dá para ganhar; mostrá-las traz outras pedras.',
    other: 'Com {count} flores na mão não dá para ganhar; mostrá-las traz outras pedras.',
  },
  'reasons.belowMinimum': 'Pronta, mas com só {points} {points:ponto|pontos}; o mínimo é {minimum}.',
  'reasons.widerBelow':
    'Uma espera mais ampla que só chega a {points} de {minimum} {minimum:ponto|pontos}: {played:resta|restam} {played} {played:pedra|pedras} em vez de {best}.',
  'reasons.selfDrawOnly':
    'Pronta, mas só para ganhar da muralha: de descarte vale {points} de {minimum} {minimum:ponto|pontos}.',
  'reasons.deadWait': 'Uma espera morta: não restam cópias de {tiles}.',
  'reasons.readyMissed': {
    one: 'Poderia ficar pronta: {points} com {tiles}; resta {count}.',
    many: 'Poderia ficar pronta: {points} com {tiles}; restam {count}.',
    other: 'Poderia ficar pronta: {points} com {tiles}; restam {count}.',
  },
  'reasons.ready': {
    one: 'Pronta: {points} com {tiles}; resta {count}.',
    many: 'Pronta: {points} com {tiles}; restam {count}.',
    other: 'Pronta: {points} com {tiles}; restam {count}.',
  },
  'reasons.widerWait': {
    one: 'Uma espera mais estreita: resta {count} pedra em vez de {best}.',
    many: 'Uma espera mais estreita: restam {count} de pedras em vez de {best}.',
    other: 'Uma espera mais estreita: restam {count} pedras em vez de {best}.',
  },
  'reasons.furtherAway':
    'Mais longe da vitória: {played:falta|faltam} {played} {played:pedra|pedras} em vez de {best}.',
  'reasons.noWayLeft': 'O especialista já não vê nenhuma mão de {minimum} {minimum:ponto|pontos}.',
  'reasons.scarceTile': {
    one: 'A mão mais provável agora precisa de {tile}, e só resta {count}.',
    many: 'A mão mais provável agora precisa de {tile}, e restam {count}.',
    other: 'A mão mais provável agora precisa de {tile}, e restam {count}.',
  },
  'reasons.worthMore': 'A mão mais provável vale {played} {played:ponto|pontos} em vez de {best}.',
  'reasons.routeClosed': 'Abre mão de {route}, de {points} {points:ponto|pontos}.',
  'reasons.routeOpened': 'Busca {route}, de {points} {points:ponto|pontos}; o especialista não.',
  'reasons.securesPoints': 'Garante {played} de {minimum} {minimum:ponto|pontos} em vez de {best}.',
  'reasons.fansLost': 'O {call} custa fans de uma mão oculta: {fans}.',
  'reasons.callMissed': {
    one: 'O {call} deixaria a vitória mais perto: falta {count} pedra em vez de {played}.',
    many: 'O {call} deixaria a vitória mais perto: faltam {count} de pedras em vez de {played}.',
    other: 'O {call} deixaria a vitória mais perto: faltam {count} pedras em vez de {played}.',
  },
  'reasons.callWithoutUse': {
    one: 'O {call} não deixa a vitória mais perto: com ou sem ele falta {count} pedra.',
    many: 'O {call} não deixa a vitória mais perto: com ou sem ele faltam {count} de pedras.',
    other: 'O {call} não deixa a vitória mais perto: com ou sem ele faltam {count} pedras.',
  },
  'reasons.kongMissed': 'Deixa passar o {kong} de {tile} e a pedra que viria com ele.',
  'reasons.robbedKong': 'O {kong} de {tile} pode ser roubado: o especialista dá {chance} a {name}.',
  'reasons.dangerous':
    'Arriscado: o especialista dá a {name} {played} de ganhar com {tile}, e {best} com o melhor descarte.',
  'reasons.lateRisk': {
    one: 'Risco demais com {count} pedra na muralha: {played} de dar a pedra em vez de {best}.',
    many: 'Risco demais com {count} de pedras na muralha: {played} de dar a pedra em vez de {best}.',
    other: 'Risco demais com {count} pedras na muralha: {played} de dar a pedra em vez de {best}.',
  },
  'reasons.safetyTooDear':
    'Segurança cara demais: risco {risk} em vez de {bestRisk}, chance de ganhar {chance} em vez de {bestChance}.',
  'reasons.lessChance': 'Menos chance de ganhar: {played} em vez de {best}.',
  'reasons.lessValue': 'Vale {loss} {loss:ponto|pontos} a menos.',
  'reasons.winTaken': {
    one: 'Vitória de {count} ponto.',
    many: 'Vitória de {count} de pontos.',
    other: 'Vitória de {count} pontos.',
  },
  'reasons.tooClose': 'Parelho demais: {loss} {loss:ponto|pontos}, com margem de {plusMinus}.',
  'reasons.callUseful': {
    one: 'O {call} deixa a vitória mais perto: falta {count} pedra em vez de {without}.',
    many: 'O {call} deixa a vitória mais perto: faltam {count} de pedras em vez de {without}.',
    other: 'O {call} deixa a vitória mais perto: faltam {count} pedras em vez de {without}.',
  },
  'reasons.fansKept': 'Um {call} custaria {fans}.',
  'reasons.secured': {
    one: 'Garante {points} {points:ponto|pontos}; falta {count} para {minimum}.',
    many: 'Garante {points} {points:ponto|pontos}; faltam {count} para {minimum}.',
    other: 'Garante {points} {points:ponto|pontos}; faltam {count} para {minimum}.',
  },
  'reasons.securedAll': 'Garante {points} {points:ponto|pontos}, o bastante para o mínimo de {minimum}.',
  'reasons.routeKept': 'Mantém {route}, de {points} {points:ponto|pontos}.',
  'reasons.safer': 'Seguro: {played} de dar a pedra, em vez de {other} com a próxima opção.',
  'reasons.onlyDiscard': 'Nenhum outro descarte chega perto: o próximo vale {gap} {gap:ponto|pontos} a menos.',
  'reasons.onlyChoice': 'Nada mais chega perto: a próxima opção vale {gap} {gap:ponto|pontos} a menos.',
  'reasons.equalChoices': {
    one: 'Há {count} opção tão boa quanto esta.',
    many: 'Há {count} de opções tão boas quanto esta.',
    other: 'Há {count} opções tão boas quanto esta.',
  },
  'reasons.manyEqual': 'Há pelo menos {count} {count:opção tão boa|opções tão boas} quanto esta.',
  'reasons.expertChoice': 'O especialista faria o mesmo.',
};
