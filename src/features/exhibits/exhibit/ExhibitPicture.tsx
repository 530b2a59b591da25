import { useState } from 'react';
import type { Image } from '../../../contract';

interface Props {
  image: Image;
  narrow?: Image | undefined;
  describedBy?: string | undefined;
  priority?: boolean | undefined;
}

/** A drawing is shown whole, at its own ratio. One that does not arrive leaves its words. */
export function ExhibitPicture({ image: { src, alt, srcset, sizes, width, height }, narrow, describedBy, priority }: Props) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <p className="inlay-exhibit__missing">{alt}</p>;
  return (
    <picture className="inlay-exhibit__picture">
      {narrow && <source media="(width < 768px)" srcSet={narrow.srcset ?? narrow.src} sizes={narrow.sizes} width={narrow.width} height={narrow.height} />}
      <img
        className="inlay-exhibit__image"
        alt={alt}
        aria-describedby={describedBy}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        width={width}
        height={height}
        sizes={sizes}
        srcSet={srcset}
        src={src}
        onError={() => setBroken(src)}
      />
    </picture>
  );
}
