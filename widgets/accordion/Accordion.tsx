import { useState } from 'react';
import { Actions, Frame } from '../../src/features/editorial';
import { anchorOf, Disclosure, Heading, RichText, useDeepLink, wordsOf } from '../../src/ui';
import type { AccordionProps, Item } from './props';

export function Accordion({ eyebrow, title, description, items, oneAtATime, ...frame }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(initiallyOpen(items, oneAtATime)));
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((before) => {
      const otherOpen = [...before].filter((openIndex) => openIndex !== index && !(isOpen && oneAtATime));
      return new Set(isOpen ? [...otherOpen, index] : otherOpen);
    });
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
