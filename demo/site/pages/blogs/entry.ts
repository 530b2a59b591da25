import { Hono, type Context } from 'hono';
import type { Blog } from '../../../content/load.ts';
import { readAs } from '../../backend.ts';
import { page } from '../../layout/page.ts';
import { blogEntry, type EntryTold } from '../../parts/blog-entry.ts';
import { localPath } from '../../paths.ts';
import type { Env } from '../../site.ts';

const maxNext = 5;

/** One entry of a blog, in the blog's own language. */
export const blogEntryPage = new Hono<Env>().get('/blogs/:blog/:slug', async (c, next) => {
  const view = c.get('view');
  const blog = view.site.content.blogs.find(
    ({ id, language }) => id === c.req.param('blog') && language === view.language,
  );
  const entry = blog && (await fetchEntry(c, blog));
  if (!entry) return next();
  const path = localPath(blog.language, `/blogs/${blog.id}`);
  const after = blog.entries.slice(blog.entries.findIndex(({ slug }) => slug === entry.id) + 1).slice(0, maxNext);
  return c.html(
    page(view, {
      template: 'blog-entry',
      title: entry.title,
      description: entry.description,
      canonical: `${path}/${entry.id}`,
      about: {
        kind: 'article',
        title: entry.title,
        description: entry.description,
        url: `${path}/${entry.id}`,
        displayDate: entry.displayDate,
        standardImage: entry.heroImage,
      },
      isOverHero: false,
      main: blogEntry(view, entry, {
        listPath: `alder-voss/${blog.id}/entries`,
        next: after.map(({ slug, title }) => ({ title, url: `${path}/${slug}` })),
      }),
    }),
  );
});

async function fetchEntry(c: Context<Env>, blog: Blog): Promise<EntryTold | undefined> {
  const response = await readAs(
    c,
    `/services/articles/alder-voss/${blog.id}/entries/${encodeURIComponent(c.req.param('slug') ?? '')}`,
  );
  const { main } = (await response.json()) as { main?: { blogEntry: EntryTold } };
  return main?.blogEntry;
}
