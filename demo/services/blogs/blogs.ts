import { createHash } from 'node:crypto';
import { slugOf } from '../../../src/core/urls/slug.ts';
import type { Blog, BlogEntry, Content } from '../../content/load.ts';
import { type Database, lock } from '../database/index.ts';
import { blogPath, entryPath, site } from './lists.ts';

export interface BlogAuthor {
  url: string;
  title: string;
  /** Empty without a portrait. */
  image: string;
  firmtitle: string;
  location: { name: string; url: string };
  authordescription: string;
  profiledescription: string;
  profileurl: string;
  authorTitle?: string;
}

export interface BlogTag {
  url: string;
  title: string;
}

export interface EntryAnswer {
  main: {
    blogEntry: {
      id: string;
      title: string;
      description: string;
      /** Missing if the visitor may not read it. A teaser replaces it. */
      body?: string;
      heroImage?: { src: string; alt: string; width: number; height: number; caption?: string };
      heroImageRenderStyle: string;
      showCaption: boolean;
      hideDek: boolean;
      displayDate: string;
      readingMinutes: number;
      blogEntryTags: { blogTagTitle: string; name: string; url: string }[];
      authors: BlogAuthor[];
      relatedPosts: { title: string; url: string }[];
      parent: { title: string; url: string };
      promoDetails: {
        promoBarTitle: string;
        promoBarDescription: string;
        promoBarRenderStyle: string;
        promoBarCallToActionLink?: { text: string; url: string };
        hidePromoBar: boolean;
        oneClickSubscription?: string;
      };
      sEOTitle: string;
      accessStatus: 'public' | 'registered';
      teaser?: string;
    };
  };
  metadata: { title: string; description: string; canonical: string; image: string; language: string };
}

export interface Blogs {
  /** Undefined if there is no such blog, as for the methods below. */
  authors(blog: string): Promise<BlogAuthor[] | undefined>;
  tags(blog: string): Promise<BlogTag[] | undefined>;
  /** Newest first. */
  entries(blog: string): Promise<{ id: string; name: string }[] | undefined>;
  /** Without the body. `bodyOf` returns it for readers who may read it. */
  entry(blog: string, slug: string): Promise<{ answer: EntryAnswer; isForRegistered: boolean } | undefined>;
  bodyOf(blog: string, slug: string): Promise<string>;
}

/** Resolves when the database contains the blogs. */
export async function createBlogs({ database, content }: { database: Database; content: Content }): Promise<Blogs> {
  await fillBlogs(database, content);
  const findBlog = async (blog: string) =>
    (
      await database.query<{ authors: BlogAuthor[]; tags: BlogTag[] }>(
        'SELECT authors, tags FROM blogs WHERE site = $1 AND blog = $2',
        [site, blog],
      )
    )[0];
  return {
    authors: async (blog) => (await findBlog(blog))?.authors,
    tags: async (blog) => (await findBlog(blog))?.tags,
    async entries(blog) {
      if (!(await findBlog(blog))) return undefined;
      return database.query('SELECT id, name FROM blog_entries WHERE site = $1 AND blog = $2 ORDER BY position', [
        site,
        blog,
      ]);
    },
    async entry(blog, slug) {
      const [row] = await database.query<{ answer: EntryAnswer; isForRegistered: boolean }>(
        'SELECT answer, for_registered AS "isForRegistered" FROM blog_entries WHERE site = $1 AND blog = $2 AND slug = $3',
        [site, blog, slugOf(slug)],
      );
      return row;
    },
    async bodyOf(blog, slug) {
      const [row] = await database.query<{ body: string }>(
        'SELECT body FROM blog_entries WHERE site = $1 AND blog = $2 AND slug = $3',
        [site, blog, slugOf(slug)],
      );
      return row?.body ?? '';
    },
  };
}

async function fillBlogs(database: Database, content: Content): Promise<void> {
  const blogs = content.blogs.map((blog) => ({
    blog: blog.id,
    authors: authorsOf(blog, content),
    tags: tagsOf(blog),
    entries: blog.entries.map((entry, position) => rowOf(entry, blog, content, position)),
  }));
  const hash = createHash('sha256').update(JSON.stringify(blogs)).digest('hex');
  const isCurrent = async ({ query }: Pick<Database, 'query'>) => {
    const [row] = await query<{ stale: number; current: number }>(
      'SELECT count(*) FILTER (WHERE content_hash <> $1)::int AS stale, count(*) FILTER (WHERE content_hash = $1)::int AS current FROM blogs',
      [hash],
    );
    return row?.stale === 0 && row.current === blogs.length;
  };
  if (await isCurrent(database)) return;
  await database.tx(async (queries) => {
    await lock(queries, 'blogs');
    // Another process may have filled the table while this process waited.
    if (await isCurrent(queries)) return;
    await queries.query('DELETE FROM blogs');
    for (const { blog, authors, tags, entries } of blogs) {
      await queries.query(
        'INSERT INTO blogs (site, blog, content_hash, authors, tags) VALUES ($1, $2, $3, $4::json, $5::json)',
        [site, blog, hash, JSON.stringify(authors), JSON.stringify(tags)],
      );
      await queries.query(
        `INSERT INTO blog_entries (site, blog, slug, position, id, name, for_registered, answer, body)
         SELECT $1, $2, slug, position, id, name, for_registered, answer, body FROM json_to_recordset($3::json)
         AS entry (slug text, position integer, id text, name text, for_registered boolean, answer json, body text)`,
        [site, blog, JSON.stringify(entries)],
      );
    }
  });
}

function tagsOf(blog: Blog): BlogTag[] {
  return Object.entries(blog.tags).map(([id, title]) => ({ url: `${blogPath(blog)}#/tag/${id}`, title }));
}

/** The authors with at least one entry, in the order of the settings. */
function authorsOf(blog: Blog, { people, offices }: Content): BlogAuthor[] {
  return Object.entries(blog.authors).flatMap(([id, { title = '', description = '' }]) => {
    const person = people.find((candidate) => candidate.id === id);
    const office = offices.find((candidate) => candidate.id === person?.office);
    if (!person) return [];
    return {
      url: `${blogPath(blog)}#/author/${id}`,
      title: person.name,
      image: person.hasNoPortrait ? '' : `/portraits/${id}.svg?ratio=1x1`,
      firmtitle: person.role,
      location: { name: office?.city ?? '', url: office ? `/offices#${office.id}` : '' },
      authordescription: description,
      profiledescription: person.bio,
      profileurl: `/people/${id}`,
      ...(title && { authorTitle: title }),
    };
  });
}

function rowOf(entry: BlogEntry, blog: Blog, content: Content, position: number): object {
  const {
    slug,
    name,
    title,
    description,
    date,
    tags,
    image,
    imageAlt = '',
    imageCaption,
    html,
    teaser,
    sEOTitle = title,
  } = entry;
  const path = entryPath(blog, entry);
  const blogAuthors = authorsOf(blog, content);
  const heroImageUrl = image && `/images/${image}/${slug}.svg?ratio=16x9`;
  const isForRegistered = entry.access === 'registered';
  const { promo } = blog;
  const answer: EntryAnswer = {
    main: {
      blogEntry: {
        id: slug,
        title,
        description,
        ...(heroImageUrl && {
          heroImage: {
            src: heroImageUrl,
            alt: imageAlt,
            width: 1600,
            height: 900,
            ...(imageCaption && { caption: imageCaption }),
          },
        }),
        heroImageRenderStyle: entry.heroImageRenderStyle,
        showCaption: entry.showCaption ?? false,
        hideDek: entry.hideDek ?? false,
        displayDate: date,
        readingMinutes: entry.readingMinutes,
        blogEntryTags: tags.map((tag) => ({
          blogTagTitle: blog.tags[tag] ?? tag,
          name: tag,
          url: `${blogPath(blog)}#/tag/${tag}`,
        })),
        authors: entry.authors.flatMap(
          (id) => blogAuthors.find(({ profileurl }) => profileurl === `/people/${id}`) ?? [],
        ),
        relatedPosts: relatedTo(entry, blog, content),
        parent: { title: blog.title, url: blogPath(blog) },
        promoDetails: {
          promoBarTitle: promo.title,
          promoBarDescription: promo.description,
          promoBarRenderStyle: promo.renderStyle,
          ...(promo.link && { promoBarCallToActionLink: promo.link }),
          hidePromoBar: false,
          ...(promo.subscription && { oneClickSubscription: promo.subscription }),
        },
        sEOTitle,
        accessStatus: isForRegistered ? 'registered' : 'public',
        ...(teaser && { teaser }),
      },
    },
    metadata: { title: sEOTitle, description, canonical: path, image: heroImageUrl ?? '', language: blog.language },
  };
  return { slug, position, id: slug, name, for_registered: isForRegistered, answer, body: html };
}

const maxRelated = 2;

/** The related articles that the editors chose, including repeated ones, and the newest entries with a common tag. */
function relatedTo(entry: BlogEntry, blog: Blog, { articles }: Content): { title: string; url: string }[] {
  const named = (entry.related ?? []).flatMap((slug) => {
    const article = articles.find((candidate) => candidate.slug === slug && candidate.language === blog.language);
    return article
      ? { title: article.title, url: `${blog.language === 'en' ? '' : `/${blog.language}`}/insights/${slug}` }
      : [];
  });
  const shared = ({ tags }: BlogEntry) => tags.filter((tag) => entry.tags.includes(tag)).length;
  const entriesWithSharedTags = blog.entries
    .filter((candidate) => candidate !== entry && shared(candidate) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, maxRelated);
  return [
    ...named,
    ...entriesWithSharedTags.map((relatedEntry) => ({ title: relatedEntry.title, url: entryPath(blog, relatedEntry) })),
  ];
}
