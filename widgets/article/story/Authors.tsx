import { safeLink, useLanguage, useText } from '../../../src/core';
import { Heading, Picture, RichText, useLandmarkHeading, useUniqueId, wordsOf, linkProps } from '../../../src/ui';
import { messages } from '../messages';
import type { ArticleProps } from '../props';

type Author = NonNullable<ArticleProps['authors']>[number];

/** The authors. An author without a job title has no biography. */
export function Authors({ authors = [] }: Pick<ArticleProps, 'authors'>) {
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
export function useNames(authors: readonly Author[]): string {
  const language = useLanguage();
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    authors.flatMap(({ title }) => (title ? wordsOf(title) : [])),
  );
}
