import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Image } from '../../../contract';
import { addStyles, useText } from '../../../core';
import { announce, Button, icons, isRightToLeft, Picture, useUniqueId, VisuallyHidden } from '../../../ui';
import { Dialog } from '../../../ui/late';
import { Zoom } from '../zoom/Zoom';
import { messages as lateMessages } from './late-messages';
import styles from './lightbox.css';
import { messages } from './messages';
import type { LightboxProps } from './use-lightbox';

addStyles(styles);

/** An image in a full-screen dialog with zoom. Buttons, arrow keys and swipes show the other images. */
export function Lightbox({ images, current, nameOf, onShow, onClose }: LightboxProps) {
  const t = useText(messages);
  const late = useText(lateMessages);
  const id = useUniqueId();
  const indexes = images.flatMap((image, index) => (image ? [index] : []));
  const total = indexes.length;
  const number = indexes.indexOf(current) + 1;
  const name = nameOf(current) || t('picture');

  const step = (by: 1 | -1) => {
    const next = indexes[(number - 1 + by + total) % total]!;
    onShow(next);
    announce(late('named', { number: indexes.indexOf(next) + 1, total, name: nameOf(next) || t('picture') }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (total < 2 || !direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(isRightToLeft(event.currentTarget) === direction > 0 ? -1 : 1);
  };

  const tools = total > 1 && (
    <div className="inlay-lightbox__moves" role="group" aria-describedby={id}>
      <Button variant="secondary" icon={icons.arrowBack} aria-label={late('previous')} onClick={() => step(-1)} />
      <Button variant="secondary" icon={icons.arrowForward} aria-label={late('next')} onClick={() => step(1)} />
      <VisuallyHidden id={id}>{late('keys')}</VisuallyHidden>
    </div>
  );
  return (
    <Dialog
      open
      size="full"
      title={<span className="inlay-lightbox__name">{name}</span>}
      description={total > 1 && late('position', { number, total })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <LargePicture image={images[current]!} label={name} tools={tools} onSwipe={total > 1 ? step : undefined} />
    </Dialog>
  );
}

interface LargePictureProps {
  image: Image;
  label: string;
  tools: ReactNode;
  onSwipe: ((by: 1 | -1) => void) | undefined;
}

function LargePicture({ image, label, tools, onSwipe }: LargePictureProps) {
  const container = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ src: string; ratio: number }>();
  // Without size attributes, measure the loaded file.
  useEffect(() => {
    const file = container.current?.querySelector('img');
    const measure = () =>
      file?.naturalHeight && setMeasured({ src: image.src, ratio: file.naturalWidth / file.naturalHeight });
    measure();
    file?.addEventListener('load', measure);
    return () => file?.removeEventListener('load', measure);
  }, [image.src]);
  const attributeRatio = image.width && image.height ? image.width / image.height : undefined;
  const ratio = attributeRatio ?? (measured?.src === image.src ? measured.ratio : 1.5);
  return (
    <div ref={container}>
      <Zoom label={label} ratio={ratio} picture={image.src} tools={tools} onSwipe={onSwipe}>
        <Picture key={image.src} className="inlay-lightbox__picture" image={image} priority />
      </Zoom>
    </div>
  );
}
