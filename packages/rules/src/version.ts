/**
 * Version of the rules engine: that of the package. It rises when a hand could be counted otherwise, and is written into
 * what is checked later.
 */
export const RULES_VERSION = '0.2.0';
