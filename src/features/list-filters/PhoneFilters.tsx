import { useState, type ReactNode } from 'react';
import { lazy, useText } from '../../core';
import { Button, useDeferred, useMedia } from '../../ui';
import { countFilters, type Filters } from '../lists';
import { messages } from './messages';

const loadDialog = lazy(() => import('./FilterDialog').then(({ FilterDialog }) => ({ FilterDialog })));

interface PhoneFiltersProps {
  filters: Filters;
  /** Such as "37 jobs". */
  count: string;
  className?: string;
  /** The filters, where they fit beside the list and where they stand in the dialog. */
  children: (isPhone: boolean) => ReactNode;
}

/** Filters where the widget has them; on a phone behind a button, in a dialog that says how much they leave. */
export function PhoneFilters({ filters, count, className, children }: PhoneFiltersProps) {
  const t = useText(messages);
  const isPhone = useMedia('(max-width: 767.98px)');
  const [isOpen, setOpen] = useState(false);
  const dialog = useDeferred(loadDialog, isOpen);
  if (!isPhone) return children(false);
  const chosen = countFilters(filters);
  return (
    <div className={className}>
      <Button
        variant="secondary"
        busy={isOpen && !dialog}
        data-key="filters"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen ? t('chosen', { count: chosen }) : t('filters')}
      </Button>
      {dialog && (
        <dialog.FilterDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('filters')}
          done={t('show', { results: count })}
        >
          {children(true)}
        </dialog.FilterDialog>
      )}
    </div>
  );
}
