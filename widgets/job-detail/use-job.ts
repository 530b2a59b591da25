import { useEffect, useState } from 'react';
import { config, publish, safeRedirect, useLanguage, useText, useWidget } from '../../src/core';
import { fetchOpenJob, type Fetched } from './fetch-job';
import { jobIdIn, readServerJob, type Job } from './job';
import { messages } from './messages';
import type { JobDetailProps } from './props';

type Answer = { view: 'job'; fetched: Fetched } | { view: 'waiting' | 'gone' | 'failed' };

export interface ShownJob {
  readonly id: string | undefined;
  readonly job: Job | undefined;
  /** `none`: the URL does not identify a position. */
  readonly view: 'job' | 'waiting' | 'gone' | 'failed' | 'editing' | 'none';
  readonly retry: () => void;
}

/**
 * The server-rendered position, or else the one that the URL identifies, from the jobs service. A fetched position also
 * gets structured data.
 */
export function useJob(props: JobDetailProps): ShownJob {
  const t = useText(messages);
  const language = useLanguage();
  const { isEditing } = useWidget();
  const [id] = useState(() => props.jobId ?? jobIdIn(location.pathname));
  const [serverJob] = useState(() => readServerJob(props));
  const [answer, setAnswer] = useState<Answer>({ view: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const hasServerContent = serverJob !== undefined || props.isGone;
  const shouldFetch = !hasServerContent && !isEditing && id !== undefined;
  const isMissing = !hasServerContent && !isEditing && id === undefined && !props.isSearchPage;

  useEffect(() => {
    // Back must not return to this page.
    if (isMissing) location.replace(safeRedirect(config().pages.notFound, config().pages.home));
  }, [isMissing]);

  useEffect(() => {
    if (!shouldFetch) return;
    const leaving = new AbortController();
    const show = (next: Answer) => {
      if (!leaving.signal.aborted) setAnswer(next);
    };
    show({ view: 'waiting' });
    fetchOpenJob(id, language, leaving.signal).then(
      (fetched) => show(fetched ? { view: 'job', fetched } : { view: 'gone' }),
      () => show({ view: 'failed' }),
    );
    return () => leaving.abort();
  }, [id, shouldFetch, language, attempt]);

  const subject = answer.view === 'job' ? answer.fetched.subject : undefined;
  const isGone = answer.view === 'gone';
  const gone = t('gone');
  useEffect(() => {
    if (!subject && !isGone) return;
    publish('subject-changed', subject ?? { kind: 'job', title: gone, hideFromSearchEngines: true });
    return () => publish('subject-changed', null);
  }, [subject, isGone, gone]);

  const retry = () => setAttempt(attempt + 1);
  if (serverJob) return { id, job: serverJob, view: 'job', retry };
  if (props.isGone) return { id, job: undefined, view: 'gone', retry };
  if (isEditing) return { id, job: undefined, view: 'editing', retry };
  if (id === undefined) return { id, job: undefined, view: 'none', retry };
  return { id, job: answer.view === 'job' ? answer.fetched.job : undefined, view: answer.view, retry };
}
