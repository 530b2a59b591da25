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
    description: 'The name in the content system, and the anchor of the story. Default: derived from the title.',
  }),
  template: templateOf(TEMPLATES, {
    description: 'The media to show if there are several. Default: detected.',
  }),
  mediaPlacement: choice(['left', 'right'], {
    default: 'right',
    description: 'The side of the media. It is mirrored in right-to-left text.',
  }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    default: 'paper',
    description: 'The background of this story.',
  }),
  eyebrow: phrase({ max: 80, description: 'A short label above the title. Default with a number: "Exhibit".' }),
  displayNumber: text({ max: 40, description: 'The number of the exhibit in the article, such as 3.' }),
  title: phrase({ max: 200, description: 'The title of the story.' }),
  description: content({ description: 'The text.' }),
  callToActionLinks: callToActions({ max: 4, description: 'Links to further reading.' }),
  exhibitImage: image({ description: 'The exhibit, with its alternative text, width and height.' }),
  mobileExhibitImage: image({ description: 'A version for screens narrower than 768 px.' }),
  accessibilityDescription: content({ description: 'The text alternative of the media.' }),
  footnotes: content({ description: 'Notes and sources below the media.' }),
  video: content({
    pasted: `video, ${PASTED}`,
    description: 'The server-rendered video: a <video> with sources and captions, or the embed code of a platform.',
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

const plain = group(members, { description: 'A story: text, with media beside it.' });

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
