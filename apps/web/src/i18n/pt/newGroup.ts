import type { Area, RomanceForms } from '../area.ts';
import type { newGroup as english } from '../en/newGroup.ts';

export const newGroup: Area<typeof english, RomanceForms> = {
  'newGroup.name': 'Nome do grupo',
  'newGroup.hint': 'Terças na casa da Ana',
  'newGroup.make': 'Criar o grupo',
  'newGroup.ofTable': 'Criar um grupo desta mesa',
  'newGroup.ofTableNote':
    'Quem joga aqui passa a ser membro, e as partidas desta mesa contam na temporada. Todos podem sair quando quiserem.',
  'newGroup.cancel': 'Cancelar',
};
