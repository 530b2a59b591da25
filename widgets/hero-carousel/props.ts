import { content, defineProps, flag, group, image, integer, list, text, type PropsOf } from '../../src/contract';
import { callToActions, frameProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

const slide = group(
  {
    eyebrow: phrase({ max: 80, description: 'A short label above the title.' }),
    title: phrase({ max: 160, alias: ['headline'], description: 'The headline of the slide.' }),
    description: content({ description: 'A short description below the title.' }),
    image: image({
      alias: ['standardImage'],
      description: 'The image, with alternative text, width and height.',
    }),
    mobileImage: image({ description: 'Another crop for screens narrower than 768 px.' }),
    callToActionLinks: callToActions({ max: 2, description: 'The link of the slide.' }),
  },
  { requiresAny: ['title', 'description', 'image'], description: 'One story.' },
);

/** In milliseconds: a slide that stays for less cannot be read, it would only flicker. */
const MIN_INTERVAL = 2000;

const time = integer({
  default: 7000,
  minimum: 0,
  maximum: 60_000,
  unit: 'ms',
  description: 'The time until the next slide, at least two seconds. With 0, only the visitor changes slides.',
});

const autoplay: typeof time = {
  ...time,
  read(source, note) {
    const seconds = time.read(source, note);
    if (!seconds || seconds >= MIN_INTERVAL) return seconds;
    note(`is ${seconds}, too short for a slide to be read; ${MIN_INTERVAL} is used`);
    return MIN_INTERVAL;
  },
};

export const props = defineProps({
  label: text({
    max: 80,
    description: 'The name of the carousel for screen readers. Default: "Highlights".',
  }),
  slides: list(slide, { max: 20, description: 'The stories, the most important first.', default: [] }),
  autoplay,
  showDots: flag({ description: 'Shows a dot for each slide beside the counter.' }),
  ...frameProps,
});

export type HeroCarouselProps = PropsOf<typeof props>;
export type HeroSlide = HeroCarouselProps['slides'][number];
