/** Raised with every change of a message's shape; a page of another version is asked to reload. */
export const PROTOCOL_VERSION = 1;
