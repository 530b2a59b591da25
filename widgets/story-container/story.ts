import { choice, content, group, image, text, type Prop, type PropsOf } from '../../src/contract';
import { callToActions, templateOf } from '../../src/features/editorial';
import { bespokeProps, cerosProps, flourishProps, hasExperience, PASTED } from '../../src/features/embeds';
import { videoFileProps, hasVideo } from '../../src/features/media';
import { phrase } from '../../src/ui';

type Template = (typeof TEMPLATES)[number];

/** By priority, if the editor named no type. */
const TEMPLATES = ['bespoke', 'ceros', 'flourish', 'video', 'story-item'] as const;

const members = {
  id: text({
    max: 100,
    description:
      'What the content system calls it, and a link to it says after the #; made from the title unless given.',
  }),
  template: templateOf(TEMPLATES, {
    description: 'Which of its media counts, where there are several; found out unless given.',
  }),
  mediaPlacement: choice(['left', 'right'], {
    default: 'right',
    description: 'The side of the media; mirrored where text runs from right to left.',
  }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], { default: 'paper', description: 'The ground of this story.' }),
  eyebrow: phrase({ max: 80, description: 'A word or two above the title; "Exhibit" where there is only a number.' }),
  displayNumber: text({ max: 40, description: 'The number that the text around refers to, such as 3.' }),
  title: phrase({ max: 200, description: 'The title of the story.' }),
  description: content({ description: 'Its words.' }),
  callToActionLinks: callToActions({ max: 4, description: 'Where to read on.' }),
  exhibitImage: image({ description: 'The exhibit, with its alternative text, width and height.' }),
  mobileExhibitImage: image({ description: 'The same, drawn for screens narrower than 768 px.' }),
  accessibilityDescription: content({ description: 'What the media show, in words.' }),
  footnotes: content({ description: 'Notes and sources beneath the media.' }),
  video: content({
    pasted: `video, ${PASTED}`,
    description:
      'The video as the server wrote it: a <video> with its sources and captions, or the embed code of a platform.',
  }),
  ...videoFileProps,
  ...bespokeProps,
  ...cerosProps,
  ...flourishProps,
};

type Fields = PropsOf<typeof members>;

export interface Story extends Fields {
  /** The media beside the text. */
  readonly media: Template | 'none';
}

const isFilled: Readonly<Record<Template, (fields: Fields) => boolean>> = {
  bespoke: ({ bespokeInteractiveId }) => Boolean(bespokeInteractiveId),
  ceros: hasExperience,
  flourish: ({ flourishVisualizationId }) => Boolean(flourishVisualizationId),
  video: (fields) => Boolean(fields.video) || hasVideo(fields),
  'story-item': ({ exhibitImage }) => Boolean(exhibitImage),
};

const plain = group(members, { description: 'One story: words, and what stands beside them.' });

export const story: Prop<Story | undefined> = {
  ...plain,
  default: undefined,
  read(source, note) {
    const fields = plain.read(source, note);
    if (!fields) return undefined;
    const { template: requestedTemplate } = fields;
    if (requestedTemplate && requestedTemplate !== 'story-item' && !isFilled[requestedTemplate](fields))
      note(`is of the template "${requestedTemplate}", but nothing that belongs to it is filled in`);
    const media =
      [...(requestedTemplate ? [requestedTemplate] : []), ...TEMPLATES].find((template) =>
        isFilled[template](fields),
      ) ?? 'none';
    if (media !== 'none' || fields.title || fields.description) return { ...fields, media };
    note({ dropped: 'has neither words nor media', missing: 'title' });
    return undefined;
  },
};
