import { screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import storyContainer from './index';

const config = {
  embeds: {
    ceros: 'https://stage.example/{id}',
    flourish: 'https://charts.example/{id}',
    bespoke: 'https://files.example/interactives',
  },
};
const imageHtml = '<img data-field="exhibitImage" src="/a.svg" alt="Two lit squares" width="3" height="2">';
const story = (inside: string) => `<section data-item="items">${inside}</section>`;
const show = (items: string, attributes = '', more = {}) =>
  mountPlaceholder(
    `<div data-module="story-container" data-title="Pictures" ${attributes}>${items}</div>`,
    storyContainer,
    { ...config, ...more },
  );
const fromJson = (...items: object[]) =>
  mountPlaceholder(
    `<div data-module="story-container"><script type="application/json">${JSON.stringify({ items: items.map((fields) => ({ fields })) })}</script></div>`,
    storyContainer,
    config,
  );
const columns = (element: Element) =>
  element.querySelector<HTMLElement>('.inlay-split')?.style.getPropertyValue('--_inlay-split-columns');

test('a story has its number, title, words, exhibit and notes', async () => {
  await show(
    story(
      `<p data-field="displayNumber">1</p><h3 data-field="title">People left the night</h3><p data-field="description">Two remain.</p>${imageHtml}<p data-field="footnotes">Source: records.</p>`,
    ),
  );
  const part = within(screen.getByRole('region', { name: 'Pictures' }));
  expect(part.getByText('Exhibit 1')).toBeVisible();
  expect(part.getByRole('heading', { level: 3, name: 'People left the night' })).toBeVisible();
  expect(part.getByRole('img', { name: 'Two lit squares' })).toBeVisible();
  expect(part.getByText('Source: records.')).toBeVisible();
});

test("notes of a story explain its own words, and no other story's", async () => {
  const notes = '<ol data-field="footnotes"><li>Without apprentices.</li></ol>';
  const { user } = await show(
    [1, 2]
      .map((number) =>
        story(
          `<h3 data-field="title">Story ${number}</h3><p data-field="description">Two remain<sup>1</sup>.</p>${imageHtml}${number === 1 ? notes : ''}`,
        ),
      )
      .join(''),
  );
  await user.keyboard('{Shift}');
  const link = await screen.findByRole('link', { name: 'Note 1' });
  expect(screen.getAllByRole('link', { name: 'Note 1' })).toHaveLength(1);
  await user.hover(link);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Without apprentices.');
});

test.each([
  ['data-desktop-text-column-width="50"', 'right', 'minmax(0, 6fr) minmax(0, 6fr)'],
  ['', 'right', 'minmax(0, 4fr) minmax(0, 8fr)'],
  ['data-desktop-text-column-width="30"', 'left', 'minmax(0, 8fr) minmax(0, 4fr)'],
])('with %s and media at the %s the columns are %s', async (attributes, side, expected) => {
  const { element } = await show(
    story(`<data data-field="mediaPlacement" value="${side}"></data><h3 data-field="title">One</h3>${imageHtml}`),
    attributes,
  );
  expect(columns(element)).toBe(expected);
  expect(element.querySelector('.inlay-split')).toHaveAttribute('data-placement', side);
});

test('reuses the server-rendered video element', async () => {
  const { element, unmount } = await show(
    story('<h3 data-field="title">A film</h3><video data-field="video" controls src="/a.mp4"></video>'),
  );
  const video = element.querySelector('video')!;
  expect(video.closest('.inlay-split__media')).not.toBeNull();
  unmount();
  expect(element.querySelector('section > video')).toBe(video);
});

test.each([
  ['Ceros Story Item', { desktopID: 'harbour' }, 'stage.example'],
  ['Flourish', { flourishVisualizationID: 'wait' }, 'charts.example'],
  ['bespoke', { bespokeInteractiveID: 'berths' }, 'files.example'],
])('%s asks before anything is sent to its host', async (template, fields, host) => {
  const { element } = await fromJson({
    template,
    title: 'One',
    accessibilityDescription: '<p>In words.</p>',
    ...fields,
  });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Show the content/ })).toBeVisible());
  expect(element).toHaveTextContent(host);
  expect(element.querySelector('iframe')).toBeNull();
  await waitFor(() => expect(element).toHaveTextContent('In words.'));
});

test('a video of the media library plays in the browser’s own player', async () => {
  const { element } = await fromJson({ template: 'Video', title: 'One', mp4Id: '/a.mp4' });
  await waitFor(() => expect(element.querySelector('source')).toHaveAttribute('src', '/a.mp4'));
});

test('what is filled in decides the kind where the template does not', async () => {
  const { element, notes } = await fromJson({ title: 'One', exhibitImage: { src: '/a.svg', alt: 'A' } });
  expect(element.querySelector('figure img')).toBeVisible();
  expect(notes()).toEqual([]);
});

test('a template with nothing that belongs to it keeps what else there is, with a note for the editor', async () => {
  const { notes } = await fromJson({ template: 'Ceros', title: 'One', exhibitImage: { src: '/a.svg', alt: 'A' } });
  expect(screen.getByRole('img', { name: 'A' })).toBeVisible();
  expect(notes()).toEqual(['item 1 of items is of the template "ceros", but nothing that belongs to it is filled in']);
});

test('a story with neither words nor media is left out, with a note for the editor', async () => {
  const { element, notes } = await show(
    story('<p data-field="eyebrow">Lost</p>') + story('<h3 data-field="title">Kept</h3>'),
  );
  expect(element.querySelectorAll('.inlay-story-container__item')).toHaveLength(1);
  expect(notes()).toEqual(['item 1 of items is left out: it has neither words nor media']);
});

test.each([
  ['its id', '#one-7', 'data-id="one-7"'],
  ['its title', '#people-left-the-night', ''],
])('a link to a story by %s leads there, with the focus', async (_by, hash, attributes) => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  location.hash = hash;
  const { element } = await show(
    `<section data-item="items"><h3 data-field="title">Another</h3></section><section data-item="items" ${attributes}><h3 data-field="title">People left the night</h3></section>`,
  );
  const [, second] = element.querySelectorAll('.inlay-story-container__item');
  expect(second).toHaveFocus();
  expect(scrolled.mock.instances.at(-1)).toBe(second);
  location.hash = '';
  scrolled.mockRestore();
});

test('a link to all of them by the id of their medium leads to the first', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  location.hash = '#story-3';
  const { element } = await show(story('<h3 data-field="title">One</h3>'), 'data-media-id="3"');
  expect(scrolled.mock.instances.at(-1)).toBe(element.querySelector('#story-3'));
  location.hash = '';
  scrolled.mockRestore();
});

test('the embed code of a platform in a story needs consent', async () => {
  const { element } = await show(
    story(
      '<h3 data-field="title">One</h3><template><iframe src="https://player.vimeo.com/video/76979871"></iframe></template>',
    ),
  );
  await waitFor(() => expect(element).toHaveTextContent('This content comes from Vimeo (player.vimeo.com).'));
});
