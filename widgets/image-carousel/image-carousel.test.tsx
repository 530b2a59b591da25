import { screen, waitFor, within } from 'testing';
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

const zoomable = (attributes = '') =>
  `<div data-module="image-carousel" data-is-zoomable ${attributes}>
    <figure data-item="slides"><img data-field="image" src="/1.svg" alt="Rings" width="3" height="2"><figcaption><p data-field="caption">The <em>first</em> ring.</p></figcaption></figure>
    <figure data-item="slides"><figcaption><p data-field="caption">A pause.</p></figcaption></figure>
    <figure data-item="slides"><img data-field="image" src="/2.svg" alt="Threads"></figure>
    <figure data-item="slides"><img data-field="image" src="/3.svg" alt="" data-large-image="/3-large.svg"></figure>
  </div>`;
const enlarge = (number: number) =>
  within(screen.getByLabelText(`${number} of 4`)).getByRole('button', { name: 'Enlarge the picture', hidden: true });

test('the dialog of a picture moves through all pictures, named by caption, else by alternative text', async () => {
  const { user } = await mountPlaceholder(zoomable(), imageCarousel);
  await user.click(enlarge(1));
  const dialog = await screen.findByRole('dialog', { name: 'The first ring.' });
  expect(dialog).toHaveAccessibleDescription('1 of 3');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Threads' })).toHaveAccessibleDescription('2 of 3');
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('dialog', { name: 'Picture' })).toHaveAccessibleDescription('3 of 3');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'The first ring.' })).toBeInTheDocument();
});

test('announces the number and the name of the visible image', async () => {
  const { user } = await mountPlaceholder(zoomable(), imageCarousel);
  await user.click(enlarge(1));
  await user.click(await screen.findByRole('button', { name: 'Next picture' }));
  await waitFor(() => expect(screen.getByText('2 of 3: Threads')).toBeInTheDocument());
});

test('closed, the carousel shows the picture that was shown last, and its button has the focus', async () => {
  const { user } = await mountPlaceholder(zoomable(), imageCarousel);
  await user.click(enlarge(1));
  await user.click(await screen.findByRole('button', { name: 'Previous picture' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(enlarge(4)).toHaveFocus();
  expect(screen.getByText('04')).toBeInTheDocument();
});

test('a picture without the flag cannot be enlarged', async () => {
  await mountPlaceholder(zoomable().replace('data-is-zoomable', ''), imageCarousel);
  expect(screen.queryByRole('button', { name: 'Enlarge the picture', hidden: true })).not.toBeInTheDocument();
});
