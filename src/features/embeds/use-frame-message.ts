import { useEffect, type RefObject } from 'react';

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
