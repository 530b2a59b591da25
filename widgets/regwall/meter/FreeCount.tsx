import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { domGet } from '../../../src/contract';
import { addStyles, useText, useWidget } from '../../../src/core';
import { Button } from '../../../src/ui';
import type { CallToAction } from '../Panel';
import type { EntryDialog } from '../use-entry-dialog';
import styles from './meter.css';
import { messages } from './messages';

addStyles(styles);

export interface FreeCountProps {
  left: string;
  gated: readonly HTMLElement[];
  /** CSS selector of the element below it. */
  before?: string | undefined;
  /** Undefined for signed-in visitors. */
  callToAction?: CallToAction | undefined;
  dialog: EntryDialog;
}

/** The number of free articles, above the text and as wide as it. */
export function FreeCount({ left, gated, before, callToAction, dialog }: FreeCountProps) {
  const t = useText(messages);
  const { element } = useWidget();
  const [host, setHost] = useState<HTMLElement>();

  useLayoutEffect(() => {
    const start = find(before) ?? startOfText(element, gated);
    const created = document.createElement('div');
    created.className = 'inlay-regwall';
    // Hosts limit the length of lines, and the element around them is wider.
    created.style.maxInlineSize = getComputedStyle(start).maxInlineSize;
    domGet(start, 'parentNode')?.insertBefore(created, start);
    setHost(created);
    return () => created.remove();
  }, [element, gated, before]);

  if (!host) return null;
  return createPortal(
    <div className="inlay-regwall__count" role="note">
      <p className="inlay-regwall__text">
        <strong>{left}</strong>
        {callToAction && ` ${t('noLimit')}`}
      </p>
      {callToAction && (
        <p className="inlay-regwall__actions">
          <Button variant="link" {...dialog.linkTo('sign-up', callToAction['sign-up'].url)}>
            {callToAction['sign-up'].text}
          </Button>
          <Button variant="link" {...dialog.linkTo('sign-in', callToAction['sign-in'].url)}>
            {callToAction['sign-in'].text}
          </Button>
        </p>
      )}
    </div>,
    host,
  );
}

function find(selector: string | undefined): Element | null {
  try {
    return selector ? document.querySelector(selector) : null;
  } catch {
    return null;
  }
}

/** The first paragraph of the element with the gated part, or the wall if the gated part is inside the wall. */
function startOfText(placeholder: Element, gated: readonly Element[]): Element {
  const outside = gated.find((part) => !placeholder.contains(part)) ?? placeholder;
  const paragraphs = domGet(outside, 'parentElement')?.querySelectorAll('p') ?? [];
  return [...paragraphs].find((paragraph) => !paragraph.closest('[data-module]')) ?? outside;
}
