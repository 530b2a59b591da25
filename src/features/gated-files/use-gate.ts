import { useEffect } from 'react';
import { flag, integer, link, text, type PropsOf } from '../../contract';
import { config, routeHash, safeLink, useText } from '../../core';
import { useSession } from '../../session';
import { messages } from './messages';

/** A file to download, with the fields of media libraries. */
export const gatedFileProps = {
  src: link({ required: true, description: 'The file. The text of the link is its name unless another is set.' }),
  name: text({ max: 160, description: 'The name of the file.' }),
  customDisplayName: text({ max: 160, description: 'Shown instead of the name.' }),
  pageCount: integer({ minimum: 0, maximum: 9999, description: 'The number of pages, shown after the name.' }),
  size: integer({
    minimum: 0,
    unit: 'bytes',
    description: 'The size, shown after the name if there is no number of pages.',
  }),
  registrationRequired: flag({
    description: 'Requires sign-in. The server must check it, too.',
  }),
};

export type GatedFile = PropsOf<typeof gatedFileProps>;

export interface Gate {
  readonly isLocked: boolean;
  readonly href: string | undefined;
}

/**
 * The URL of each file. For visitors who are not signed in, a file that requires a registration opens the download
 * route, which first opens the sign-in. On a page for registered users, that applies to every file. In edit mode,
 * `note` is called if the page has no router for the route.
 */
export function useGate(files: readonly GatedFile[], note: (text: string) => void): (file: GatedFile) => Gate {
  const t = useText(messages);
  const { status } = useSession();
  const isPageGated = config().page.accessStatus === 'registered users only';
  const isGated = (file: GatedFile) => file.registrationRequired || isPageGated;

  const needsRouter = config().mode === 'edit' && files.some(isGated);
  useEffect(() => {
    if (needsRouter && !document.querySelector('[data-module$="auth-router"]')) note(t('noRouter'));
    // oxlint-disable-next-line react/exhaustive-deps -- noted once
  }, [needsRouter]);

  return (file) => {
    const href = safeLink(file.src.url);
    const isLocked = status !== 'active' && isGated(file);
    return { isLocked, href: isLocked && href ? downloadRoute(href) : href };
  };
}

/** A `<base>` of the host would resolve the hash alone against another page. */
function downloadRoute(href: string): string {
  const path = document.querySelector('base[href]') ? location.pathname + location.search : '';
  return path + routeHash('download', href);
}
