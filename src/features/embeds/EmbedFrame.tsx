import { useRef } from 'react';
import { useText } from '../../core';
import { useConsent, type Provider } from './consent/consent';
import { ConsentPoster } from './ConsentPoster';
import { LookedUpPage } from './LookedUpPage';
import { messages } from './messages';
import { Page } from './Page';
import { EmbedBox, type EmbedSize } from './EmbedBox';

export interface EmbedFrameProps extends EmbedSize {
  provider: Provider;
  src: string;
  /** Asks the provider where the page really is, once the visitor agrees. */
  isLookedUp?: boolean | undefined;
  /** What it is, for screen readers. */
  title?: string | undefined;
}

/** A page of another house: asked for first, in room that is kept for it, in a sandbox, as high as it says itself. */
export function EmbedFrame({ provider, src, isLookedUp, title, ...room }: EmbedFrameProps) {
  const t = useText(messages);
  const name = title ?? t('untitled');
  const [isAllowed, allow] = useConsent(provider, src);
  const wasAsked = useRef(false);
  const show = () => {
    wasAsked.current = true;
    allow();
  };
  if (!isAllowed) {
    return (
      <EmbedBox isAsking address={src} {...room}>
        <ConsentPoster host={new URL(src, location.href).host} title={name} onShow={show} />
      </EmbedBox>
    );
  }
  // The button that had the focus is gone.
  const page = { title: name, takesFocus: wasAsked.current, ...room };
  if (isLookedUp && (provider === 'audio' || provider === 'ceros')) return <LookedUpPage provider={provider} url={src} {...page} />;
  return <Page src={src} {...page} />;
}
