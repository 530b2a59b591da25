/** In CSS pixels: what is higher is a slip, or a trick to push the page away. */
const HIGHEST = 20_000;

/**
 * The height that an embedded page asks for; undefined for any other message.
 * Understands our own `{ type: 'inlay:resize', height }` and the text that Flourish posts.
 */
export function requestedHeight(message: unknown): number | undefined {
  const data = typeof message === 'string' ? parse(message) : message;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, sender, context, height } = data as Record<string, unknown>;
  if (type !== 'inlay:resize' && !(sender === 'Flourish' && context === 'iframe.resize')) return undefined;
  const pixels = Math.round(Number(height));
  return pixels > 0 ? Math.min(pixels, HIGHEST) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
