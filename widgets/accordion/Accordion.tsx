import { useState } from 'react';
import { Actions, Frame } from '../../src/features/editorial';
import { Disclosure, RichText } from '../../src/ui';
import type { AccordionProps } from './props';
import { useDeepLink } from './use-deep-link';

export function Accordion({ eyebrow, title, description, items, oneAtATime, ...frame }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(initiallyOpen(items, oneAtATime)));
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((before) => {
      const others = [...before].filter((one) => one !== index && !(isOpen && oneAtATime));
      return new Set(isOpen ? [...others, index] : others);
    });
  const list = useDeepLink(items, (index) => toggle(index, true));

  return (
    <Frame className="inlay-accordion" head={{ eyebrow, title, description }} fillIn={!items.length && 'items'} {...frame}>
      <div ref={list} className="inlay-accordion__items">
        {items.map(({ title, body, callToActionLinks }, index) => (
          <Disclosure key={index} summary={title} headingLevel={3} open={open.has(index)} onToggle={(isOpen) => toggle(index, isOpen)}>
            <div className="inlay-accordion__body">
              <RichText content={body} />
              <Actions links={callToActionLinks} />
            </div>
          </Disclosure>
        ))}
      </div>
    </Frame>
  );
}

function initiallyOpen(items: AccordionProps['items'], oneAtATime: boolean): number[] {
  const open = items.flatMap(({ isOpen }, index) => (isOpen ? [index] : []));
  return oneAtATime ? open.slice(0, 1) : open;
}
