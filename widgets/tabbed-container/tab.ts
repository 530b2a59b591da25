import { content, group, text, type Content, type Prop, type PropsOf } from '../../src/contract';
import { templateOf } from '../../src/features/editorial';
import { exhibitProps, type ExhibitContent } from '../../src/features/exhibits';
import { anchorOf, phrase, type Phrase, wordsOf } from '../../src/ui';

/** A provider's embed, and the module that renders it. */
interface Embed {
  readonly module: 'ceros' | 'flourish';
  /** Keyed by the names of the module's props. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

interface Tab {
  /** The label for analytics. */
  readonly id: string | undefined;
  /** The fragment of links to the tab. */
  readonly anchor: string | undefined;
  /** Without a title, the tab is labelled with its number. */
  readonly title: Phrase | undefined;
  readonly body: Content | undefined;
  readonly embed: Embed | undefined;
  readonly exhibit: ExhibitContent | undefined;
  /** All fields that have a value, whichever of them the template shows. */
  readonly media: Omit<ExhibitContent, 'title'> & PropsOf<typeof embedProps>;
}

/** The provider's module validates them. */
const embedProps = {
  cerosOembedUrl: text({ max: 300, description: 'The URL of a Ceros experience for all windows; see `ceros`.' }),
  desktopId: text({ alias: ['cerosId'], max: 300, description: 'Id of a Ceros experience.' }),
  desktopUrl: text({ max: 300, description: 'The URL, if there is no id.' }),
  mobileId: text({ alias: ['mobileCerosId'], max: 300, description: 'Id of the experience for narrow windows.' }),
  mobileUrl: text({ max: 300, description: 'The URL, if there is no id.' }),
  flourishVisualizationId: text({
    alias: ['visualisationId', 'visualizationId'],
    max: 300,
    description: 'Id of a Flourish visualisation; see `flourish`.',
  }),
};

const TEMPLATES = ['ceros', 'flourish', 'exhibit'] as const;

const members = group(
  {
    ...exhibitProps,
    id: text({
      max: 100,
      description: 'The name for analytics, and the anchor of the tab. Default: derived from the title.',
    }),
    title: phrase({ max: 120, description: 'The text of the tab.' }),
    body: content({
      pasted: 'table, form, video, audio, math',
      description: 'Text, images or placeholders of other modules, such as an embedded page.',
    }),
    template: templateOf(TEMPLATES, {
      description: 'The media to show if there are several: Ceros, Flourish or Exhibit. Default: detected.',
    }),
    ...embedProps,
  },
  { description: 'A tab: text, an exhibit, an embedded experience or chart, or several of these.' },
);

/** An empty tab is left out. */
export const tab: Prop<Tab | undefined> = {
  ...members,
  default: undefined,
  read(source, note) {
    const fields = members.read(source, note);
    if (!fields) return undefined;
    const { id, title, body, template, ...media } = fields;
    const text = title && wordsOf(title);
    const embed = template === 'exhibit' && media.exhibitImage ? undefined : embedOf(media, template);
    const exhibit = exhibitOf(
      embed ? { ...media, title, exhibitImage: undefined, accessibilityDescription: undefined } : { ...media, title },
    );
    if (template && template !== 'exhibit' && embed?.module !== template)
      note(`is of the template "${template}", but nothing that belongs to it is filled in`);
    if (!template && embed && media.exhibitImage)
      note(`has an exhibit and an embed of ${embed.module}, and only the embed is shown: name its template`);
    if (body ?? embed ?? exhibit) {
      if (!text) note('has no title, so its tab is called by its number');
      return { id: id ?? text, anchor: id ?? (text && anchorOf(text)), title, body, embed, exhibit, media };
    }
    note({
      dropped: text
        ? `is called "${text}", but has neither a body nor an exhibit`
        : 'has neither a title, a body nor an exhibit',
      missing: 'body',
    });
    return undefined;
  },
};

type EmbedFields = PropsOf<typeof embedProps> & Pick<ExhibitContent, 'accessibilityDescription'>;

function embedOf(fields: EmbedFields, template: string | undefined): Embed | undefined {
  const { flourishVisualizationId, accessibilityDescription } = fields;
  const { cerosOembedUrl, desktopId, desktopUrl, mobileId, mobileUrl } = fields;
  const isCeros = Boolean(cerosOembedUrl ?? desktopId ?? desktopUrl ?? mobileId ?? mobileUrl);
  if (flourishVisualizationId && (template === 'flourish' || !isCeros))
    return { module: 'flourish', values: { flourishVisualizationId, accessibilityDescription } };
  if (!isCeros) return undefined;
  const values = { cerosOembedUrl, desktopId, desktopUrl, mobileId, mobileUrl, accessibilityDescription };
  return { module: 'ceros', values };
}

/** Undefined if there is only a title, which is on the tab. */
function exhibitOf(exhibit: ExhibitContent): ExhibitContent | undefined {
  const { eyebrow, displayNumber, description, exhibitImage, source, footnotes } = exhibit;
  return (exhibitImage ?? description ?? source ?? footnotes ?? eyebrow ?? displayNumber) ? exhibit : undefined;
}
