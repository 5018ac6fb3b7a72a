export {
  accept,
  type Context,
  type Decision,
  type Fact,
  fold,
  type LedgerKind,
  type NameOf,
  type Refused,
  refuse,
  type Shape,
} from './ledger.ts';
