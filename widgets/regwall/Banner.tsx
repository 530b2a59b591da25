import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../src/core';
import { Button, useUniqueId } from '../../src/ui';
import { messages } from './messages';
import type { CallToAction } from './Panel';
import type { EntryDialog } from './use-entry-dialog';

export interface BannerProps {
  callToAction: CallToAction;
  dialog: EntryDialog;
  isNewUser: boolean;
  /** The same text in the article: while it is visible, the banner is hidden. */
  panel: RefObject<HTMLElement | null>;
}

/** At the bottom of the window; the page gets padding for it, so it covers nothing. */
export function Banner({ callToAction, dialog, isNewUser, panel }: BannerProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const element = useRef<HTMLElement>(null);
  const isAside = useInView(panel);
  const { title, text, 'sign-up': register, 'sign-in': signIn } = callToAction;
  const links = [
    { start: 'sign-in', url: signIn.url, label: signIn.text, question: t('haveAccount') },
    { start: 'sign-up', url: register.url, label: isNewUser ? t('getStarted') : register.text, question: t('newHere') },
  ] as const;
  const [first, second] = isNewUser ? [links[1], links[0]] : links;

  // Also while it is hidden: it may reappear over the focused element, and the height of the page must not change.
  useEffect(() => (element.current ? reserveHeight(element.current) : undefined), []);

  return (
    <section
      ref={element}
      className="inlay-regwall__banner"
      aria-labelledby={`${id}-title`}
      data-aside={isAside || undefined}
    >
      <div className="inlay-regwall__strip">
        <div className="inlay-regwall__message">
          <h2 id={`${id}-title`} className="inlay-regwall__title">
            {title}
          </h2>
          <p className="inlay-regwall__text">{text}</p>
        </div>
        <div className="inlay-regwall__links">
          <Button {...dialog.linkTo(first.start, first.url)}>{first.label}</Button>
          <p className="inlay-regwall__other">
            {second.question}{' '}
            <Button variant="link" {...dialog.linkTo(second.start, second.url)}>
              {second.label}
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * Adds scroll padding as high as the banner, so that it does not cover focused elements. Returns the cleanup function.
 */
function reserveHeight(strip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const { scrollPaddingBlockEnd, paddingBlockEnd } = style;
  const release = () => void Object.assign(style, { scrollPaddingBlockEnd, paddingBlockEnd });
  const observer = new ResizeObserver(() => {
    // In a low window the banner is part of the text.
    if (getComputedStyle(strip).position !== 'fixed') return release();
    const height = Math.ceil(strip.getBoundingClientRect().height);
    style.scrollPaddingBlockEnd = style.paddingBlockEnd = `max(${height}px, var(--_inlay-consent-height, 0px))`;
  });
  observer.observe(strip);
  return () => {
    observer.disconnect();
    release();
  };
}

/** Whether most of the element is visible. */
function useInView(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), { threshold: 0.6 });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}
