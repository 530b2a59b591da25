import { safeLink, useText } from '../../src/core';
import type { List } from '../../src/features/lists';
import type { BlogAuthor, BlogTag } from '../../src/services/blogs';
import { useLandmarkName } from '../../src/ui';
import { type BlogFilter, type BlogQuery, slugIn } from './blog-address';
import type { BlogPage } from './fetch-posts';
import { messages } from './messages';

type LinkTo = List<BlogQuery, BlogPage>['linkTo'];

/** Topics in a line. Their space is reserved while they load. */
export function TagLinks({ tags, linkTo }: { tags: readonly BlogTag[] | undefined; linkTo: LinkTo }) {
  const t = useText(messages);
  const name = useLandmarkName(t('tags'));
  if (tags?.length === 0) return null;
  return (
    <nav className="inlay-blog__browse" aria-label={name} aria-hidden={!tags || undefined}>
      <p className="inlay-blog__label">{t('tags')}</p>
      <ul className="inlay-blog__tags" role="list">
        {tags?.map((tag) => (
          <li key={slugIn(tag)} className="inlay-blog__item">
            <FilterLink className="inlay-blog__tag" filter={{ type: 'tag', value: slugIn(tag) }} linkTo={linkTo}>
              {tag.title}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Authors with their portraits. Their space is reserved while they load. */
export function AuthorLinks({ authors, linkTo }: { authors: readonly BlogAuthor[] | undefined; linkTo: LinkTo }) {
  const t = useText(messages);
  const name = useLandmarkName(t('authors'));
  if (authors?.length === 0) return null;
  return (
    <nav className="inlay-blog__browse" aria-label={name} aria-hidden={!authors || undefined}>
      <p className="inlay-blog__label">{t('authors')}</p>
      <ul className="inlay-blog__authors" role="list">
        {authors?.map((author) => (
          <li key={slugIn(author)} className="inlay-blog__item">
            <FilterLink
              className="inlay-blog__author"
              filter={{ type: 'author', value: slugIn(author) }}
              linkTo={linkTo}
            >
              <Portrait author={author} />
              <span>{author.title}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FilterLink({
  filter,
  linkTo,
  className,
  children,
}: {
  filter: BlogFilter;
  linkTo: LinkTo;
  className: string;
  children: React.ReactNode;
}) {
  return (
    <a className={className} data-kind="filter" {...linkTo({ filter })}>
      {children}
    </a>
  );
}

/** The name is beside it. */
export function Portrait({ author: { image } }: { author: BlogAuthor }) {
  const src = safeLink(image);
  return src ? (
    <img className="inlay-blog__portrait" src={src} alt="" width={64} height={64} loading="lazy" decoding="async" />
  ) : null;
}
