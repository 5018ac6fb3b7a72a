export { aimsOfDeals, type DealFound, type DealWish, findDeal } from './findDeal.ts';
export { type TurnLoss, turnLoss } from './turnLoss.ts';
