import type { ComponentType } from 'react';
import type { FilterQuery, List } from '../../src/features/lists';
import { JobCard, useMostCities } from './JobCard';
import type { JobItem, JobPage } from './query';

interface JobRowsProps {
  list: List<FilterQuery, JobPage>;
  hasBackground: boolean;
  LaterButton: ComponentType<{ job: JobItem }> | undefined;
}

export function JobRows({ list, hasBackground, LaterButton }: JobRowsProps) {
  const maxCities = useMostCities();
  const items = list.visible?.page.items ?? [];
  if (!items.length) return null;
  return (
    <ol className="inlay-rows" role="list" aria-busy={list.isBusy} data-busy={list.phase === 'slow' || undefined}>
      {items.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          hasBackground={hasBackground}
          maxCities={maxCities}
          later={LaterButton && <LaterButton job={job} />}
        />
      ))}
    </ol>
  );
}
