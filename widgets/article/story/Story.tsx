import { useEffect, type ReactNode } from 'react';
import { addStyles, formatDate, publish, safeLink, useLanguage, useText, useWidget } from '../../../src/core';
import { Hero } from '../../../src/features/hero';
import { RichText, wordsOf, Heading, Picture, useLandmarkHeading, useUniqueId, linkProps } from '../../../src/ui';
import { messages } from '../messages';
import type { ArticleProps } from '../props';
import { FullScreen } from './FullScreen';
import styles from './story.css';

addStyles(styles);

/** The whole article, from its props. */
export function Story({ share, ...props }: ArticleProps & { share: ReactNode }) {
  const { title, body, isFiveFiftyHorizontalArticle, isFullScreenInteractive } = props;
  useSubject(props);
  // A five-fifty has its own title and takes the full width.
  if (isFiveFiftyHorizontalArticle) return <RichText content={body} />;
  return (
    <article className="inlay-story">
      {isFullScreenInteractive ? (
        <FullScreen {...props} badges={<Badges {...props} />} />
      ) : (
        title && <Opening {...props} />
      )}
      <div className="inlay-story__columns" data-share={share ? '' : undefined}>
        {share && <div className="inlay-story__share">{share}</div>}
        <div className="inlay-story__main">
          {!isFullScreenInteractive && <RichText content={body} />}
          <Authors authors={props.authors} />
        </div>
      </div>
    </article>
  );
}

function Opening(props: ArticleProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { authors, displayDate, originalPublishDate: first } = props;
  const names = useNames(authors ?? []);
  // Content systems print the year 1 for an empty date.
  const isOlder = first && !first.startsWith('0001') && first.slice(0, 10) !== displayDate?.slice(0, 10);
  return (
    <Hero
      className="inlay-story__opening"
      layout="before"
      above={<Badges {...props} />}
      eyebrow={props.eyebrow ?? props.articleType ?? props.contentType}
      title={props.title}
      titleSize="text-xl"
      headingLevel={props.headingLevel}
      description={props.description}
      date={displayDate}
      sourcePublication={props.sourcePublication}
      image={props.standardImage}
      callToActionLinks={[]}
    >
      {names && <p className="inlay-story__byline">{t('by', { names })}</p>}
      {isOlder && (
        <p className="inlay-story__byline">{t('firstPublished', { date: formatDate(first, undefined, language) })}</p>
      )}
    </Hero>
  );
}

/** The labels of the article, above its title. */
function Badges({ hasSpecialReport, forClientsOnly }: Pick<ArticleProps, 'hasSpecialReport' | 'forClientsOnly'>) {
  const t = useText(messages);
  if (!hasSpecialReport && !forClientsOnly) return null;
  return (
    <p className="inlay-story__badges">
      {hasSpecialReport && <span className="inlay-story__badge">{t('specialReport')}</span>}
      {forClientsOnly && <span className="inlay-story__badge">{t('clients')}</span>}
    </p>
  );
}

/** An article that the module renders itself is the subject of the page. */
function useSubject({ title, authors = [], originalPublishDate, ...props }: ArticleProps) {
  const { isEditing } = useWidget();
  const name = wordsOf(title);
  useEffect(() => {
    if (!name || isEditing) return;
    const { seoTitle, seoDescription, standardImage, articleType, sourcePublication, displayDate } = props;
    publish('subject-changed', {
      kind: 'article',
      title: name,
      seoTitle,
      seoDescription,
      standardImage,
      articleType,
      sourcePublication,
      displayDate,
      originalPublicationDate: originalPublishDate,
      authors: authors.map((author) => ({ name: wordsOf(author.title) ?? '', url: safeLink(author.url?.url) })),
    });
    return () => publish('subject-changed', null);
    // oxlint-disable-next-line react/exhaustive-deps -- props do not change while it is mounted
  }, [name, isEditing]);
}

type Author = NonNullable<ArticleProps['authors']>[number];

/** The authors. An author without a job title has no biography. */
function Authors({ authors = [] }: Pick<ArticleProps, 'authors'>) {
  const t = useText(messages);
  const id = useUniqueId();
  const labelledBy = useLandmarkHeading(authors.length ? t('authors') : undefined, id);
  if (!authors.length) return null;
  return (
    <section className="inlay-story__authors" aria-labelledby={labelledBy}>
      <Heading level={2} id={id} className="inlay-story__heading">
        {t('authors')}
      </Heading>
      <ul className="inlay-story__people" role="list">
        {authors.map((author, index) => (
          <li key={index} className="inlay-story__author">
            {author.image && <Picture className="inlay-story__portrait" image={author.image} />}
            <div>
              <p className="inlay-story__name">
                <Name {...author} />
              </p>
              {author.authorTitle && <p className="inlay-story__role">{author.authorTitle}</p>}
              {author.authorTitle && <RichText className="inlay-story__bio" content={author.description} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ title, url }: Author) {
  return url && safeLink(url.url) ? <a {...linkProps(url)}>{title}</a> : <>{title}</>;
}

/** "Ingrid Solheim and Mateo Ferrer". */
function useNames(authors: readonly Author[]): string {
  const language = useLanguage();
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    authors.flatMap(({ title }) => (title ? wordsOf(title) : [])),
  );
}
