import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Image } from '../../../contract';
import { lazy } from '../../../core';
import { type ButtonProps, useDeferred } from '../../../ui';

const loadLightbox = lazy(() => import('./Lightbox'));

export interface LightboxState {
  /** The index of the enlarged image. */
  readonly current: number | undefined;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
  /** For the `EnlargeButton` of an image. */
  buttonProps(index: number): Pick<ButtonProps, 'ref' | 'onClick'>;
}

/**
 * Opens the images of a module in one dialog with navigation. It is named by the title, else by the caption in the
 * `<figure>` of the image's button, else by the alternative text. Focus returns to the button of the last image shown.
 */
export function useLightbox(
  images: readonly (Image | undefined)[],
  titles: readonly (string | undefined)[] = [],
): LightboxState {
  const [current, setCurrent] = useState<number>();
  const latest = useRef<number>(undefined);
  const buttons = useRef(new Map<number, HTMLElement>());

  useEffect(() => {
    if (current === undefined && latest.current !== undefined)
      buttons.current.get(latest.current)?.focus({ preventScroll: true });
    latest.current = current;
  }, [current]);

  const nameOf = (index: number) =>
    titles[index] ||
    buttons.current
      .get(index)
      ?.closest('figure')
      ?.querySelector('figcaption > .inlay-rich-text')
      ?.textContent?.trim() ||
    images[index]?.alt;

  return {
    current,
    dialog: current !== undefined && (
      <LateLightbox {...{ images, current, nameOf }} onShow={setCurrent} onClose={() => setCurrent(undefined)} />
    ),
    buttonProps: (index) => ({
      // Not removed with null: the renderer calls it with null between two renders, while the dialog reads the name.
      ref: (button) => void (button && buttons.current.set(index, button)),
      onClick: () => setCurrent(index),
    }),
  };
}

export interface LightboxProps {
  images: readonly (Image | undefined)[];
  current: number;
  nameOf: (index: number) => string | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

function LateLightbox(props: LightboxProps) {
  const Lightbox = useDeferred(loadLightbox)?.Lightbox;
  return Lightbox ? <Lightbox {...props} /> : null;
}
