import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BlogAuthor, BlogTag, EntryAnswer } from '../../demo/services/blogs/blogs.ts';
import type { Post } from '../../demo/services/insights/lists.ts';
import { slugOf } from '../../src/core/urls/slug.ts';
import { type App, startApp } from './setup/app.ts';
import { content } from './setup/large-content.ts';

interface Page {
  posts: Post[];
  hasNext: boolean;
  nextCursor: string;
  total: number;
  facets: { tag: Record<string, number>; author: Record<string, number> };
}

const [english, german] = content.blogs as [(typeof content.blogs)[number], (typeof content.blogs)[number]];
const gated = english.entries.find(({ access }) => access === 'registered')!;
/** A sentence of the body that is not in the teaser. */
const secret = 'sat in one another';

describe('Blogs', () => {
  let app: App;
  before(async () => (app = await startApp({ content })));
  after(() => app.stop());

  const of = (blog = english.id, site = 'alder-voss') => ({ site, blog });
  const posts = async (query: Record<string, string> = {}, blog = english.id) =>
    (await app.call<Page>('findBlogPosts', { path: of(blog), query })).body;
  const entry = (slug: string, headers: Record<string, string> = {}, blog = english.id) =>
    app.call<EntryAnswer>('getBlogEntry', { path: { ...of(blog), slug }, headers });

  it('are two of 24 entries, with twelve tags and nine authors', async () => {
    const authors = await app.call<{ results: BlogAuthor[] }>('getBlogAuthors', { path: of() });
    const tags = await app.call<{ results: BlogTag[] }>('getBlogTags', { path: of() });
    assert.deepEqual([authors.body.results.length, tags.body.results.length], [9, 12]);
    assert.deepEqual(tags.body.results[0], { url: '/blogs/second-shift#/tag/energy', title: 'Energy' });
    for (const { id } of content.blogs) assert.equal((await posts({}, id)).total, 24);
  });

  it('describe their authors, with their role in the blog', async () => {
    const { results } = (await app.call<{ results: BlogAuthor[] }>('getBlogAuthors', { path: of() })).body;
    const [ingrid, peter] = ['Ingrid Solheim', 'Peter Hollis'].map((name) =>
      results.find(({ title }) => title === name)!,
    );
    assert.deepEqual(
      [ingrid!.url, ingrid!.profileurl, ingrid!.location, ingrid!.authorTitle],
      [
        '/blogs/second-shift#/author/ingrid-solheim',
        '/people/ingrid-solheim',
        { name: 'Oslo', url: '/offices#oslo' },
        'Editor',
      ],
    );
    assert.equal(peter!.authorTitle, undefined);
  });

  it('have feeds, of a whole blog, a topic and an author, with the items of the list', async () => {
    const feed = async (query: string, blog = english.id) => {
      const response = await fetch(`${app.origin}/services/articles/alder-voss/${blog}/feed.atom${query}`);
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    for (const [query, filter] of [
      ['', {}],
      ['?tag=energy', { tag: 'energy' }],
      ['?author=ingrid-solheim', { author: 'ingrid-solheim' }],
    ] as const) {
      const { status, type, text } = await feed(query);
      assert.deepEqual([status, type], [200, 'application/atom+xml; charset=utf-8']);
      const ids = [...text.matchAll(/<entry>\n<id>(.*)<\/id>/g)].map(([, id]) => new URL(id!).pathname);
      const { posts: listed, total } = await posts({ ...filter, limit: '100' });
      assert.equal(ids.length, total);
      assert.deepEqual(
        ids,
        listed.map(({ url }) => url),
      );
    }
    assert.match((await feed('?tag=energy')).text, /<title>[^<]+: Energy<\/title>/);
    assert.doesNotMatch((await feed('?tag=unknown')).text, /<entry>/);
    assert.equal((await feed('', 'unknown')).status, 404);
  });

  it('say how many minutes each post takes to read', async () => {
    for (const { readingMinutes } of (await posts()).posts) assert.ok(readingMinutes >= 1);
  });

  it('are read page by page, each post once, the latest first', async () => {
    const seen: Post[] = [];
    for (let cursor = '', page = 0; page < 3; page += 1) {
      const answer = await posts({ limit: '10', afterId: cursor });
      seen.push(...answer.posts);
      assert.equal(answer.hasNext, page < 2);
      cursor = answer.nextCursor;
    }
    assert.deepEqual(
      seen.map(({ id }) => id),
      english.entries.map(({ slug }) => slug),
    );
    assert.equal(seen.find(({ id }) => id === 'water-by-the-bucket')?.imageUrl, '', 'one has no picture');
  });

  it('are filtered by the slug of a tag or of an author, in any case', async () => {
    const energy = english.entries.filter(({ tags }) => tags.includes('energy')).map(({ slug }) => slug);
    assert.deepEqual(
      (await posts({ tag: 'Energy', limit: '100' })).posts.map(({ id }) => id),
      energy,
    );
    assert.equal((await posts()).facets.tag['energy'], energy.length);
    const peter = english.entries.filter(({ authors }) => authors.includes('peter-hollis'));
    assert.equal((await posts({ author: 'peter-hollis' })).total, peter.length);
    assert.deepEqual((await posts({ tag: 'nothing' })).posts, []);
    assert.deepEqual((await posts({ language: 'de' })).posts, [], 'nothing German in an English blog');
    assert.equal(
      (await posts({ language: 'de-AT', tag: 'waerme' }, german.id)).posts[0]?.url,
      `/de/blogs/werkbank/${german.entries.find(({ tags }) => tags.includes('waerme'))!.slug}`,
    );
  });

  it('continue in the same language, in any spelling of its code', async () => {
    const { nextCursor } = await posts({ limit: '10', language: 'en' });
    assert.deepEqual(
      (await posts({ limit: '1', language: 'en-GB', afterId: nextCursor })).posts.map(({ id }) => id),
      [english.entries[10]!.slug],
    );
  });

  it('take no cursor of another question', async () => {
    const { nextCursor } = await posts({ limit: '3' });
    assert.equal(
      (await app.call('findBlogPosts', { path: of(), query: { limit: '3', tag: 'energy', afterId: nextCursor } })).code,
      1010,
    );
    assert.equal(
      (await app.call('findBlogPosts', { path: of(german.id), query: { limit: '3', afterId: nextCursor } })).code,
      1010,
    );
    assert.equal((await app.call('findBlogPosts', { path: of(), query: { limit: '0' }, isWrong: true })).code, 1000);
  });

  it('name all entries, and each is found by its name', async () => {
    for (const blog of content.blogs) {
      const { results } = (
        await app.call<{ results: { id: string; name: string }[] }>('getBlogEntries', { path: of(blog.id) })
      ).body;
      assert.deepEqual(
        results.map(({ name }) => name),
        blog.entries.map(({ name }) => name),
      );
      for (const { id, name } of results)
        assert.equal((await entry(slugOf(name), {}, blog.id)).body.main.blogEntry.id, id);
    }
  });

  it('say all that a page of an entry shows', async () => {
    const { body, headers } = await entry('eleven-apprentices-and-a-heat-pump');
    const { blogEntry } = body.main;
    assert.deepEqual(blogEntry.heroImage, {
      src: '/images/weave/eleven-apprentices-and-a-heat-pump.svg?ratio=16x9',
      alt: 'Strands that cross over and under each other',
      width: 1600,
      height: 900,
      caption: 'The wiring plan, after the fourth cohort.',
    });
    assert.deepEqual(blogEntry.blogEntryTags[1], {
      blogTagTitle: 'Heat',
      name: 'heat',
      url: '/blogs/second-shift#/tag/heat',
    });
    assert.deepEqual(
      [blogEntry.parent, blogEntry.accessStatus, blogEntry.authors[0]?.authorTitle],
      [{ title: 'Second shift', url: '/blogs/second-shift' }, 'public', 'Columnist on skills'],
    );
    assert.match(blogEntry.body!, /data-module="pull-quote"/);
    assert.deepEqual(
      [body.metadata.canonical, body.metadata.language],
      ['/blogs/second-shift/eleven-apprentices-and-a-heat-pump', 'en'],
    );
    assert.match(headers.get('cache-control') ?? '', /^public/);
    const again = await app.call('getBlogEntry', {
      path: { ...of(), slug: 'eleven-apprentices-and-a-heat-pump' },
      headers: { 'if-none-match': headers.get('etag')! },
    });
    assert.equal(again.status, 304);
  });

  it('contain the body of an entry for registered readers only with an access token', async () => {
    const anonymous = await entry(gated.slug);
    assert.equal(anonymous.body.main.blogEntry.accessStatus, 'registered');
    assert.equal(anonymous.body.main.blogEntry.teaser, gated.teaser);
    assert.ok(!('body' in anonymous.body.main.blogEntry) && !JSON.stringify(anonymous.body).includes(secret));
    assert.match(anonymous.headers.get('vary') ?? '', /Authorization/);

    const reader = await app.newReader();
    const signedInEntry = await entry(gated.slug, reader.signedIn);
    assert.ok(signedInEntry.body.main.blogEntry.body?.includes(secret));
    assert.equal(signedInEntry.headers.get('cache-control'), 'no-store');
    assert.equal((await entry(gated.slug, { authorization: 'Bearer nonsense' })).code, 2001);
    assert.equal((await entry(gated.slug)).body.main.blogEntry.body, undefined, 'nor after a reader has read it');
    for (const call of [posts({ limit: '100' }), entry(english.entries[0]!.slug)])
      assert.ok(!JSON.stringify(await call).includes(secret));
  });

  it('that there are not answer so', async () => {
    for (const [site, blog] of [
      ['alder-voss', 'nothing'],
      ['elsewhere', english.id],
      ['alder-voss', "' OR 1=1"],
    ] as const) {
      for (const operation of ['getBlogAuthors', 'getBlogTags', 'getBlogEntries', 'findBlogPosts'] as const)
        assert.equal((await app.call(operation, { path: of(blog, site) })).code, 4004);
    }
    for (const slug of ['nothing', '%', '..']) assert.equal((await entry(slug)).code, 4004);
    assert.equal((await entry(german.entries[0]!.slug)).code, 4004, 'an entry of the other blog');
  });
});
