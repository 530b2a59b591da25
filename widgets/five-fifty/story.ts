import {
  choice,
  content,
  group,
  image,
  link,
  type Image,
  type Link,
  type Prop,
  type PropOptions,
  type PropsOf,
  text,
  isRecord,
  unwrap,
} from '../../src/contract';
import { safeLink } from '../../src/core';
import { phrase } from '../../src/ui';

/** As in the anchor of a panel. */
export type MediaType = 'bespoke' | 'ceros' | 'image' | 'video';

const TEMPLATES = ['bespoke', 'ceros', 'exhibit', 'video'] as const;
/** Templates with other media are not shown. */
type Template = (typeof TEMPLATES)[number] | 'unknown';

/** By its names in datasources: "Ceros for FiveFifty", "ExhibitForFiveFifty". */
function template(options: PropOptions<(typeof TEMPLATES)[number]>): Prop<Template | undefined> {
  const plain = choice(TEMPLATES, options);
  const textProp = text(options);
  return {
    ...plain,
    read(source, note) {
      const value = source.from === 'json' ? unwrap(source.value) : undefined;
      // Content systems print a template with its id.
      const name = textProp.read(isRecord(value) ? { from: 'json', value: value['name'] } : source, note);
      if (!name) return undefined;
      const letters = name.toLowerCase().replace(/[^a-z]/g, '');
      const found = TEMPLATES.find((template) => letters.startsWith(template));
      if (!found) note(`is "${name}", which is none of ${TEMPLATES.join(', ')}; only the text is shown`);
      return found ?? 'unknown';
    },
  };
}

/** The fields of an image, a video or an embedded page. Their own modules read and check all but the image. */
export const mediaProps = {
  exhibitImage: image({
    alias: ['standardImage', 'image'],
    description: 'The image, with alternative text, width and height.',
  }),
  mobileImage: image({
    alias: ['mobileExhibitImage'],
    description: 'Another crop for screens narrower than 768 px.',
  }),
  media: content({
    description:
      'The server-rendered media: a `<video>`, or the placeholder of `inline-video`, `ceros` or `bespoke-interactive`.',
  }),
  accessibilityDescription: content({ description: 'The text alternative of the media.' }),
  bespokeInteractiveId: text({
    max: 300,
    description: 'Name of an interactive in the content folder; see `bespoke-interactive`.',
  }),
  cerosOembedUrl: text({ max: 300, description: 'The URL of a Ceros experience for all windows; see `ceros`.' }),
  desktopId: text({ alias: ['cerosId'], max: 300, description: 'Id of a Ceros experience.' }),
  desktopUrl: text({ max: 300, description: 'The URL, if there is no id.' }),
  desktopPaddingPercentage: text({ max: 20, description: 'The height as a percentage of the width, such as `56.25`.' }),
  desktopOverrideHeight: text({ max: 20, description: 'A fixed height, in pixels.' }),
  mobileId: text({ alias: ['mobileCerosId'], max: 300, description: 'Id of the experience for narrow windows.' }),
  mobileUrl: text({ max: 300, description: 'The URL, if there is no id.' }),
  mobilePaddingPercentage: text({ max: 20, description: 'The height as a percentage of the width.' }),
  mobileOverrideHeight: text({ max: 20, description: 'A fixed height, in pixels.' }),
  videoId: text({ max: 300, description: 'Id of a video on the video platform; see `inline-video`.' }),
  mp4Id: text({ max: 300, description: 'A video as MP4: its id in the media library, or its address.' }),
  webmId: text({ max: 300, description: 'The same as WebM, which is smaller.' }),
};

export type Media = PropsOf<typeof mediaProps>;

const articleProps = {
  url: link({ description: 'The article. The text of the link is the title if there is no other.' }),
  title: phrase({ max: 200, description: 'Its title.' }),
  eyebrow: phrase({
    max: 80,
    alias: ['articleType', 'contentType'],
    description: 'A short label above the title, such as its type.',
  }),
  source: text({ max: 120, alias: ['sourcePublication', 'externalPublication'], description: 'The publication.' }),
  standardImage: firstImage({ description: 'The image.' }),
};

export type RelatedArticle = Partial<Omit<PropsOf<typeof articleProps>, 'url'>> & { readonly url: Link };

const plainArticle = group(articleProps, { description: 'An article to read next.' });

/** An article to read next: it needs a title and an address. */
export const relatedArticle: Prop<RelatedArticle | undefined> = {
  ...plainArticle,
  default: undefined,
  read(source, note) {
    const article = plainArticle.read(source, note);
    if (article?.url && safeLink(article.url.url) && (article.title ?? article.url.text))
      return { ...article, url: article.url };
    note(
      article && safeLink(article.url?.url) ? 'has no title, so it is left out' : 'has no address, so it is left out',
    );
    return undefined;
  },
};

/** A link, with the content system's data of the linked article. */
export type StoryLink = Link & { readonly article?: PropsOf<typeof articleProps> | undefined };

const plainLink = link({
  alias: ['cTALink', 'CTALink', 'ctaLink'],
  description: 'The article of the story. It is added to the related articles, too.',
});

const storyLink: Prop<StoryLink | undefined> = {
  ...plainLink,
  read(source, note) {
    const read = plainLink.read(source, note);
    if (!safeLink(read?.url)) return undefined;
    const value = source.from === 'json' ? unwrap(source.value) : undefined;
    const target = isRecord(value) && unwrap(value['targetItem']);
    return (
      read && {
        ...read,
        article: isRecord(target) ? plainArticle.read({ from: 'json', value: target }, note) : undefined,
      }
    );
  },
};

const members = {
  id: text({ max: 100, description: 'The name in the content system.' }),
  template: template({
    alias: ['templateName'],
    description: 'The media to show if there are several: Bespoke, Ceros, Exhibit or Video. Default: detected.',
  }),
  title: phrase({ max: 200, description: 'The title of the story.' }),
  description: content({ description: 'The text, short enough for one screen.' }),
  ...mediaProps,
  callToActionLink: storyLink,
  callToActionEyebrow: phrase({
    max: 80,
    alias: ['cTAEyebrow', 'CTAEyebrow', 'ctaEyebrow'],
    description: 'A short label above that link.',
  }),
  callToActionThumbnail: image({
    alias: ['cTAThumbnail', 'CTAThumbnail', 'ctaThumbnail'],
    description: 'A small image beside that link.',
  }),
};

export interface Story extends PropsOf<typeof members> {
  /** The media beside the text. */
  readonly shows: MediaType | 'none';
}

const plain = group(members, { description: 'A story: text, with media beside it.' });

export const story: Prop<Story | undefined> = {
  ...plain,
  default: undefined,
  read(source, note) {
    const fields = plain.read(source, note);
    if (!fields) return undefined;
    const shows = shownBy(fields, fields.template);
    if (fields.template && fields.template !== 'unknown' && shows === 'none')
      note(`is of the template "${fields.template}", but nothing that belongs to it is filled in`);
    if (shows !== 'none' || fields.title || fields.description) return { ...fields, shows };
    note({ dropped: 'has neither words nor media', missing: 'title' });
    return undefined;
  },
};

/** The type of the media; with a template, only the type of that template. */
export function shownBy(fields: Media, template?: Template): MediaType | 'none' {
  const has: Readonly<Record<(typeof TEMPLATES)[number], boolean>> = {
    bespoke: Boolean(fields.bespokeInteractiveId),
    ceros: Boolean(
      fields.cerosOembedUrl ?? fields.desktopId ?? fields.desktopUrl ?? fields.mobileId ?? fields.mobileUrl,
    ),
    video: Boolean(fields.videoId ?? fields.mp4Id ?? fields.webmId),
    exhibit: Boolean(fields.exhibitImage),
  };
  const mediaTemplate = fields.media && templateOf(fields.media);
  const found =
    TEMPLATES.filter((candidate) => !template || candidate === template).find(
      (candidate) => has[candidate] || candidate === mediaTemplate,
    ) ??
    (!template && mediaTemplate);
  if (!found) return 'none';
  return found === 'exhibit' ? 'image' : found;
}

/** Server-rendered media without fields. */
function templateOf(media: NonNullable<Media['media']>): (typeof TEMPLATES)[number] {
  if (media.kind !== 'live') return 'exhibit';
  const { element } = media;
  const module =
    (element.matches('[data-module]') ? element : element.querySelector('[data-module]'))?.getAttribute(
      'data-module',
    ) ?? '';
  if (/bespoke/.test(module)) return 'bespoke';
  if (/ceros/.test(module)) return 'ceros';
  return /video/.test(module) || element.matches('video') || element.querySelector('video') ? 'video' : 'exhibit';
}

/** Content systems store one image, or several. The first is used. */
function firstImage({ description }: { description: string }): Prop<Image | undefined> {
  const plainImage = image({ description, alias: ['images', 'thumbnailImage', 'image'] });
  return {
    ...plainImage,
    read(source, note) {
      const value = source.from === 'json' ? unwrap(source.value) : undefined;
      return plainImage.read(Array.isArray(value) ? { from: 'json', value: value[0] as unknown } : source, note);
    },
  };
}
