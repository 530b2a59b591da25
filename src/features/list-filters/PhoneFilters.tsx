import { useState, type ReactNode } from 'react';
import { lazy, useText } from '../../core';
import { Button, useDeferred, useMedia } from '../../ui';
import { countFilters, type Filters } from '../lists';
import { messages } from './messages';

const loadDialog = lazy(() => import('../../ui/overlays/dialog/Dialog'));

interface PhoneFiltersProps {
  filters: Filters;
  /** For example "37 jobs". */
  count: string;
  className?: string;
  /** The filters beside the list, or in the dialog on phones. */
  children: (isPhone: boolean) => ReactNode;
}

/** Filters in the widget; on a phone, behind a button in a dialog that shows the number of results. */
export function PhoneFilters({ filters, count, className, children }: PhoneFiltersProps) {
  const t = useText(messages);
  const isPhone = useMedia('(max-width: 767.98px)');
  const [isOpen, setOpen] = useState(false);
  const dialog = useDeferred(loadDialog, isOpen);
  const prepare = () => void loadDialog().catch(() => undefined);
  if (!isPhone) return children(false);
  const chosen = countFilters(filters);
  return (
    <div className={className} onFocus={prepare} onPointerEnter={prepare}>
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
        <dialog.Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('filters')}
          size="large"
          footer={<Button onClick={() => setOpen(false)}>{t('show', { results: count })}</Button>}
        >
          {children(true)}
        </dialog.Dialog>
      )}
    </div>
  );
}
