import { useState } from 'react';
import type { Image } from '../../contract';
import { addStyles, useWidget } from '../../core';
import { classes } from '../attributes';
import styles from './picture.css';

addStyles(styles);

export interface PictureProps {
  image: Image;
  /** Another crop of it for screens narrower than 768 px. */
  narrow?: Image | undefined;
  /** Width by height, such as `16 / 9`. Without it, the image's own size reserves the space. */
  ratio?: number | string;
  /** Never cropped, and no higher than most of the screen. */
  isWhole?: boolean;
  /** For the first visible image: not lazy. */
  priority?: boolean;
  className?: string;
}

/**
 * An image with reserved space. If it fails to load, a quiet panel shows its description, and the editor gets a note.
 */
export function Picture({ image, narrow, ratio, isWhole, priority, className }: PictureProps) {
  const { note } = useWidget();
  const [broken, setBroken] = useState<string>();
  const { src, alt, srcset, sizes, width, height, sources = [], loading, fetchPriority, crossOrigin } = image;
  const intrinsicRatio = width && height ? `${width} / ${height}` : undefined;
  const isBroken = broken === src;
  // The browser reserves the space of the crop that it shows.
  const isSizedBySource = Boolean(narrow?.width && narrow.height) && !isBroken;
  const img = (
    <img
      className="inlay-picture__image"
      alt={alt}
      // Content systems write `lazy` on every image, even on the first.
      loading={priority ? 'eager' : (loading ?? 'lazy')}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={fetchPriority ?? (priority ? 'high' : undefined)}
      crossOrigin={crossOrigin}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={srcset}
      src={src}
      onError={() => {
        setBroken(src);
        note(`the picture ${src} could not be loaded. Check its address`);
      }}
    />
  );
  return (
    <span
      className={classes('inlay-picture', className)}
      data-state={isBroken ? 'broken' : undefined}
      data-fit={isWhole ? 'whole' : undefined}
      style={{
        aspectRatio: ratio ?? (isSizedBySource ? undefined : (intrinsicRatio ?? (isBroken ? '3 / 2' : undefined))),
      }}
    >
      {isBroken ? (
        <span className="inlay-picture__alt">{alt}</span>
      ) : narrow || sources.length ? (
        <picture className="inlay-picture__crops">
          {narrow && (
            <source
              media="(width < 768px)"
              srcSet={narrow.srcset ?? narrow.src}
              sizes={narrow.sizes}
              width={narrow.width}
              height={narrow.height}
            />
          )}
          {sources.map((source, index) => (
            <source key={index} {...source} />
          ))}
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  );
}
