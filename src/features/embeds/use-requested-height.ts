import { useCallback, useState, type RefObject } from 'react';
import { requestedHeight } from './resize-message';
import { useFrameMessage } from './use-frame-message';

/** The height that the page in the frame asked for last. */
export function useRequestedHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useFrameMessage(frame, origin, useCallback((data) => setHeight((before) => requestedHeight(data) ?? before), []));
  return height;
}
