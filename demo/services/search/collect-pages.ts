import {
  type Article,
  type Content,
  type Job,
  type Language,
  languages,
  type Person,
  type Practice,
  practices,
} from '../../content/load.ts';
import { openJobs } from '../../content/today.ts';
import { practiceWords } from './practices.ts';

export const kinds = ['insights', 'people', 'services', 'careers'] as const;
export type Kind = (typeof kinds)[number];

/** A page of the site in the search index. */
export interface Page {
  language: Language;
  kind: Kind;
  id: string;
  url: string;
  title: string;
  description: string;
  /** Text that is searched but not displayed. */
  body: string;
  image: string;
  authors: string[];
  location: string;
  tags: string[];
  published: string | undefined;
}

/**
 * Everything that search can find. Articles are found in their own language; people, practices and jobs in every
 * language, because their pages are the same for all. Of the same job in several cities, only one is listed.
 */
export function collectPages(content: Content): Page[] {
  return [
    ...content.articles.map((article) => articlePage(article, content.people)),
    ...languages.flatMap((language) => [
      ...content.people.filter(({ isPrivate }) => !isPrivate).map((person) => personPage(person, language, content)),
      ...(Object.keys(practices) as Practice[]).map((practice) => practicePage(practice, language)),
      ...openJobs(content)
        .filter(({ variantOf }) => !variantOf)
        .map((job) => jobPage(job, language)),
    ]),
  ];
}

function articlePage(article: Article, people: readonly Person[]): Page {
  const { language, slug, title, description } = article;
  const [practice] = practiceWords[article.practice][language];
  return {
    language,
    kind: 'insights',
    id: slug,
    url: `${language === 'en' ? '' : `/${language}`}/insights/${slug}`,
    title,
    description,
    // A search for "interview" should find interviews, but the word is not useful as a topic.
    body: `${article.eyebrow}. ${article.text}`,
    image: `/images/${article.image}/${article.translationOf ?? slug}.svg?ratio=3x2`,
    authors: article.authors.map((id) => people.find((person) => person.id === id)?.name ?? id),
    location: '',
    tags: [practice, ...article.topics],
    published: article.date,
  };
}

function personPage(person: Person, language: Language, { offices }: Content): Page {
  const office = offices.find(({ id }) => id === person.office);
  const [practice] = practiceWords[person.practice][language];
  return {
    ...nowhere,
    language,
    kind: 'people',
    id: person.id,
    url: `/people/${person.id}`,
    title: person.name,
    description: `${person.role}. ${person.bio}`,
    image: `/portraits/${person.id}.svg?ratio=1x1`,
    location: office ? `${office.city}, ${office.country}` : '',
    tags: [practice, ...person.interests],
  };
}

function practicePage(practice: Practice, language: Language): Page {
  const [title, description] = practiceWords[practice][language];
  return {
    ...nowhere,
    language,
    kind: 'services',
    id: practice,
    url: `/practices/${practice}`,
    title,
    description,
    tags: [title],
  };
}

function jobPage(job: Job, language: Language): Page {
  return {
    ...nowhere,
    language,
    kind: 'careers',
    id: job.id,
    url: `/careers/jobs/${job.friendlyURL}`,
    title: job.title,
    description: job.whatYouWillDo,
    body: `${job.whoYouWillWorkWith} ${job.yourBackground}`,
    location: [...job.cities].join(', '),
    tags: [job.interest, job.interestCategory, ...job.industries, ...job.functions],
  };
}

const nowhere = { body: '', image: '', authors: [], location: '', tags: [], published: undefined };
