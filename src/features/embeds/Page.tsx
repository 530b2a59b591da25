import { useEffect, useRef } from 'react';
import { originOf } from './address';
import { EmbedBox, type EmbedSize } from './EmbedBox';
import { useRequestedHeight } from './use-requested-height';

export interface PageProps extends EmbedSize {
  src: string;
  title: string;
  /** Whether the visitor has just asked for it. */
  takesFocus?: boolean;
}

/** A page of another origin in its frame. */
export function Page({ src, title, takesFocus, height, ...room }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = originOf(src);
  const requested = useRequestedHeight(frame, origin);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  return (
    <EmbedBox {...room} address={src} height={requested ?? height}>
      <iframe
        ref={frame}
        className="inlay-embed__frame"
        src={src}
        title={title}
        loading="lazy"
        sandbox={sandboxFor(origin)}
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </EmbedBox>
  );
}

/** A page of our own origin with scripts must not have that origin, or it could take its sandbox off. */
function sandboxFor(origin: string): string {
  return `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${origin === location.origin ? '' : ' allow-same-origin'}`;
}
