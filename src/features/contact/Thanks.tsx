import { useEffect, useRef } from 'react';
import { useText } from '../../core';
import { Icon, icons, RichText } from '../../ui';
import { messages } from './messages';

/** What the service says in place of the form. */
export function Thanks({ html }: { html: string }) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className="inlay-account__thanks" role="status" tabIndex={-1}>
      <Icon path={icons.positive} size={28} />
      <RichText content={{ kind: 'html', html: html || t('thanks') }} />
    </div>
  );
}
