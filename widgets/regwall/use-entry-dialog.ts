import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { lazy } from '../../src/core';
import { saveScrollPosition } from '../../src/features/visitor';
import { isPlainClick, type ButtonProps } from '../../src/ui';
import { isOccupied, whenRead } from './use-due';

/** The registration and sign-in forms: loaded when the visitor opens them, or when the dialog opens automatically. */
export const loadEntry = lazy(() => import('./entry/Entry'));

/** The form to start with. */
export type Start = 'sign-up' | 'sign-in';

export interface EntryDialogOptions {
  /** Opens automatically, once, with this form. */
  forced: Start | undefined;
  /** The visitor is not stopped again. */
  isPassed: boolean;
  /** Disables this hook's click handling. */
  isPreview: boolean;
}

export interface EntryDialog {
  /** Undefined while it is closed. */
  readonly start: Start | undefined;
  /** Whether the visitor has seen the dialog on this page. */
  readonly hasOpened: boolean;
  /** Whether it opened automatically this time. */
  readonly isAutomatic: boolean;
  /** The dialog element, while it is open. */
  readonly Entry: typeof import('./entry/Entry').Entry | undefined;
  /** Calls `otherwise` if the forms cannot be loaded, so that the reader gets access. */
  open(start: Start, otherwise?: () => void): Promise<void>;
  close(): void;
  /** Preloads the forms before a likely click. */
  prepare(): void;
  /** For a link to the page with the same form: a plain click opens the dialog instead. */
  linkTo(
    start: Start,
    href: string,
  ): Pick<ButtonProps, 'href' | 'busy' | 'aria-busy' | 'onPointerEnter' | 'onFocus'> & {
    onClick(event: MouseEvent<HTMLElement>): void;
  };
}

export function useEntryDialog({ forced, isPassed, isPreview }: EntryDialogOptions): EntryDialog {
  const [forms, setForms] = useState<Awaited<ReturnType<typeof loadEntry>>>();
  const [start, setStart] = useState<Start>();
  const [opened, setOpened] = useState<'automatically' | 'by press'>();
  const [requestedStart, setRequestedStart] = useState<Start>();

  const show = useCallback(async (next: Start, how: typeof opened, otherwise?: () => void) => {
    setRequestedStart(next);
    try {
      setForms(await loadEntry());
      setStart(next);
      setOpened(how);
    } catch {
      otherwise?.();
    } finally {
      setRequestedStart(undefined);
    }
  }, []);
  const open = useCallback((next: Start, otherwise?: () => void) => show(next, 'by press', otherwise), [show]);
  const close = useCallback(() => setStart(undefined), []);

  useEffect(() => {
    if (!forced || opened) return undefined;
    let stop = () => {};
    let isGone = false;
    // While the forms load, the visitor may have started something else.
    const wait = () =>
      isGone ? undefined : (stop = whenRead(0, isOccupied, () => void show(forced, 'automatically')));
    loadEntry().then(wait, () => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [forced, opened, show]);
  useEffect(() => {
    if (isPassed && start) close();
  }, [isPassed, start, close]);

  const isOpen = start !== undefined && !isPassed;
  return {
    start,
    hasOpened: opened !== undefined,
    isAutomatic: opened === 'automatically',
    Entry: isOpen ? forms?.Entry : undefined,
    open,
    close,
    prepare,
    linkTo: (next, href) => ({
      href,
      busy: requestedStart === next,
      'aria-busy': requestedStart === next || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick(event) {
        if (isPreview || !isPlainClick(event)) return;
        const link = event.currentTarget as HTMLAnchorElement;
        event.preventDefault();
        void open(next, () => navigateTo(link.href));
      },
    }),
  };
}

/** The URL of the page with the same form; visitors who return from it find their line. */
export function navigateTo(href: string) {
  saveScrollPosition();
  location.assign(href);
}

function prepare() {
  loadEntry().catch(() => undefined);
}
