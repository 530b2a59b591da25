import { useRef, type ReactNode } from 'react';
import { useHiddenUntilFound } from '../use-hidden-until-found';

interface Props {
  id: string;
  /** The id of its tab; without one it is a region under a list to choose from. */
  tab: string | undefined;
  label: string;
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}

export function Panel({ id, tab, label, isOpen, onFound, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(panel, !isOpen, onFound);
  return (
    <div ref={panel} className="inlay-tabs__panel" role={tab ? 'tabpanel' : 'group'} id={id} aria-labelledby={tab} aria-label={tab ? undefined : label} tabIndex={tab ? 0 : undefined}>
      {/* On paper there are no tabs: each panel says what it is. */}
      <p className="inlay-tabs__printed" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
