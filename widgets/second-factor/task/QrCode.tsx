import { type Bitmap2D, generate } from 'lean-qr/nano';

/** In modules, as ISO/IEC 18004 requires. */
const MARGIN = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const bitmap = generate(text);
  const size = bitmap.size + 2 * MARGIN;
  return (
    <svg role="img" aria-label={label} viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`} shapeRendering="crispEdges">
      <path d={outlineOf(bitmap)} fill="currentColor" />
    </svg>
  );
}

/** A square for each dark module. */
function outlineOf(bitmap: Bitmap2D): string {
  const columns = [...Array(bitmap.size).keys()];
  return columns.map((y) => columns.map((x) => (bitmap.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}
