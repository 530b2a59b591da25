import { useState } from 'react';
import { useText, withCampaign } from '../../src/core';
import { Details, RowTitle } from '../../src/features/list-view';
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
    <li className="inlay-rows__row" data-list-item>
      <Details items={[interest, interestCategory]} lang={language} />
      <RowTitle heading="h2" url={withCampaign(url)} lang={language}>
        {title}
      </RowTitle>
      {description && (
        <p className="inlay-rows__text" lang={language}>
          {snippet(description)}
        </p>
      )}
      {hasBackground && background && (
        <p className="inlay-rows__text" lang={language}>
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
    <Details items={isOpen ? cities : cities.slice(0, most)}>
      {rest > 0 && (
        <Button className="inlay-job-search__rest" variant="link" data-key={`cities ${id}`} aria-expanded={isOpen} aria-label={t(isOpen ? 'fewerCities' : 'moreCities', { count: rest })} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewer') : t('rest', { count: rest })}
        </Button>
      )}
    </Details>
  );
}

function useMostCities(): number {
  const isPhone = useMedia('(max-width: 767.98px)');
  const isTablet = useMedia('(max-width: 1023.98px)');
  const isDesktop = useMedia('(max-width: 1440px)');
  return isPhone ? 1 : isTablet ? 3 : isDesktop ? 7 : 8;
}
