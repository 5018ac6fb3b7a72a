export {
  accept,
  type Context,
  type Decision,
  type Fact,
  fold,
  type KeyOf,
  type LedgerKind,
  type NameOf,
  type Refused,
  refuse,
  type Shape,
} from './ledger.ts';
