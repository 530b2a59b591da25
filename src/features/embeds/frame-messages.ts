import { useCallback, useEffect, useState, type RefObject } from 'react';
import { isRecord } from '../../contract';

/** The `event.origin` of a sandboxed page with an opaque origin. */
export const OPAQUE_ORIGIN = 'null';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Listens to messages of the pages in `frames`: objects, and JSON of objects. Ignores other messages and other windows.
 * Returns the cleanup function.
 */
export function listenToFrames(
  frames: () => Iterable<HTMLIFrameElement | null>,
  onMessage: (message: Fields, frame: HTMLIFrameElement, origin: string) => void,
): () => void {
  const handleMessage = ({ data, source, origin }: MessageEvent) => {
    const frame = source && [...frames()].find((candidate) => candidate?.contentWindow === source);
    const message = frame && readMessage(data);
    if (message) onMessage(message, frame, origin);
  };
  window.addEventListener('message', handleMessage);
  return () => window.removeEventListener('message', handleMessage);
}

/**
 * Listens to messages of the page in the frame, while it shows its own origin. Keep `onMessage` stable between renders.
 */
export function useFrameMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: Fields) => void,
) {
  useEffect(
    () =>
      listenToFrames(
        () => [frame.current],
        (message, _, sender) => sender === origin && onMessage(message),
      ),
    [frame, origin, onMessage],
  );
}

/** The height that the page in the frame requested last. */
export function useRequestedHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useFrameMessage(
    frame,
    origin,
    useCallback((message) => setHeight((before) => requestedHeight(message) ?? before), []),
  );
  return height;
}

/** In CSS pixels. A larger height is a mistake, or an attempt to push the page away. */
const HIGHEST = 20_000;

/**
 * The height that an embedded page requests. Undefined for any other message. Reads `{ type: 'inlay:resize', height }`
 * and the messages of Flourish and Datawrapper.
 */
export function requestedHeight({
  type,
  sender,
  context,
  height,
  'datawrapper-height': charts,
}: Fields): number | undefined {
  const isRequest = type === 'inlay:resize' || (sender === 'Flourish' && context === 'iframe.resize');
  const pixels = Math.round(Number(isRequest ? height : isRecord(charts) && Object.values(charts)[0]));
  return pixels > 0 ? Math.min(pixels, HIGHEST) : undefined;
}

/** The fields of a message. Undefined if it is not an object. */
export function readMessage(data: unknown): Fields | undefined {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return isRecord(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
