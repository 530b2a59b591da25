import { useEffect, useState, type RefObject } from 'react';
import { requestedHeight } from './resize-message';

/** The height that the page in the frame asked for last. Only that very window is listened to, and only while it shows its own origin. */
export function useRequestedHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || sender !== origin) return;
      setHeight((before) => requestedHeight(data) ?? before);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin]);
  return height;
}

/** What `event.origin` says of a page that is sandboxed without an origin of its own. */
export const OPAQUE_ORIGIN = 'null';

