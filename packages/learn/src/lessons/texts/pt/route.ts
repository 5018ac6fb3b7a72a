import type { StepText } from '../../steps.ts';

export const route: Readonly<Record<string, StepText>> = {
  look: {
    title: 'Procure uma rota',
    body: 'Antes do primeiro descarte, pergunte o que a mão pode virar.\nMuitas pedras de um naipe: {fan:half-flush}. Quatro pares: {fan:all-pungs}. Quase o mesmo chow em todos os naipes: {fan:mixed-triple-chow}. Começos, meios e fins em naipes diferentes: uma sequência. Se nenhum fan grande aparece, mantenha a mão oculta e junte os pequenos.',
    captions: { dealt: 'Aqui está perto 234 nos três naipes' },
  },
  first: {
    title: 'Primeira mão',
    body: 'Por onde se chega antes a {minimum} pontos?',
    captions: { dealt: 'Sua mão' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      triple: 'Para isso você precisa dos três naipes. De caracteres e círculos há uma pedra só de cada.',
      pungs: 'São só dois pares. A maioria das pedras está em sequência.',
    },
    done: 'Sete de bambu e dois pares de honras. Duas pedras para descartar, e todo o resto combina.',
  },
  second: {
    title: 'Segunda mão',
    body: 'Por onde se chega antes a {minimum} pontos?',
    captions: { dealt: 'Sua mão' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: 'As pedras estão espalhadas nos três naipes.',
      pungs: 'Há pares de menos. Olhe o 2, o 3 e o 4.',
    },
    done: '{24m}, {234s} e {34p}: faltam duas pedras para 234 em todos os naipes.',
  },
  third: {
    title: 'Terceira mão',
    body: 'Por onde se chega antes a {minimum} pontos?',
    captions: { dealt: 'Sua mão' },
    options: { flush: '{fan:half-flush}', straight: '{fan:mixed-straight}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: 'Aqui nenhum naipe tem mais de cinco pedras.',
      straight: 'Não há nenhuma sequência.',
    },
    done: 'Um pung e quatro pares. Chame {Pung} de qualquer um.',
  },
  play: {
    title: 'Siga sua rota',
    body: 'Você é Leste. A rota é 234 nos três naipes, com círculos para o resto.',
    turns: {
      edge: '{1m}, {9m} e {N} estão longe de tudo o que você precisa. Descarte uma.',
      closed: 'Quem está à sua esquerda descartou {3m}. Forma 234 de caracteres.',
      next: 'Outra pedra que não está na rota.',
      pairs: '{6p} forma 678 de círculos. Não custa nada: sua rota pode ser aberta.',
      last: 'Mais uma. Aí você espera {2p} e {5p}.',
      win: '{2p} completa o terceiro 234.',
    },
    reasons: {
      route: 'Essa pedra faz parte da sua rota. Solte antes {1m}, {9m} ou {N}.',
      pass: 'Esta pedra está na sua rota e não há por que esperar. Pegue.',
      other: 'Isso não leva a 234 nos três naipes.',
    },
    done: '{fan:mixed-triple-chow} com {fan:all-chows} e {fan:all-simples}: {total:0} pontos.',
  },
  gone: {
    title: 'As pedras acabaram',
    body: 'Você precisa de {2p} para três vezes 234. Três estão nos descartes e outro jogador mostra a quarta. E agora?',
    options: { wait: 'Esperar assim mesmo', change: 'Procurar outro fan', fold: 'Chamar qualquer coisa' },
    reasons: {
      wait: 'De cada pedra só há quatro. As quatro estão à vista: não vem mais nenhuma.',
      fold: 'Grupos abertos que não formam um fan deixam você abaixo de {minimum} pontos.',
    },
    done: 'Repense sempre que pedras acabarem. {fan:mixed-shifted-chows} ou uma sequência podem estar a uma pedra só.',
  },
};
