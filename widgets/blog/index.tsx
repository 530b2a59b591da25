import { useRef } from 'react';
import { InlayError, defineWidget } from '../../src/contract';
import { formatDate, groupBy, safeLink, useLanguage, useText, useWidget } from '../../src/core';
import { CardGrid, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import { useList } from '../../src/features/lists';
import { dateOf, keyOf, PostCard, postPage, useSourcePosts, serverPosts } from '../../src/features/posts';
import { ShareLinks } from '../../src/features/share';
import type { PostItem } from '../../src/services/insights';
import { Button, Heading, type HeadingLevel } from '../../src/ui';
import { BlogHero } from './BlogHero';
import { AuthorLinks, TagLinks } from './Browse';
import { FilterHead } from './FilterHead';
import { blogAddress, nameOf, slugIn, type BlogFilter } from './blog-address';
import { createFetchPosts, createFetchSourcePosts, type BlogPage } from './fetch-posts';
import { messages } from './messages';
import { props, type BlogProps } from './props';
import { useNames } from './use-names';
import styles from './blog.css';

/** Another source is another blog. */
function Blog(props: BlogProps) {
  if (!props.source && !(props.site && props.blog))
    throw new InlayError('blog: data-site or data-blog is missing. Set both, or data-source.');
  return <BlogOf key={props.source} {...props} />;
}

function BlogOf(props: BlogProps) {
  const { title = '', headingLevel, blogTheme, browseOptions, hideShareTools } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const source = useSourcePosts(props.source);

  const list = useList(root, {
    address: blogAddress,
    // Edit mode fetches nothing: only the server-rendered items are shown.
    ...(isEditing && { lastQuery: {} }),
    serverPage: source ? undefined : readServerPage(props, isEditing),
    createFetch: () => (source ? createFetchSourcePosts(source, props.limit) : createFetchPosts(props)),
    keyOf,
    // The followed link is removed with its view.
    onArrival: (act) =>
      act === 'change' &&
      (heading.current ?? root.current?.querySelector<HTMLElement>('.inlay-list-view__line'))?.focus(),
  });
  const { lastQuery, visible } = list;
  const page = visible?.page;
  const { filter } = visible?.query ?? lastQuery;
  const { tags, authors } = useNames(props, filter, source);
  const about = (filter?.type === 'tag' ? tags : authors)?.find((entry) => slugIn(entry) === filter?.value);
  const name = filter && (about?.title ?? nameOf(filter));
  const narrowed = page?.isUnknown ? undefined : filter;
  const unknown = page?.isUnknown ? t('unknown', { name: name! }) : undefined;
  const count =
    page && (page.isCounted ? t('count', { count: page.total }) : t('atLeast', { count: page.items.length }));

  return (
    <div ref={root} className="inlay-blog" onFocus={list.prepare} onPointerEnter={list.prepare}>
      {narrowed ? (
        <FilterHead
          title={title}
          name={name!}
          author={narrowed.type === 'author' ? authors?.find((author) => slugIn(author) === narrowed.value) : undefined}
          level={headingLevel as HeadingLevel}
          back={list.linkTo({})}
          heading={heading}
        />
      ) : (
        <>
          <BlogHero {...props} />
          <div className="inlay-blog__ways">
            {browseOptions.includes('tags') && <TagLinks tags={tags} linkTo={list.linkTo} />}
            {browseOptions.includes('authors') && <AuthorLinks authors={authors} linkTo={list.linkTo} />}
          </div>
        </>
      )}
      {unknown && <p className="inlay-blog__unknown">{unknown}</p>}
      <ResultLine list={list} count={count} details={[unknown ?? name].filter((detail) => detail !== undefined)} />
      <ListMessage items="posts" list={list} empty={t('none')} />
      <Entries
        list={list}
        columns={blogTheme === 'Card based' ? 3 : 1}
        level={(headingLevel + 1) as HeadingLevel}
        isByMonth={browseOptions.includes('dates')}
      />
      <LoadMore list={list} count={page && !page.isCounted ? `${page.items.length}+` : undefined} />
      <FeedLink address={props.feed?.url} filter={narrowed} />
      {!hideShareTools && (
        <ShareLinks
          label={t('share')}
          url={list.href(visible?.query ?? lastQuery)}
          title={[narrowed && name, title].filter(Boolean).join(' – ')}
        />
      )}
    </div>
  );
}

/** Links to the feed of the visible entries: all, or those of a topic or an author. */
function FeedLink({ address, filter }: { address: string | undefined; filter: BlogFilter | undefined }) {
  const t = useText(messages);
  const base = safeLink(address);
  if (!base) return null;
  const url = new URL(base, location.href);
  if (filter) url.searchParams.set(filter.type, filter.value);
  return (
    <p className="inlay-blog__feed">
      <Button variant="link" data-key="feed" href={url.href}>
        {t('feed')}
      </Button>
    </p>
  );
}

interface EntriesProps {
  list: Pick<ReturnType<typeof useList<object, BlogPage>>, 'view' | 'phase' | 'more' | 'isBusy' | 'visible'>;
  columns: number;
  level: HeadingLevel;
  isByMonth: boolean;
}

function Entries({ list, columns, level, isByMonth }: EntriesProps) {
  const language = useLanguage();
  const { items = [] } = list.visible?.page ?? {};
  const cards = (posts: readonly PostItem[], below: HeadingLevel) => (
    <CardGrid list={list} columns={columns}>
      {posts.map((post) => (
        <li key={keyOf(post)} className="inlay-blog__entry" data-list-item>
          <PostCard post={post} level={below} layout={columns === 1 ? 'row' : 'stacked'} hasDetails={false} />
        </li>
      ))}
    </CardGrid>
  );
  // Pages in Japanese show no dates.
  if (!isByMonth || !items.length || language === 'ja') return cards(items, level);
  return groupBy(items, ({ displayDate }) => dateOf(displayDate)?.slice(0, 7) ?? '').map(([month, posts]) => (
    <section key={month} className="inlay-blog__month">
      {month && (
        <Heading level={level} className="inlay-blog__month-name">
          {formatDate(`${month}-01`, { year: 'numeric', month: 'long' }, language)}
        </Heading>
      )}
      {cards(posts, month ? ((level + 1) as HeadingLevel) : level)}
    </section>
  ));
}

/** The first entries of the blog, which are not those of a tag that the address names. */
function readServerPage({ total, nextCursor, posts = [] }: BlogProps, isEditing: boolean): BlogPage | undefined {
  return total === undefined || (blogAddress.read().filter && !isEditing)
    ? undefined
    : postPage(serverPosts(posts), total, nextCursor);
}

export default defineWidget({
  name: 'blog',
  description: 'A blog page: hero, filters by tag or author, and entries.',
  // With a source the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: Blog,
});
