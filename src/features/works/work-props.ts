import { flag, group, image, link, list, text, sourceText, type Prop, type PropsOf } from '../../contract';

const external = text({
  default: '',
  description: 'What was published elsewhere: a line each, `title|URL|source|date`.',
});

/** Content systems write long texts as fields with significant line breaks. */
const lines: Prop<string> = {
  ...external,
  read: (source, note) =>
    source.from === 'content' ? sourceText(source.value).trim() || undefined : external.read(source, note),
};

const work = group(
  {
    title: text({ max: 300, description: 'Its title; the words of the link where it is missing.' }),
    url: link({ alias: ['URL'], description: 'Where it is.' }),
    source: text({ max: 200, default: '', description: 'Where it appeared.' }),
    sourcePublication: text({ max: 200, default: '', description: 'The same by its full name, shown instead.' }),
    displayDate: text({
      max: 60,
      default: '',
      description: 'When it was published, such as 2026-11-20, 20 November 2026, 20.11.2026 or 2026-11.',
    }),
    articleType: text({ max: 60, default: '', description: 'What it is, such as Article.' }),
    image: image({ description: 'Its picture.' }),
    imageUrl: text({ max: 1000, description: 'The address of its picture, where there is no `image`.' }),
    imageAlt: text({ max: 300, default: '', description: 'What that picture shows.' }),
    languageName: text({
      max: 60,
      description: 'Its language, by name or code; that of the page unless given. Another one is left out.',
    }),
  },
  { description: 'Something published on this site.' },
);

/** A person's publications, here and elsewhere. */
export const workProps = {
  externalPublishedWork: lines,
  publishedWork: list(work, {
    max: 500,
    default: [] as readonly NonNullable<ReturnType<typeof work.read>>[],
    description: 'What was published on this site.',
  }),
  autoFetchPublishedWork: flag({ description: 'Asks the service for the articles of `author` too.' }),
  author: text({ max: 200, description: 'The id of the person, for `autoFetchPublishedWork`.' }),
};

export type WorksGiven = PropsOf<typeof workProps>;
