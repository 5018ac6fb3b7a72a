import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { newGroup as english } from '../en/newGroup.ts';

export const newGroup: Area<typeof english, RomanceForms> = {
  'newGroup.name': 'Nome do grupo',
  'newGroup.hint': 'Terças na casa da Ana',
  'newGroup.make': 'Criar o grupo',
  'newGroup.ofTable': 'Criar um grupo desta mesa',
  'newGroup.ofTableNote':
    'Quem joga aqui recebe um convite para entrar. As partidas desta mesa contam na temporada quando dois de vocês forem membros.',
  'newGroup.made': 'O grupo está criado e os outros receberam o convite.',
  'newGroup.open': 'Abrir o grupo',
  'newGroup.cancel': 'Cancelar',
  'newGroup.invitation': 'Convite para o grupo “{name}”',
  'newGroup.invitedBy': '{by} convida você a entrar.',
  'newGroup.invitedNote':
    'Os membros veem seu nome e as partidas que você jogar com eles. Se recusar, o convite não se repete por um ano.',
  'newGroup.accept': 'Entrar',
  'newGroup.decline': 'Não, obrigado',
  'seatCall.call': 'Chamar {group}',
  'seatCall.group': 'Grupo a chamar',
  'seatCall.done': 'Você chamou {group}. Quem chegar primeiro se senta.',
  'seatCall.refused.called-already': 'Acabaram de chamar para esta mesa. Dá para chamar de novo em dez minutos.',
  'seatCall.refused.calling-too-often': 'Você ou seu grupo chamou muitas vezes na última hora. Tente mais tarde.',
  'seatCall.refused.no-free-seat': 'Já não há lugares livres.',
  'seatCall.refused.not-at-table': 'Sente-se primeiro: depois você pode chamar seu grupo para esta mesa.',
};
