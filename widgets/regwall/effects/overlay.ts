import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { saveScrollPosition } from '../../../src/features/visitor';
import { isPlainClick, type ButtonProps } from '../../../src/ui';
import type * as EntryModule from '../entry';

/** Which form comes first. */
export type Start = 'sign-up' | 'sign-in';

export interface OverlayOptions {
  /** Opens by itself, on this form. */
  forced: Start | undefined;
  /** Nothing more is asked of this visitor. */
  isPassed: boolean;
  /** Leaves the links to themselves. */
  isPreview: boolean;
}

export interface Overlay {
  /** Undefined while it is shut. */
  readonly start: Start | undefined;
  /** The forms; fetched only when somebody wants to come in, or has to. */
  readonly Entry: typeof EntryModule.Entry | undefined;
  /** `otherwise` where the forms cannot be fetched: that keeps nobody out. */
  open(start: Start, otherwise?: () => void): Promise<void>;
  shut(): void;
  /** Fetches the forms ahead of a likely press. */
  prepare(): void;
  /** For a link to the page that does the same: a plain click opens the door here. */
  linkTo(start: Start, href: string): Pick<ButtonProps, 'href' | 'busy' | 'aria-busy' | 'onPointerEnter' | 'onFocus'> & { onClick(event: MouseEvent<HTMLElement>): void };
}

export function useOverlay({ forced, isPassed, isPreview }: OverlayOptions): Overlay {
  const [forms, setForms] = useState<typeof EntryModule>();
  const [start, setStart] = useState<Start>();
  const [asked, setAsked] = useState<Start>();

  const open = useCallback(async (next: Start, otherwise?: () => void) => {
    setAsked(next);
    try {
      setForms(await fetchForms());
      setStart(next);
    } catch {
      otherwise?.();
    } finally {
      setAsked(undefined);
    }
  }, []);
  const shut = useCallback(() => setStart(undefined), []);

  useEffect(() => {
    if (forced && !start) void open(forced);
  }, [forced, start, open]);
  useEffect(() => {
    if (isPassed && start) shut();
  }, [isPassed, start, shut]);

  const isOpen = start !== undefined && !isPassed;
  return {
    start,
    Entry: isOpen ? forms?.Entry : undefined,
    open,
    shut,
    prepare,
    linkTo: (next, href) => ({
      href,
      busy: asked === next,
      'aria-busy': asked === next || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick(event) {
        if (isPreview || !isPlainClick(event)) return;
        const link = event.currentTarget as HTMLAnchorElement;
        event.preventDefault();
        void open(next, () => leaveTo(link.href));
      },
    }),
  };
}

/** To the page that does the same; whoever comes back from it finds their line. */
export function leaveTo(href: string) {
  saveScrollPosition();
  location.assign(href);
}

function prepare() {
  fetchForms().catch(() => undefined);
}

function fetchForms(): Promise<typeof EntryModule> {
  return import('../entry');
}
