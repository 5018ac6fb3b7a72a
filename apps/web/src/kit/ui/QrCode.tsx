import { encode } from 'uqr';
import './qrCode.css';

const BORDER = 2;

/** A text as a QR code, dark on white in every theme, because cameras expect it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} rx="2" fill="#fff" />
      <path d={path} fill="#16241e" />
    </svg>
  );
}
