import { choice, content, date, flag, image, integer, number, text } from '../../contract';
import { callToActions } from '../editorial';
import { phrase } from '../../ui';

/** The text of a page's header. */
export const heroHeadProps = {
  eyebrow: phrase({ max: 80, description: 'A word or two above the title.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'The title of the page.' }),
  titleSize: choice(['text-m', 'text-l', 'text-xl', 'text-xxl'], {
    default: 'text-xl',
    description: 'How large the title is.',
  }),
  headingLevel: integer({
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The level of the title among the headings of the page: 1 where it opens the page.',
  }),
  description: content({ description: 'What the page is about, in a sentence or two.' }),
  callToActionLinks: callToActions({ max: 2, description: 'What to do first, as buttons.' }),
};

/** The date and the publication of an article. */
export const heroArticleProps = {
  articleType: text({ max: 80, description: 'The eyebrow where there is none, such as "Interview".' }),
  date: date({ description: 'When it appeared.' }),
  sourcePublication: text({ max: 120, description: 'Where it appeared first.' }),
  externalPublication: text({ max: 120, description: 'The same, outside the house.' }),
};

/** The image, another one for phones, and its caption. */
export const heroPictureProps = {
  image: image({
    alias: ['standardImage', 'heroImage'],
    description: 'The picture, with its alternative text, width and height.',
  }),
  mobileImage: image({ description: 'Another crop of it for screens narrower than 768 px.' }),
  heroImageTopOffset: integer({
    minimum: 0,
    maximum: 100,
    default: 50,
    unit: '%',
    description: 'Which part of the picture stays where it is cropped: 0 its top, 100 its foot.',
  }),
  caption: content({ description: 'What the picture shows and who made it; a button brings it up.' }),
  showCaption: flag({ default: true, description: 'Whether the caption can be seen.' }),
};

/** Optional darkening of the image. The text is readable without it, on a panel. */
export const heroOverlayProps = {
  photoOverlayOpacity: opacity('How much the whole picture is darkened.'),
  gradientOverlayOpacity: opacity('How dark the picture is on the side where the gradient begins.'),
  gradientLevel: number({
    minimum: 0,
    maximum: 100,
    default: 0,
    unit: '%',
    description: 'The same in per cent; the larger of the two counts.',
  }),
  gradientDirection: choice(['bottom', 'top', 'left', 'right'], {
    default: 'bottom',
    description: 'The side where the gradient begins; left is where lines begin.',
  }),
  headerOverlayOpacity: opacity('How dark the picture is behind the page’s header, where that stands over it.'),
};

/** The position of the text on the image. */
export const heroPlaceProps = {
  verticalHeroTextPositioning: choice(['top', 'middle', 'bottom'], {
    default: 'bottom',
    description: 'Where the words stand from top to bottom.',
  }),
  horizontalHeroTextPositioning: choice(['left', 'center', 'right'], {
    default: 'left',
    description: 'Where they stand along the line; left is where lines begin.',
  }),
  heroTextWidth: textWidth('How much of the width the words may take.'),
  heroHeight: choice(['small', 'medium', 'large'], {
    default: 'medium',
    description: 'How much of the window it takes in height.',
  }),
};

/** The background of text beside the image. */
export const heroGroundProps = {
  backgroundColor: choice(['paper', 'surface', 'ink'], {
    default: 'paper',
    description: 'The ground of the words: that of the page, a shade of it, or dark with light text.',
  }),
};

/** The opacity of the darkening, from 0 to 1. Old datasources use per cent: values above 1 are divided by 100. */
export function opacity(description: string) {
  const plain = number({ default: 0, description });
  const limits = '0 to 1 or, in per cent, 0 to 100';
  const read: typeof plain.read = (source, note) => {
    const parsed = plain.read(source, note);
    if (parsed === undefined) return undefined;
    const share = parsed > 1 ? parsed / 100 : parsed;
    const corrected = Math.min(1, Math.max(0, share));
    if (corrected !== share) note({ original: parsed, limits, corrected });
    return corrected;
  };
  return { ...plain, limits, read };
}

/** The width of the text in per cent. Values outside 0 to 100 mean the full width. */
export function textWidth(description: string) {
  const plain = number({ default: 100, unit: '%', description });
  const limits = { minimum: 0, maximum: 100, unit: '%' };
  const read: typeof plain.read = (source, note) => {
    const parsed = plain.read(source, note);
    if (parsed === undefined || (parsed >= 0 && parsed <= 100)) return parsed;
    note({ original: parsed, limits, corrected: 100 });
    return 100;
  };
  return { ...plain, limits, read };
}
