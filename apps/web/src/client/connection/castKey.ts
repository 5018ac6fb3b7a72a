/** Returns the key of a cast that the address of this page holds, which no server is sent with it; undefined on all other pages. */
export const castKeyInAddress = (): string | undefined =>
  /^\/o\/?$/.test(globalThis.location?.pathname ?? '')
    ? (/^#([0-9a-f]{32})/.exec(location.hash)?.[1] ?? 'none')
    : undefined;
