/** A group of tiles. A chow is named by its lowest tile. */
export interface PlainGroup {
  readonly kind: 'pair' | 'chow' | 'pung' | 'kong';
  readonly name: string;
  readonly inHand: boolean;
}

/** A winner's hand in one layout. Only `isRegular` ones have sets. */
export interface PlainLayout {
  readonly groups: readonly PlainGroup[];
  readonly isRegular: boolean;
}
