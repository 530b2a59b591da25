import { placeSlides, releaseSlides } from './create-slider';

const slidesOf = (count: number) => Array.from({ length: count }, () => document.createElement('div'));
const shiftOf = (slide: HTMLElement) => slide.style.getPropertyValue('--_inlay-carousel-shift');

test('shifts each slide from its position in the row, in fractions of its width', () => {
  const slides = slidesOf(3);
  placeSlides(
    slides,
    [
      { distance: -0.5, size: 0.5, portion: 0 },
      { distance: 0, size: 0.5, portion: 1 },
      { distance: 0.5, size: 0.5, portion: 1 },
    ],
    0.5,
    false,
  );
  expect(slides.map(shiftOf)).toEqual(['-100%', '-100%', '-100%']);
  expect(slides.map(({ dataset }) => dataset.state)).toEqual(['away', undefined, undefined]);
});

test('places the first slide behind the last', () => {
  const slides = slidesOf(3);
  placeSlides(
    slides,
    [
      { distance: 1, size: 1, portion: 0 },
      { distance: -1, size: 1, portion: 0 },
      { distance: 0, size: 1, portion: 1 },
    ],
    1,
    false,
  );
  expect(slides.map(shiftOf)).toEqual(['100%', '-200%', '-200%']);
});

test('where text runs from right to left, the row does too', () => {
  const slides = slidesOf(2);
  // Half a slide further: the first leaves at the right, the second enters from the left.
  placeSlides(
    slides,
    [
      { distance: 0.5, size: 1, portion: 0.5 },
      { distance: -0.5, size: 1, portion: 0.5 },
    ],
    1,
    true,
  );
  expect(slides.map(shiftOf)).toEqual(['50%', '50%']);
});

test('leaves slides unchanged that are and stay out of view', () => {
  const slides = slidesOf(2);
  placeSlides(
    slides,
    [
      { distance: 0, size: 1, portion: 1 },
      { distance: 1, size: 1, portion: 0 },
    ],
    1,
    false,
  );
  placeSlides(
    slides,
    [
      { distance: 0, size: 1, portion: 1 },
      { distance: -1, size: 1, portion: 0 },
    ],
    1,
    false,
  );
  expect(shiftOf(slides[1]!)).toBe('0%');
});

test('in the end no trace is left', () => {
  const slides = slidesOf(1);
  placeSlides(slides, [{ distance: 1, size: 1, portion: 0 }], 1, false);
  releaseSlides(slides);
  expect(slides[0]!.getAttribute('style') ?? '').toBe('');
  expect(slides[0]!.dataset.state).toBeUndefined();
});
