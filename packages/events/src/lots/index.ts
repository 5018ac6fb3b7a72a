export {
  commitmentTo,
  type Draw,
  type DrawCheck,
  type DrawFault,
  drawLots,
  type Lot,
  type Lots,
  type LotsNonce,
  type LotsSecret,
  listDigest,
  lotsOf,
  verifyDraw,
} from './lots.ts';
