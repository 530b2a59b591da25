import { useRef, useState } from 'react';
import { safeLink, useText } from '../../core';
import { Heading, useUniqueId, type HeadingLevel } from '../../ui';
import { useStoredJobs } from './change-jobs';
import { LaterButton } from './LaterButton';
import { messages } from './messages';

/** The stored positions. Nothing without any, unless the last one was removed here: its heading has focus then. */
export function LaterJobs({ level }: { level: HeadingLevel }) {
  const t = useText(messages);
  const id = useUniqueId();
  const heading = useRef<HTMLHeadingElement>(null);
  const jobs = useStoredJobs();
  const [isEmptied, setEmptied] = useState(false);
  if (!jobs.length && !isEmptied) return null;
  return (
    <section className="inlay-apply-later" aria-labelledby={id}>
      <Heading ref={heading} level={level} id={id} className="inlay-apply-later__heading" tabIndex={-1}>
        {t('heading', { count: jobs.length })}
      </Heading>
      <ul className="inlay-apply-later__list" role="list">
        {jobs.map((job) => (
          <li key={job.id} className="inlay-apply-later__job">
            <a className="inlay-apply-later__link" data-kind="link" href={safeLink(job.url)}>
              {job.title}
            </a>
            <LaterButton
              job={job}
              onRemove={() => {
                setEmptied(true);
                heading.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
