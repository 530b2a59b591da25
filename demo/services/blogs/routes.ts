import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Content } from '../../content/load.ts';
import type { Authentication } from '../accounts/authenticate.ts';
import { read } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import { toLanguage } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
import { notModified, publicAnswer, publicText } from '../http/public-answer.ts';
import type { Post } from '../insights/lists.ts';
import { postSchema } from '../insights/routes.ts';
import {
  cursorSchema,
  facetsSchema,
  maxCursorLength,
  numberParameter,
  plainText,
  queryOf,
  textParameter,
  wholeNumber,
  withoutSchema,
} from '../lists/fields.ts';
import { atomOf, atomType } from '../lists/atom.ts';
import { anyOf, type Cursors, type Lists, pageOf } from '../lists/index.ts';
import { answer, errors, list, object as shape } from '../openapi/schemas.ts';
import type { Parameter } from '../openapi/types.ts';
import type { Blogs } from './blogs.ts';
import { blogFacets, blogPath, listOfBlog, site } from './lists.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const base = '/services/articles/{site}/{blog}';

const link = shape({ title: text, url: text });
const author = shape(
  {
    url: { ...text, description: 'URL of their entries in this blog.' },
    title: { ...text, description: 'The name of the author.' },
    image: { ...text, description: 'Empty without a portrait.' },
    firmtitle: text,
    location: shape({ name: text, url: text }),
    authordescription: text,
    profiledescription: text,
    profileurl: text,
    authorTitle: { ...text, description: 'Their role in this blog. Pages show details of an author only with a role.' },
  },
  ['authorTitle'],
);
const promo = shape(
  {
    promoBarTitle: text,
    promoBarDescription: text,
    promoBarRenderStyle: { ...text, enum: ['text', 'subscribe', 'link'] },
    promoBarCallToActionLink: shape({ text, url: text }),
    hidePromoBar: flag,
    oneClickSubscription: { ...text, description: 'Code of the newsletter.' },
  },
  ['promoBarCallToActionLink', 'oneClickSubscription'],
);
const entry = shape(
  {
    id: text,
    title: text,
    description: text,
    body: { ...text, description: 'HTML with placeholders. Missing if the reader may not read it.' },
    heroImage: shape({ src: text, alt: text, width: count, height: count, caption: text }, ['caption']),
    heroImageRenderStyle: {
      ...text,
      enum: ['Edge-to-Edge with text overlay', 'Edge-to-Edge', 'Small', 'Column Width'],
    },
    showCaption: flag,
    hideDek: flag,
    displayDate: { ...text, format: 'date' },
    readingMinutes: count,
    blogEntryTags: list(shape({ blogTagTitle: text, name: text, url: text })),
    authors: list(author),
    relatedPosts: { ...list(link), description: 'In the order of the editors. Posts may be repeated.' },
    parent: link,
    promoDetails: promo,
    sEOTitle: text,
    accessStatus: { ...text, enum: ['public', 'registered'] },
    teaser: {
      ...text,
      description: 'The beginning of an entry for registered readers, which anonymous visitors may read.',
    },
  },
  ['body', 'heroImage', 'teaser'],
);

const path: readonly Parameter[] = [
  { name: 'site', in: 'path', required: true, description: `The site: ${site}.`, schema: text },
  { name: 'blog', in: 'path', required: true, description: 'The slug of the blog.', schema: text },
];
const postsQuery = object({
  tag: plainText(),
  author: plainText(),
  language: plainText(35),
  limit: wholeNumber(1, 100, 10),
  afterId: plainText(maxCursorLength),
});

interface Parts {
  blogs: Blogs;
  lists: Lists;
  cursors: Cursors;
  authentication: Authentication;
  content: Pick<Content, 'blogs'>;
  addresses: Addresses;
  day: () => string;
}

const maxEntriesInFeed = 50;
const feedQuery = object({ tag: plainText(), author: plainText() });

export function blogOperations(parts: Parts): Operation[] {
  return [
    getBlogAuthorsOperation(parts),
    getBlogTagsOperation(parts),
    findBlogPostsOperation(parts),
    blogFeedOperation(parts),
    getBlogEntriesOperation(parts),
    getBlogEntryOperation(parts),
  ];
}

function getBlogAuthorsOperation({ blogs }: Parts): Operation {
  return {
    method: 'get',
    path: `${base}/authors`,
    description: {
      operationId: 'getBlogAuthors',
      tags: ['blogs'],
      summary: 'The authors of a blog',
      parameters: path,
      responses: {
        200: answer('The authors.', shape({ results: list(author) })),
        ...notModified,
        ...errors('notFound'),
      },
    },
    handle: async (context) => publicAnswer(context, { results: orNotFound(await blogs.authors(blogOf(context))) }),
  };
}

function getBlogTagsOperation({ blogs }: Parts): Operation {
  return {
    method: 'get',
    path: `${base}/tags`,
    description: {
      operationId: 'getBlogTags',
      tags: ['blogs'],
      summary: 'The tags of a blog',
      parameters: path,
      responses: { 200: answer('The tags.', shape({ results: list(link) })), ...notModified, ...errors('notFound') },
    },
    handle: async (context) => publicAnswer(context, { results: orNotFound(await blogs.tags(blogOf(context))) }),
  };
}

function findBlogPostsOperation({ blogs, lists, cursors }: Parts): Operation {
  return {
    method: 'get',
    path: `${base}/posts`,
    description: {
      operationId: 'findBlogPosts',
      tags: ['blogs'],
      summary: 'Posts of a blog, latest first, with counts',
      parameters: [
        ...path,
        textParameter('tag', 'One tag, by the slug in its address.'),
        textParameter('author', 'One author, by the slug in their address.'),
        textParameter('language', 'BCP 47 tag. Default: all languages.', 35),
        numberParameter('limit', 'Maximum number of results.', { most: 100, preset: 10 }),
        textParameter('afterId', 'nextCursor of the previous page. Empty for the first page.', maxCursorLength),
      ],
      responses: {
        200: answer(
          'A page of them.',
          shape({
            posts: list(postSchema),
            hasNext: flag,
            nextCursor: cursorSchema,
            total: count,
            facets: facetsSchema(...blogFacets),
            without: withoutSchema,
          }),
        ),
        ...notModified,
        ...errors('malformed', 'cursorUnknown', 'cursorExpired', 'notFound'),
      },
    },
    async handle(context) {
      const blog = blogOf(context);
      const { limit, afterId, tag, author, ...parameters } = read(queryOf(context), postsQuery);
      orNotFound(await blogs.tags(blog));
      // A request for en-GB continues the list that the server rendered in English.
      const language = toLanguage(parameters.language) ?? parameters.language;
      const scope = { blog, tag, author, language };
      const groups = [
        anyOf('tag', { tag: valuesOf(tag) }),
        anyOf('author', { author: valuesOf(author) }),
        anyOf('language', { language: valuesOf(language) }),
      ].flatMap((group) => group ?? []);
      const page = await lists.find<Post>({
        list: listOfBlog(blog),
        groups,
        counted: blogFacets,
        page: { size: limit, after: cursors.read(afterId, scope) },
      });
      return publicAnswer(context, {
        posts: page.rows.map(({ item }) => item),
        ...pageOf(page, { groups, cursors, scope }),
      });
    },
  };
}

function blogFeedOperation({ lists, content, addresses, day }: Parts): Operation {
  return {
    method: 'get',
    path: `${base}/feed.atom`,
    description: {
      operationId: 'blogFeed',
      tags: ['blogs'],
      summary: 'Entries of a blog to subscribe to, as Atom',
      description: `The newest ${maxEntriesInFeed} entries, all or those of one tag or author.`,
      parameters: [
        ...path,
        textParameter('tag', 'One tag, by the slug in its address.'),
        textParameter('author', 'One author, by the slug in their address.'),
      ],
      responses: {
        200: { description: 'Atom (RFC 4287).', content: { [atomType]: { schema: text } } },
        ...notModified,
        ...errors('notFound'),
      },
    },
    async handle(context) {
      const id = blogOf(context);
      const blog = orNotFound(content.blogs.find((candidate) => candidate.id === id));
      const { tag, author } = read(queryOf(context), feedQuery);
      const groups = [anyOf('tag', { tag: valuesOf(tag) }), anyOf('author', { author: valuesOf(author) })];
      const { rows } = await lists.find<Post>({
        list: listOfBlog(id),
        groups: groups.flatMap((group) => group ?? []),
        page: { size: maxEntriesInFeed },
      });
      const chosen = Object.entries({ tag, author }).filter(([, value]) => value);
      const [filter = ''] = chosen.map(([type, value]) => `#/${type}/${encodeURIComponent(value)}`);
      const query = chosen.length ? `?${new URLSearchParams(chosen)}` : '';
      const feed = atomOf({
        self: `${addresses.site}/services/articles/${site}/${id}/feed.atom${query}`,
        page: `${addresses.site}${blogPath(blog)}${filter}`,
        title: [blog.title, blog.tags[tag] ?? tag, author].filter(Boolean).join(': '),
        firm: blog.title,
        language: blog.language,
        entries: rows.map(({ item }) => ({
          url: addresses.site + item.url,
          title: item.title,
          day: item.displayDate,
          summary: item.description,
          categories: [item.eyebrow].filter(Boolean),
        })),
        day: day(),
      });
      return publicText(context, feed, `${atomType}; charset=utf-8`);
    },
  };
}

function getBlogEntriesOperation({ blogs }: Parts): Operation {
  return {
    method: 'get',
    path: `${base}/entries`,
    description: {
      operationId: 'getBlogEntries',
      tags: ['blogs'],
      summary: 'All entries of a blog by name, latest first',
      parameters: path,
      responses: {
        200: answer('The entries.', shape({ results: list(shape({ id: text, name: text })) })),
        ...notModified,
        ...errors('notFound'),
      },
    },
    handle: async (context) => publicAnswer(context, { results: orNotFound(await blogs.entries(blogOf(context))) }),
  };
}

function getBlogEntryOperation({ blogs, authentication }: Parts): Operation {
  return {
    method: 'get',
    path: `${base}/entries/{slug}`,
    description: {
      operationId: 'getBlogEntry',
      tags: ['blogs'],
      summary: 'One entry',
      description:
        'slug is the name of the entry in lower case without accents, with hyphens for all characters but letters and digits. Only requests with an access token receive the body of an entry for registered readers.',
      security: [{}, { bearer: [] }],
      parameters: [
        ...path,
        { name: 'slug', in: 'path', required: true, description: 'Derived from the name of the entry.', schema: text },
      ],
      responses: {
        200: answer(
          'The entry.',
          shape({
            main: shape({ blogEntry: entry }),
            metadata: shape({
              title: text,
              description: text,
              canonical: { ...text, description: 'A path on the site.' },
              image: text,
              language: text,
            }),
          }),
        ),
        ...notModified,
        ...errors('notSignedIn', 'notFound'),
      },
    },
    async handle(context) {
      const [blog, slug] = [blogOf(context), context.req.param('slug') ?? ''];
      const { answer: entryResponse, isForRegistered } = orNotFound(await blogs.entry(blog, slug));
      const session = isForRegistered ? await authentication.allow(context) : undefined;
      if (isForRegistered) context.header('Vary', 'Authorization', { append: true });
      if (isForRegistered && !session) return publicAnswer(context, entryResponse);
      const body = await blogs.bodyOf(blog, slug);
      const whole = { ...entryResponse, main: { blogEntry: { ...entryResponse.main.blogEntry, body } } };
      return session ? context.json(whole) : publicAnswer(context, whole);
    },
  };
}

function valuesOf(name: string): string[] {
  return name ? [name] : [];
}

function blogOf(context: Context): string {
  if (context.req.param('site') !== site) throw new ServiceError('notFound', 'There is no such site.');
  return context.req.param('blog') ?? '';
}

function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw new ServiceError('notFound', 'There is no such blog, or no such entry in it.');
  return value;
}
