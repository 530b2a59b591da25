import { useState, type ReactNode, type ComponentType } from 'react';
import { formatDate, prepareDates, useLanguage, useText, withCampaign } from '../../src/core';
import { Details, RowTitle } from '../../src/features/list-view';
import { snippet, type FilterQuery, type List } from '../../src/features/lists';
import { Button, useMedia } from '../../src/ui';
import { messages } from './messages';
import type { JobItem, JobPage } from './query';

prepareDates();

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

interface JobCardProps {
  job: JobItem;
  hasBackground: boolean;
  /** The maximum number of cities before a button that shows the rest. */
  maxCities: number;
  /** The button that stores it on this device. */
  later?: ReactNode;
}

/** One position. Text from the service is rendered as text, never as HTML. */
function JobCard({
  job: { id, url, title, interest, interestCategory, description, background, cities, posted, language },
  hasBackground,
  maxCities,
  later,
}: JobCardProps) {
  return (
    <li className="inlay-rows__row inlay-job-search__row" data-list-item>
      <Details items={[interest, interestCategory]} lang={language} />
      <RowTitle heading="h2" url={withCampaign(url)} lang={language}>
        {title}
      </RowTitle>
      <div className="inlay-job-search__facts">
        {cities.length > 0 && <Cities id={id} cities={cities} most={maxCities} />}
        {posted && <Posted day={posted} />}
      </div>
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
      {later}
    </li>
  );
}

/** In days. */
const NEW = 14;

function Posted({ day }: { day: string }) {
  const t = useText(messages);
  const language = useLanguage();
  const date = formatDate(day, { dateStyle: 'medium' }, language);
  if (!date) return null;
  const isNew = Date.now() - Date.parse(day) < NEW * 86_400_000;
  return (
    <p className="inlay-job-search__posted">
      <time className="inlay-job-search__date" dateTime={day}>
        {date}
      </time>
      {isNew && <span className="inlay-job-search__new">{t('new')}</span>}
    </p>
  );
}

function Cities({ id, cities, most }: { id: string; cities: readonly string[]; most: number }) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const rest = cities.length - most;
  return (
    <Details items={isOpen ? cities : cities.slice(0, most)}>
      {rest > 0 && (
        <Button
          className="inlay-job-search__rest"
          variant="link"
          data-key={`cities ${id}`}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'fewerCities' : 'moreCities', { count: rest })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('fewer') : t('rest', { count: rest })}
        </Button>
      )}
    </Details>
  );
}

/**
 * The number of cities that fit in a card. Called once for all cards: a call per card took a tenth of an interaction's
 * time.
 */
function useMostCities(): number {
  const isPhone = useMedia('(max-width: 767.98px)');
  const isTablet = useMedia('(max-width: 1023.98px)');
  const isDesktop = useMedia('(max-width: 1440px)');
  return isPhone ? 1 : isTablet ? 3 : isDesktop ? 7 : 8;
}
