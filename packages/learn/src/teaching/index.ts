export { aimsOfDeals, type DealFound, type DealWish, findDeal, type WishPart } from './findDeal.ts';
export { type TurnLoss, turnLoss } from './turnLoss.ts';
