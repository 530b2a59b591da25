import { useState } from 'react';
import { safeLink, useText } from '../../src/core';
import { snippet } from '../../src/features/lists';
import { Button, useMedia } from '../../src/ui';
import { messages } from './messages';
import type { JobItem } from './query';

interface JobCardProps {
  job: JobItem;
  hasBackground: boolean;
}

/** One position. Everything from the service is text. */
export function JobCard({ job: { id, url, title, interest, interestCategory, description, background, cities, language }, hasBackground }: JobCardProps) {
  return (
    <li className="inlay-job-search__job" data-list-item>
      <p className="inlay-job-search__fields" lang={language}>
        {[...new Set([interest, interestCategory])].filter(Boolean).map((name) => (
          <span key={name} className="inlay-job-search__field-name">
            {name}
          </span>
        ))}
      </p>
      <h2 className="inlay-job-search__title">
        <a className="inlay-job-search__link" data-kind="job" href={safeLink(url)} lang={language}>
          {title}
        </a>
      </h2>
      {description && (
        <p className="inlay-job-search__text" lang={language}>
          {snippet(description)}
        </p>
      )}
      {hasBackground && background && (
        <p className="inlay-job-search__text" lang={language}>
          {snippet(background)}
        </p>
      )}
      {cities.length > 0 && <Cities id={id} cities={cities} />}
    </li>
  );
}

/** As many as there is room for; the rest behind a button that says how many. */
function Cities({ id, cities }: { id: string; cities: readonly string[] }) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const most = useMostCities();
  const rest = cities.length - most;
  return (
    <p className="inlay-job-search__cities">
      {(isOpen ? cities : cities.slice(0, most)).map((city) => (
        <span key={city} className="inlay-job-search__city">
          {city}
        </span>
      ))}
      {rest > 0 && (
        <Button className="inlay-job-search__rest" variant="link" data-key={`cities ${id}`} aria-expanded={isOpen} aria-label={t(isOpen ? 'fewerCities' : 'moreCities', { count: rest })} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewer') : t('rest', { count: rest })}
        </Button>
      )}
    </p>
  );
}

function useMostCities(): number {
  const isPhone = useMedia('(max-width: 767.98px)');
  const isTablet = useMedia('(max-width: 1023.98px)');
  const isDesktop = useMedia('(max-width: 1440px)');
  return isPhone ? 1 : isTablet ? 3 : isDesktop ? 7 : 8;
}
