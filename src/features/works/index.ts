/**
 * The props of a person's publications. Separate from the list itself (published-work), which profile pages load
 * only if they have one.
 */
import { flag, group, image, link, list, text, sourceText, type Prop, type PropsOf } from '../../contract';

const external = text({
  default: '',
  description: 'Publications on other sites, one line each: `title|URL|source|date`.',
});

/** Content systems write long texts as fields with significant line breaks. */
const lines: Prop<string> = {
  ...external,
  read: (source, note) =>
    source.from === 'content' ? sourceText(source.value).trim() || undefined : external.read(source, note),
};

const work = group(
  {
    title: text({ max: 300, description: 'The title. Default: the text of the link.' }),
    url: link({ alias: ['URL'], description: 'The link.' }),
    source: text({ max: 200, default: '', description: 'The publication.' }),
    sourcePublication: text({
      max: 200,
      default: '',
      description: 'The full name of the publication, which is shown instead.',
    }),
    displayDate: text({
      max: 60,
      default: '',
      description: 'The date, such as 2026-11-20, 20 November 2026, 20.11.2026 or 2026-11.',
    }),
    articleType: text({ max: 60, default: '', description: 'The type, such as Article.' }),
    image: image({ description: 'The image.' }),
    imageUrl: text({ max: 1000, description: 'The URL of its image, if there is no `image`.' }),
    imageAlt: text({ max: 300, default: '', description: 'The alternative text of that image.' }),
    languageName: text({
      max: 60,
      description: 'The language, by name or code. Default: that of the page. Items in other languages are left out.',
    }),
  },
  { description: 'A publication on this site.' },
);

/** A person's publications, here and elsewhere. */
export const workProps = {
  externalPublishedWork: lines,
  publishedWork: list(work, {
    max: 500,
    default: [] as readonly NonNullable<ReturnType<typeof work.read>>[],
    description: 'Publications on this site.',
  }),
  autoFetchPublishedWork: flag({ description: 'Loads the articles of `author` from the service, too.' }),
  author: text({ max: 200, description: 'The id of the person, for `autoFetchPublishedWork`.' }),
};

export type WorksGiven = PropsOf<typeof workProps>;
