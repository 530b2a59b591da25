import { useEffect, useRef } from 'react';
import { defineWidget, type Content } from '../../src/contract';
import { dayOf, focusOnce, formatDate, lazy, pageKey, useLanguage, useText, useWidget } from '../../src/core';
import { useJobTerms, usePay } from '../../src/features/jobs';
import { Alert, Button, RichText, ServerContent, Skeleton, useDeferred, useMedia, VisuallyHidden } from '../../src/ui';
import { ApplyLink } from './ApplyLink';
import { BackLink, useSearchPage, type SearchPage } from './BackLink';
import { SimilarJobs } from './SimilarJobs';
import { placeNames, type Job } from './job';
import { messages } from './messages';
import { props, type JobDetailProps } from './props';
import { useJob } from './use-job';
import styles from './job-detail.css';

/** The page works without it. */
const loadApplyLater = lazy<Partial<typeof import('../../src/features/apply-later')>>(() =>
  import('../../src/features/apply-later').catch(() => ({})),
);

const loadShare = lazy<Partial<typeof import('../../src/features/share')>>(() =>
  import('../../src/features/share').catch(() => ({})),
);

/** As in the stylesheet: in one column, the first apply button is far above the end of the text. */
const ONE_COLUMN = '(width < 52rem)';

/** Another id is another position. */
function JobDetail(props: JobDetailProps) {
  return <Detail key={props.jobId} {...props} />;
}

/** One position, from the page or else from the jobs service. */
function Detail(props: JobDetailProps) {
  const t = useText(messages);
  const { id, job, view, retry } = useJob(props);
  const search = useSearchPage(props.searchPage);
  const root = useRef<HTMLDivElement>(null);
  const onRetry = () => {
    // The pressed button is removed.
    if (root.current) focusOnce(root.current, { preventScroll: true });
    retry();
  };

  if (view === 'none') return null;
  if (view === 'editing') return <p className="inlay-job-detail__note">{t('editing')}</p>;
  return (
    <div ref={root} className="inlay-job-detail">
      {view === 'gone' ? <Gone search={search} /> : <BackLink search={search} />}
      {view === 'waiting' && <Waiting />}
      {view === 'failed' && (
        <>
          <Alert tone="negative">
            {t('failed')}
            <div>
              <Button variant="link" onClick={onRetry}>
                {t('retry')}
              </Button>
            </div>
          </Alert>
          <ServerContent />
        </>
      )}
      {job && <Position job={job} id={id} applyLater={props.applyLater} isShared={!props.hideShareTools} />}
      {job && <SimilarJobs id={id} serverJobs={props.similarJobs} />}
    </div>
  );
}

/** The server renders the same message for a missing position. */
function Gone({ search }: { search: SearchPage }) {
  const t = useText(messages);
  return (
    <>
      <h1 className="inlay-job-detail__title">{t('gone')}</h1>
      <p className="inlay-job-detail__paragraph">{t('goneText')}</p>
      <div>
        <Button href={search.url}>{t('searchAgain')}</Button>
      </div>
    </>
  );
}

interface PositionProps {
  job: Job;
  id: string | undefined;
  applyLater: boolean;
  isShared: boolean;
}

function Position({ job, id, applyLater, isShared }: PositionProps) {
  const t = useText(messages);
  const { isEditing, note } = useWidget();
  const { title, interest, interestCategory, applyLinks, language } = job;
  const hasApplyLink = applyLinks.length > 0;
  const { LaterButton } = useDeferred(loadApplyLater, applyLater && !isEditing) ?? {};
  const { PageShareLinks } = useDeferred(loadShare, isShared && !isEditing) ?? {};
  const isOneColumn = useMedia(ONE_COLUMN);
  useEffect(() => {
    if (isEditing && !hasApplyLink) note('there is no link to apply: fill in jobApplyUrl or einstiegslevel');
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  return (
    <article className="inlay-job-detail__position">
      <header className="inlay-job-detail__head">
        <p className="inlay-job-detail__line" lang={language}>
          {[interest, interestCategory].filter(Boolean).join(' · ')}
        </p>
        <h1 className="inlay-job-detail__title" lang={language}>
          {title}
        </h1>
        <p className="inlay-job-detail__line">{placeNames(job)}</p>
      </header>
      <div className="inlay-job-detail__parts">
        <div className="inlay-job-detail__side">
          <ApplyLink links={applyLinks} language={language} />
          {LaterButton && id && <LaterButton job={{ id, title, url: pageKey() }} />}
          <Facts job={job} />
        </div>
        <div className="inlay-job-detail__texts">
          <Text title={t('whatYouWillDo')} lang={language} text={job.whatYouWillDo} />
          <Text title={t('whoYouWillWorkWith')} lang={language} text={job.whoYouWillWorkWith} />
          <Text title={t('yourBackground')} lang={language} text={job.yourBackground} />
          {isOneColumn && <ApplyLink links={applyLinks} language={language} />}
          {PageShareLinks && <PageShareLinks label={t('share')} title={title} />}
        </div>
      </div>
    </article>
  );
}

function Text({ title, text, lang }: { title: string; text: Content | string | undefined; lang: string | undefined }) {
  if (!text) return null;
  return (
    <section>
      <h2 className="inlay-job-detail__subtitle">{title}</h2>
      <div className="inlay-job-detail__text" lang={lang}>
        {typeof text === 'string' && !TAG.test(text) ? (
          <Paragraphs text={text} />
        ) : (
          <RichText content={typeof text === 'string' ? { kind: 'html', html: htmlOf(text) } : text} />
        )}
      </div>
    </section>
  );
}

const TAG = /<[a-z][^<>]*>/i;
const BLOCK = /<(?:p|div|br|[ou]l|li|h[1-6]|table)\b/i;

/** Turns each line into a paragraph, unless the service's HTML has block elements. */
function htmlOf(text: string): string {
  if (BLOCK.test(text)) return text;
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${line}</p>`)
    .join('');
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line, index) => (
      <p key={index} className="inlay-job-detail__paragraph">
        {line}
      </p>
    ));
}

function Facts({ job }: { job: Job }) {
  const { compensationRange, salary, workplace, employmentType, applicantCountries, industries, functions } = job;
  const { posted, validThrough, language } = job;
  const t = useText(messages);
  const termOf = useJobTerms();
  const payOf = usePay();
  const pageLanguage = useLanguage();
  const dateOf = (day: string) => day && formatDate(dayOf(day) ?? day, undefined, pageLanguage);
  const facts: readonly (readonly [name: string, value: string, lang?: string])[] = [
    compensationRange ? [t('pay'), compensationRange, language] : [t('pay'), payOf(salary)],
    [t('workplace'), termOf(workplace)],
    [t('employmentType'), employmentType.map(termOf).join(', ')],
    [t('applicantCountries'), applicantCountries.join(', '), language],
    [t('industries'), industries.join(', '), language],
    [t('functions'), functions.join(', '), language],
    [t('posted'), dateOf(posted)],
    [t('validThrough'), dateOf(validThrough)],
  ];
  const visibleFacts = facts.filter(([, value]) => value);
  if (!visibleFacts.length) return null;
  return (
    <dl className="inlay-job-detail__facts">
      {visibleFacts.map(([name, value, lang]) => (
        <div key={name} className="inlay-job-detail__fact">
          <dt className="inlay-job-detail__name">{name}</dt>
          <dd className="inlay-job-detail__value" lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Waiting() {
  const t = useText(messages);
  return (
    <div className="inlay-job-detail__parts">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className="inlay-job-detail__side">
        <Skeleton shape="control" />
        <Skeleton lines={4} />
      </div>
      <div className="inlay-job-detail__texts">
        <Skeleton shape="title" />
        <Skeleton lines={5} />
        <Skeleton lines={5} />
      </div>
    </div>
  );
}

export default defineWidget({
  name: 'job-detail',
  description: 'An open position: description, application, similar positions and a link back to the results.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: JobDetail,
});
