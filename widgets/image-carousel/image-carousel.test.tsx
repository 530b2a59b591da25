import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import imageCarousel from './index';

const server = `
<div data-module="image-carousel">
  <h2 data-field="title">The depot</h2>
  <div class="inlay-carousel__slides">
    <figure data-item="slides"><img data-field="image" src="/one.svg" alt="Rings" width="1500" height="1000"><figcaption data-field="caption">04:10. <em>Silence.</em></figcaption></figure>
    <figure data-item="slides"><img data-field="image" src="/two.svg" alt="Threads"></figure>
    <figure data-item="slides"><img data-field="image" src="/three.svg" alt="A line"></figure>
  </div>
</div>`;

test('each picture is a slide with its caption', async () => {
  await mountPlaceholder(server, imageCarousel);
  const carousel = screen.getByRole('region', { name: 'The depot' });
  const slides = within(carousel).getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(within(slides[0]!).getByRole('img', { name: 'Rings' })).toHaveAttribute('loading', 'eager');
  expect(slides[0]).toHaveTextContent('04:10. Silence.');
});

test('the datasource and the page give the same', async () => {
  const { element } = await mountPlaceholder(server, imageCarousel);
  const textBefore = element.textContent;
  const { element: other } = await mountPlaceholder(
    `<div data-module="image-carousel"><script type="application/json">{"title": {"value": "The depot"}, "slides": [
      {"image": {"value": {"src": "/one.svg", "alt": "Rings"}}, "caption": {"value": "04:10. Silence."}},
      {"image": {"value": {"src": "/two.svg", "alt": "Threads"}}},
      {"image": {"value": {"src": "/three.svg", "alt": "A line"}}}]}</script></div>`,
    imageCarousel,
  );
  expect(other.textContent).toBe(textBefore);
});

test('a slide without a picture shows its words, and one without both is left out with a note', async () => {
  const { notes } = await mountPlaceholder(
    '<div data-module="image-carousel"><script type="application/json">{"slides": [{"caption": "Kept"}, {"credit": "A studio"}]}</script></div>',
    imageCarousel,
  );
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.getByRole('group')).toHaveTextContent('Kept');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(notes()).toEqual(['item 2 of slides is left out: it has no image and no caption']);
});
