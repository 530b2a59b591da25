import type { Content } from './load.ts';

/**
 * Throws at the first id without a target: an author, a speaker, an office, an original, a tag or a related article.
 */
export function checkReferences(content: Content): void {
  const people = new Set(content.people.map(({ id }) => id));
  const offices = new Set(content.offices.map(({ id }) => id));
  const slugs = new Set(content.articles.map(({ slug }) => slug));

  const demand = (knownIds: Set<string>, id: string, source: string) => {
    if (!knownIds.has(id))
      throw new Error(`${source}: "${id}" does not exist. Correct the id, or add what it should name.`);
  };

  for (const { language, slug, authors, translationOf } of content.articles) {
    const file = `articles/${language}/${slug}.md`;
    for (const author of authors) demand(people, author, `${file}: authors`);
    if (translationOf) demand(slugs, translationOf, `${file}: translationOf`);
  }
  for (const { id: blog, tags, authors, entries } of content.blogs) {
    for (const author of Object.keys(authors)) demand(people, author, `blogs/${blog}/blog.yaml: authors`);
    for (const entry of entries) {
      const file = `blogs/${blog}/${entry.slug}.md`;
      for (const tag of entry.tags) demand(new Set(Object.keys(tags)), tag, `${file}: tags`);
      for (const author of entry.authors) demand(new Set(Object.keys(authors)), author, `${file}: authors`);
      for (const slug of entry.related ?? []) demand(slugs, slug, `${file}: related`);
    }
  }
  for (const { id, office } of content.people) demand(offices, office, `people.json: office of "${id}"`);
  for (const { id, speakers } of content.videos) {
    for (const speaker of speakers) demand(people, speaker, `videos.json: speakers of "${id}"`);
  }
  for (const { quizId, questions } of content.quizzes) {
    for (const { id, relatedArticle } of questions) {
      demand(
        slugs,
        relatedArticle.url.split('/').at(-1) ?? '',
        `quizzes.json: relatedArticle.url of "${id}" in "${quizId}"`,
      );
    }
  }
}
