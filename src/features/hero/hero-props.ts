import { choice, content, date, flag, image, integer, number, text } from '../../contract';
import { callToActions } from '../editorial';
import { phrase } from '../../ui';

/** The text of a page's header. */
export const heroHeadProps = {
  eyebrow: phrase({ max: 80, description: 'A short label above the title.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'The title of the page.' }),
  titleSize: choice(['text-m', 'text-l', 'text-xl', 'text-xxl'], {
    default: 'text-xl',
    description: 'The size of the title.',
  }),
  headingLevel: integer({
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The heading level of the title. 1 for the title of the page.',
  }),
  description: content({ description: 'A short description of the page.' }),
  callToActionLinks: callToActions({ max: 2, description: 'Links, shown as buttons.' }),
};

/** The date and the publication of an article. */
export const heroArticleProps = {
  articleType: text({ max: 80, description: 'The label above the title if there is no eyebrow, such as "Interview".' }),
  date: date({ description: 'The publication date.' }),
  sourcePublication: text({ max: 120, description: 'The original publication.' }),
  externalPublication: text({ max: 120, description: 'A publication outside the firm.' }),
};

/** The image, another one for phones, and its caption. */
export const heroPictureProps = {
  image: image({
    alias: ['standardImage', 'heroImage'],
    description: 'The image, with alternative text, width and height.',
  }),
  mobileImage: image({ description: 'Another crop for screens narrower than 768 px.' }),
  heroImageTopOffset: integer({
    minimum: 0,
    maximum: 100,
    default: 50,
    unit: '%',
    description: 'The part of the image that stays visible if it is cropped: 0 is the top, 100 the bottom.',
  }),
  caption: content({ description: 'A caption with the author of the image, shown by a button.' }),
  showCaption: flag({ default: true, description: 'Shows the caption.' }),
};

/** Optional darkening of the image. The text is readable without it, on a panel. */
export const heroOverlayProps = {
  photoOverlayOpacity: opacity('The darkness of the whole image.'),
  gradientOverlayOpacity: opacity('The darkness of the image on the side where the gradient begins.'),
  gradientLevel: number({
    minimum: 0,
    maximum: 100,
    default: 0,
    unit: '%',
    description: 'The same in per cent. The larger of the two applies.',
  }),
  gradientDirection: choice(['bottom', 'top', 'left', 'right'], {
    default: 'bottom',
    description: 'The side where the gradient begins. Left is the start of a line.',
  }),
  headerOverlayOpacity: opacity('The darkness of the image behind the page’s header, if the header is over it.'),
};

/** The position of the text on the image. */
export const heroPlaceProps = {
  verticalHeroTextPositioning: choice(['top', 'middle', 'bottom'], {
    default: 'bottom',
    description: 'The vertical position of the text.',
  }),
  horizontalHeroTextPositioning: choice(['left', 'center', 'right'], {
    default: 'left',
    description: 'The horizontal position of the text. Left is the start of a line.',
  }),
  heroTextWidth: textWidth('The maximum width of the text.'),
  heroHeight: choice(['small', 'medium', 'large'], {
    default: 'medium',
    description: 'The height, relative to the window.',
  }),
};

/** The background of text beside the image. */
export const heroGroundProps = {
  backgroundColor: choice(['paper', 'surface', 'ink'], {
    default: 'paper',
    description: 'The background of the text: that of the page, a shade of it, or dark with light text.',
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
