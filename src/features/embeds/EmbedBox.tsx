import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Content } from '../../contract';
import { addStyles, useText } from '../../core';
import { Button, RichText, VisuallyHidden } from '../../ui';
import styles from './embed.css';
import { messages } from './messages';

addStyles(styles);

/** The space reserved for an embedded page. */
export interface EmbedSize {
  /** Height by width. */
  ratio?: number | undefined;
  /** In CSS pixels, instead of the ratio. */
  height?: number | undefined;
  /** A CSS length. */
  maxWidth?: string | undefined;
}

interface EmbedBoxProps extends EmbedSize {
  isAsking?: boolean;
  /** The URL of the page, for print. */
  address?: string | undefined;
  children: ReactNode;
}

export function EmbedBox({ ratio, height, maxWidth, isAsking, address, children }: EmbedBoxProps) {
  const size = height ? { blockSize: height } : { aspectRatio: ratio && `${1 / ratio}` };
  return (
    <>
      <div
        className="inlay-embed"
        data-state={isAsking ? 'asking' : 'shown'}
        style={{ ...size, maxInlineSize: maxWidth }}
      >
        {children}
      </div>
      {address && <p className="inlay-embed__address">{address}</p>}
    </>
  );
}

interface ConsentPosterProps {
  /** The owner of the content, as a host name. */
  host: string;
  title: string;
  /** Whether focus was in the removed frame; known once it is gone. */
  hadFocus?: RefObject<boolean>;
  onShow: () => void;
}

/** Replaces a frame until the visitor allows it. Before that, no request is made. */
export function ConsentPoster({ host, title, hadFocus, onShow }: ConsentPosterProps) {
  const t = useText(messages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hadFocus?.current) button.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  return (
    <div className="inlay-embed__poster">
      <p className="inlay-embed__notice">{t('notice', { host })}</p>
      <Button ref={button} variant="secondary" onClick={onShow}>
        {t('show')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** The content of an embedded page as text, for people who cannot see it, and in print. */
export function TextAlternative({ content }: { content: Content | undefined }) {
  const t = useText(messages);
  if (!content) return null;
  return (
    <details className="inlay-embed-words">
      <summary className="inlay-embed-words__summary">{t('description')}</summary>
      <RichText className="inlay-embed-words__text" content={content} />
    </details>
  );
}
