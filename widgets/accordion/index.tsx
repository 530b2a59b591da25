import { useEffect, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, pageKey, tabStore } from '../../src/core';
import { Actions, Frame } from '../../src/features/editorial';
import { anchorOf, Button, Disclosure, Heading, RichText, useDeepLink, wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type AccordionProps, type Item } from './props';
import styles from './accordion.css';

/** Fewer sections are opened as quickly one by one. */
const FEW = 3;

function Accordion({
  eyebrow,
  title,
  description,
  items,
  oneAtATime,
  rememberOpen: isRemembered,
  ...frame
}: AccordionProps) {
  const t = useText(messages);
  const anchors = items.map(anchorIn);
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => (isRemembered && recallOpen(anchors)) || new Set(initiallyOpen(items, oneAtATime)),
  );
  useEffect(() => {
    if (isRemembered) rememberOpen(anchors, open);
    // oxlint-disable-next-line react/exhaustive-deps -- the sections stay the same
  }, [isRemembered, open]);
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((before) => {
      const otherOpen = [...before].filter((openIndex) => openIndex !== index && !(isOpen && oneAtATime));
      return new Set(isOpen ? [...otherOpen, index] : otherOpen);
    });
  const sections = items.flatMap((item, index) => (item.title && hasBody(item) ? [index] : []));
  const isAllOpen = sections.every((index) => open.has(index));
  const list = useDeepLink<HTMLDivElement>((anchor) => {
    const index = items.findIndex((item) => anchorIn(item) === anchor);
    if (index >= 0) toggle(index, true);
    return index >= 0;
  });

  return (
    <Frame
      className="inlay-accordion"
      head={{ eyebrow, title, description }}
      fillIn={!items.length && 'items'}
      {...frame}
    >
      {sections.length >= FEW && !oneAtATime && (
        <Button
          variant="link"
          className="inlay-accordion__all"
          aria-expanded={isAllOpen}
          onClick={() => setOpen(new Set(isAllOpen ? [] : sections))}
        >
          {t(isAllOpen ? 'hideAll' : 'showAll')}
        </Button>
      )}
      <div ref={list} className="inlay-accordion__items">
        {items.map((item, index) => (
          <div key={index} data-id={anchorIn(item)}>
            {item.title && hasBody(item) ? (
              <Disclosure
                summary={item.title}
                headingLevel={3}
                open={open.has(index)}
                onToggle={(isOpen) => toggle(index, isOpen)}
              >
                <ItemBody {...item} />
              </Disclosure>
            ) : (
              <div className="inlay-accordion__plain">
                {item.title ? (
                  <Heading level={3} className="inlay-accordion__title">
                    {item.title}
                  </Heading>
                ) : (
                  <ItemBody {...item} />
                )}
              </div>
            )}
          </div>
        ))}
      </div>
    </Frame>
  );
}

function ItemBody({ body, callToActionLinks }: Item) {
  return (
    <div className="inlay-accordion__body">
      <RichText content={body} />
      <Actions links={callToActionLinks} />
    </div>
  );
}

function hasBody({ body, callToActionLinks }: Item): boolean {
  return Boolean(body) || callToActionLinks.length > 0;
}

function anchorIn({ id, title }: Item): string | undefined {
  return id ?? (title && anchorOf(wordsOf(title)));
}

function initiallyOpen(items: AccordionProps['items'], oneAtATime: boolean): number[] {
  const open = items.flatMap(({ isOpen }, index) => (isOpen ? [index] : []));
  return oneAtATime ? open.slice(0, 1) : open;
}

/** Each accordion has its own key: its page, and its first section. */
function keyOf(anchors: readonly (string | undefined)[]): string {
  return `accordion:${pageKey()}#${anchors.find(Boolean) ?? ''}`;
}

/** The sections that the visitor left open in this tab; undefined on the first visit. */
function recallOpen(anchors: readonly (string | undefined)[]): ReadonlySet<number> | undefined {
  const saved: unknown = tabStore.getJson(keyOf(anchors));
  if (!Array.isArray(saved)) return undefined;
  return new Set(anchors.flatMap((anchor, index) => (anchor && saved.includes(anchor) ? [index] : [])));
}

function rememberOpen(anchors: readonly (string | undefined)[], open: ReadonlySet<number>) {
  tabStore.setJson(
    keyOf(anchors),
    [...open].map((index) => anchors[index]),
  );
}

export default defineWidget({
  name: 'accordion',
  description: 'A list of titles that expand to show their text, for FAQs or long pages.',
  reserve: { narrow: '26rem', wide: '25rem' },
  props,
  messages,
  styles,
  component: Accordion,
});
