import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import videoPromo from './index';

const CALL = 'GET /services/video/4711/videos/quiet-factory';
const config = { video: { account: '4711', policyKey: 'BCpk', player: '' } };
const video = {
  sources: [{ src: 'https://films.example/a.mp4', container: 'MP4' }],
  text_tracks: [{ src: 'https://films.example/a.vtt', srclang: 'en', label: 'English', kind: 'captions' }],
};

const open = (json: object, { attributes = '', settings = {} } = {}) =>
  mountPlaceholder(
    `<div data-module="video-promo" ${attributes}><script type="application/json">${JSON.stringify(json)}</script></div>`,
    videoPromo,
    { ...config, ...settings },
  );

/** As a CMS prints a datasource. */
const datasource = {
  videoID: { value: 'quiet-factory' },
  sectionTitle: { value: 'One night' },
  sectionDek: { value: '<p>One night shift.</p>' },
  readMoreLink: {
    value: {
      linktype: 'external',
      url: 'https://elsewhere.example/film',
      text: 'More',
      target: '_blank',
      title: 'A film',
      class: 'promo',
      querystring: 'from=promo',
      anchor: 'cost',
    },
  },
};

beforeEach(() => document.body.replaceChildren());

test('reads a datasource unchanged, and its link announces a new tab', async () => {
  await open(datasource);
  expect(screen.getByRole('region', { name: 'One night' })).toHaveTextContent('One night shift.');
  const link = screen.getByRole('link', { name: 'More (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://elsewhere.example/film?from=promo#cost');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('title', 'A film');
  expect(link).toHaveClass('promo');
});

test('nothing is asked of the platform before the press, and captions are on then', async () => {
  const { calls } = fakeServices({ [CALL]: { json: video } });
  const { user, element } = await open(datasource);
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Play video: One night' }));
  await waitFor(() => expect(element.querySelector('video')).toBeInTheDocument());
  expect(element.querySelector('track')!.default).toBe(true);
  expect(calls).toHaveLength(1);
});

test.each([
  ['', 'medium'],
  ['data-video-size="large"', 'large'],
  ['data-video-size="Large"', 'large'],
  ['data-video-size="enormous"', 'medium'],
])('with %s it is %s', async (attributes, expected) => {
  const { element } = await open(datasource, { attributes });
  expect(element.querySelector('.inlay-video-promo__columns')).toHaveAttribute('data-size', expected);
});

test('its parameters have the names of the content system', async () => {
  const { element } = await open(datasource, {
    attributes: 'data-collapse-top-spacing="1" data-background-color="ink"',
  });
  expect(element.querySelector('section')).toHaveAttribute('data-collapse', 'top');
  expect(element.querySelector('section')).toHaveAttribute('data-ground', 'ink');
});

test('without a video, only the text and the link are shown, with a note for the editor', async () => {
  const { element, notes } = await open({ ...datasource, videoID: { value: '' } }, { settings: { mode: 'edit' } });
  expect(element).toHaveTextContent('One night shift.');
  expect(screen.getByRole('link', { name: /^More/ })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(notes()).toEqual(['there is no video: fill in videoId']));
});

test('a link that a page must not have is left out', async () => {
  await open({ ...datasource, readMoreLink: { url: 'javascript:alert(1)', text: 'More' } });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
