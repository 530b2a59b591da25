import { addStyles, useSignal, useText } from '../../core';
import { announce, Button, VisuallyHidden } from '../../ui';
import styles from './apply-later.css';
import { messages } from './messages';
import { removeJob, storedJobs, storeJob, type StoredJob } from './stored-jobs';

addStyles(styles);

/** Stores a position on this device, or removes it. */
export function LaterButton({ job, onRemove }: { job: StoredJob; onRemove?: () => void }) {
  const t = useText(messages);
  const isStored = useSignal(storedJobs).some(({ id }) => id === job.id);
  const toggle = () => {
    if (isStored) {
      removeJob(job.id);
      onRemove?.();
    } else {
      storeJob(job);
    }
    announce(t(isStored ? 'removed' : 'stored', { title: job.title }));
  };
  return (
    <Button className="inlay-apply-later__button" variant="link" data-key={`later ${job.id}`} onClick={toggle}>
      {t(isStored ? 'remove' : 'later')}
      <VisuallyHidden>: {job.title}</VisuallyHidden>
    </Button>
  );
}
