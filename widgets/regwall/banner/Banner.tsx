import { useEffect, useRef, type RefObject } from 'react';
import { addStyles, useText } from '../../../src/core';
import { Button, useUniqueId } from '../../../src/ui';
import type { Overlay } from '../effects/overlay';
import type { CallToAction } from '../call-to-action';
import { messages } from '../messages';
import styles from './banner.css';
import { makeRoom } from './make-room';
import { useInView } from './use-in-view';

addStyles(styles);

export interface BannerProps {
  invitation: CallToAction;
  door: Overlay;
  isNewUser: boolean;
  /** The same words in the text: while they can be read there, the banner steps aside. */
  panel: RefObject<HTMLElement | null>;
}

/** At the bottom of the window, over nothing: the page makes room for it. */
export function Banner({ invitation, door, isNewUser, panel }: BannerProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const element = useRef<HTMLElement>(null);
  const isAside = useInView(panel);
  const { title, text, 'sign-up': register, 'sign-in': signIn } = invitation;
  const ways = [
    { start: 'sign-in', url: signIn.url, label: signIn.text, question: t('haveAccount') },
    { start: 'sign-up', url: register.url, label: isNewUser ? t('getStarted') : register.text, question: t('newHere') },
  ] as const;
  const [first, second] = isNewUser ? [ways[1], ways[0]] : ways;

  // Also while it is aside: it may come back to where the focus is, and the page must not change its length.
  useEffect(() => (element.current ? makeRoom(element.current) : undefined), []);

  return (
    <section ref={element} className="inlay-regwall__banner" aria-labelledby={`${id}-title`} data-aside={isAside || undefined}>
      <div className="inlay-regwall__strip">
        <div className="inlay-regwall__words">
          <h2 id={`${id}-title`} className="inlay-regwall__title">
            {title}
          </h2>
          <p className="inlay-regwall__text">{text}</p>
        </div>
        <div className="inlay-regwall__ways">
          <Button {...door.linkTo(first.start, first.url)}>{first.label}</Button>
          <p className="inlay-regwall__other">
            {second.question}{' '}
            <Button variant="link" {...door.linkTo(second.start, second.url)}>
              {second.label}
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
}
