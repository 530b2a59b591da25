import type { ReactNode } from 'react';
import { lazy } from '../../core';
import { useDeferred } from '../../ui';

const loadDialog = lazy(() => import('../../ui/overlays/dialog/Dialog'));

export interface EnlargedProps {
  title: string;
  onClose: () => void;
  /** Shown in the page until the dialog has loaded. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** A table in a full-screen dialog, loaded at the first press. */
export function Enlarged({ title, onClose, meanwhile, children }: EnlargedProps) {
  const Dialog = useDeferred(loadDialog)?.Dialog;
  if (!Dialog) return <>{meanwhile}</>;
  return (
    <Dialog open onClose={onClose} title={title} size="full">
      {children}
    </Dialog>
  );
}
