import { useState } from 'react';
import type { Content } from '../../contract';
import { useText } from '../../core';
import { Button, icons, RichText, useUniqueId } from '../../ui';
import { messages } from './messages';

/** What is told about the picture, for those who ask. */
export function HeroCaption({ caption }: { caption: Content }) {
  const t = useText(messages);
  const id = useUniqueId();
  const [isOpen, setOpen] = useState(false);
  return (
    <figcaption className="inlay-hero__caption" data-state={isOpen ? 'open' : 'closed'}>
      <div id={id} className="inlay-hero__about">
        <RichText content={caption} />
      </div>
      <Button
        className="inlay-hero__toggle"
        variant="quiet"
        icon={isOpen ? icons.close : icons.info}
        aria-label={t('caption')}
        title={t('caption')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
    </figcaption>
  );
}
