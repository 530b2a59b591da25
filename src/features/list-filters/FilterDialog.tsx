import type { ReactNode } from 'react';
import { Button, Dialog } from '../../ui';

interface FilterDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the button at its end says, such as "Show 37 jobs". */
  done: string;
  children: ReactNode;
}

/** The filters of a phone, where they do not fit beside the list. */
export function FilterDialog({ open, onClose, title, done, children }: FilterDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="large" footer={<Button onClick={onClose}>{done}</Button>}>
      {children}
    </Dialog>
  );
}
