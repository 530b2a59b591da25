import { useCallback, useEffect, useState, type RefObject } from 'react';

/** What `event.origin` says of a page that is sandboxed without an origin of its own. */
export const OPAQUE_ORIGIN = 'null';

/** Hears what the page in the frame posts. Only that very window is listened to, and only while it shows its own origin. Keep `onMessage` stable between renders. */
export function useFrameMessage(frame: RefObject<HTMLIFrameElement | null>, origin: string, onMessage: (data: unknown) => void) {
  useEffect(() => {
    const hear = ({ source, origin: sender, data }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow && sender === origin) onMessage(data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin, onMessage]);
}

/** The height that the page in the frame asked for last. */
export function useRequestedHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useFrameMessage(frame, origin, useCallback((data) => setHeight((before) => requestedHeight(data) ?? before), []));
  return height;
}

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
