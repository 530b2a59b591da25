import { useEffect, useState } from 'react';
import { useLanguage, useText, useWidget, withCampaign } from '../../src/core';
import { Card, Skeleton } from '../../src/ui';
import { fetchSimilar } from './fetch-job';
import { distinctJobs, MAX_PLACES, type SimilarJob } from './job';
import { messages } from './messages';
import type { JobDetailProps } from './props';

/** While loading. */
const PLACES: readonly SimilarJob[] = ['1', '2', '3'].map((url) => ({ url, title: '', cities: [], interest: '' }));

/** Three similar positions, from the page or the service; nothing if the service does not respond. */
export function SimilarJobs({ id, serverJobs }: { id: string | undefined; serverJobs: JobDetailProps['similarJobs'] }) {
  const t = useText(messages);
  const language = useLanguage();
  const { isEditing } = useWidget();
  const [jobs, setJobs] = useState<readonly SimilarJob[] | undefined>(
    () =>
      serverJobs &&
      distinctJobs(
        serverJobs.map(({ link, cities, interest = '' }) => ({ title: link.text, url: link.url, cities, interest })),
      ),
  );
  const isAsked = !serverJobs && !isEditing && id !== undefined;

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const show = (found: readonly SimilarJob[]) => {
      if (!leaving.signal.aborted) setJobs(found);
    };
    fetchSimilar(id, language, leaving.signal).then(show, () => show([]));
    return () => leaving.abort();
  }, [id, isAsked, language]);

  if (jobs ? !jobs.length : !isAsked) return null;
  return (
    <section className="inlay-job-detail__similar">
      <h2 className="inlay-job-detail__heading">{t('similar')}</h2>
      <ul className="inlay-job-detail__cards" role="list" aria-busy={!jobs || undefined}>
        {(jobs ?? PLACES).map((job) => (
          <li key={job.url} className="inlay-job-detail__card" aria-hidden={!job.title || undefined}>
            {job.title ? (
              <Card
                href={withCampaign(job.url)}
                eyebrow={job.interest}
                title={job.title}
                meta={job.cities.slice(0, MAX_PLACES).join(' · ')}
              />
            ) : (
              <Skeleton lines={4} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
