import type { DeviceLabel } from '@gorrion/protocol';

/* What a browser says about its device in its `User-Agent`. Only these words are kept, never the text itself. */

const BROWSERS: readonly (readonly [DeviceLabel['browser'], RegExp])[] = [
  // Others name Chrome and Safari as well, so they come first.
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [DeviceLabel['system'], RegExp])[] = [
  ['ipados', /\biPad\b/],
  ['ios', /\b(?:iPhone|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

const SCREEN = /\b(?:TV|SmartTV|SMART-TV|BRAVIA|AFT[A-Z]|Web0S|Tizen)\b/;
const TABLET = /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/;
const PHONE = /\bMobile\b|\biPhone\b|\biPod\b/;

const firstOf = <Word>(rows: readonly (readonly [Word, RegExp])[], text: string): Word | undefined =>
  rows.find(([, mark]) => mark.test(text))?.[0];

function kindOf(text: string): DeviceLabel['kind'] {
  if (SCREEN.test(text)) return 'screen';
  if (TABLET.test(text)) return 'tablet';
  return PHONE.test(text) ? 'phone' : 'computer';
}

/** Returns what is known of a device by the header of its browser; `other` for what is not. */
export function labelOf(userAgent: string | undefined): DeviceLabel {
  const text = (userAgent ?? '').slice(0, 500);
  return {
    browser: firstOf(BROWSERS, text) ?? 'other',
    system: firstOf(SYSTEMS, text) ?? 'other',
    kind: kindOf(text),
  };
}
