import { useEffect } from 'react';
import { config, routeHash, safeLink, useText } from '../../core';
import { useSession } from '../../session';
import type { GatedFile } from './file-props';
import { messages } from './messages';

export interface Gate {
  readonly isLocked: boolean;
  readonly href: string | undefined;
}

/**
 * What stands before files. For whoever is not signed in, one that needs a registration is behind the download route,
 * which asks for the sign-in and then for the file; on a page for registered users each file is. `note` tells the editor
 * where no router would answer.
 */
export function useGate(files: readonly GatedFile[], note: (text: string) => void): (file: GatedFile) => Gate {
  const t = useText(messages);
  const { status } = useSession();
  const isPageGated = config().page.accessStatus === 'registered users only';
  const isGated = (file: GatedFile) => file.registrationRequired || isPageGated;

  const needsRouter = config().mode === 'edit' && files.some(isGated);
  useEffect(() => {
    if (needsRouter && !document.querySelector('[data-module$="auth-router"]')) note(t('noRouter'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [needsRouter]);

  return (file) => {
    const address = safeLink(file.src.url);
    const isLocked = status !== 'active' && isGated(file);
    return { isLocked, href: isLocked && address ? routeHash('download', address) : address };
  };
}
