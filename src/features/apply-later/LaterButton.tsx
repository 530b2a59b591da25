import { addStyles, useText } from '../../core';
import { announce, Button, toast, VisuallyHidden } from '../../ui';
import styles from './apply-later.css';
import { removeJob, storeJob, useStoredJobs } from './change-jobs';
import { messages } from './messages';
import type { StoredJob } from './stored-jobs';

addStyles(styles);

/** Stores a position in the account or on this device, or removes it. */
export function LaterButton({ job, onRemove }: { job: StoredJob; onRemove?: () => void }) {
  const t = useText(messages);
  const isStored = useStoredJobs().some(({ id }) => id === job.id);
  const toggle = () => {
    const { title } = job;
    if (!isStored) {
      void storeJob(job).then((isInAccount) => announce(t(isInAccount ? 'saved' : 'stored', { title })));
      return;
    }
    removeJob(job.id).then(
      () => announce(t('removed', { title })),
      () => toast(t('removeFailed', { title }), { tone: 'negative' }),
    );
    onRemove?.();
  };
  return (
    <Button className="inlay-apply-later__button" variant="link" data-key={`later ${job.id}`} onClick={toggle}>
      {t(isStored ? 'remove' : 'later')}
      <VisuallyHidden>: {job.title}</VisuallyHidden>
    </Button>
  );
}
