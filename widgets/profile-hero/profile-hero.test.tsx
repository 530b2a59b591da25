import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import profileHero from './index';

const html = (attributes = '') => `
  <div data-module="profile-hero" data-to="ingrid-solheim" ${attributes}>
    <img data-field="image" src="/ingrid.svg" alt="" width="1000" height="1000">
    <h1 data-field="name">Ingrid Solheim</h1>
    <p><span data-field="title">Senior Partner</span> <span data-field="location"><a data-field="url" href="/offices#oslo">Oslo</a></span></p>
    <p><a data-field="linkedIn" href="https://colleagues.example/in/ingrid">LinkedIn</a></p>
  </div>`;

beforeEach(() => {
  forgetEverything();
  fakeServices();
});

test('shows name, position, place and profiles, and no contact form unless it is enabled', async () => {
  await mountPlaceholder(html(), profileHero);
  expect(screen.getByRole('heading', { level: 1, name: 'Ingrid Solheim' })).toBeVisible();
  expect(screen.getByText('Senior Partner')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oslo' })).toHaveAttribute('href', '/offices#oslo');
  expect(screen.getByRole('link', { name: /Ingrid Solheim on LinkedIn/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a place that is a link leads there, and one without is shown all the same', async () => {
  const { unmount } = await mountPlaceholder(
    html().replace(
      '<span data-field="location"><a data-field="url" href="/offices#oslo">Oslo</a></span>',
      '<span data-field="location"><a href="/offices#oslo">Oslo</a></span>',
    ),
    profileHero,
  );
  expect(screen.getByRole('link', { name: /Oslo/ })).toHaveAttribute('href', '/offices#oslo');
  unmount();
  const { element, notes } = await mountPlaceholder(
    html('data-enable-contact-form')
      .replace('data-to="ingrid-solheim"', '')
      .replace('<a data-field="url" href="/offices#oslo">Oslo</a>', 'Oslo'),
    profileHero,
  );
  expect(element).toHaveTextContent('Oslo');
  expect(notes()).toEqual(['the contact form has no recipient: set data-to="…", or remove data-enable-contact-form']);
});

test('an enabled contact form has an icon that opens it', async () => {
  const { user } = await mountPlaceholder(html('data-enable-contact-form'), profileHero, {
    captcha: { provider: 'none' },
  });
  await user.click(screen.getByRole('button', { name: 'Write to Ingrid Solheim' }));
  expect(await screen.findByRole('dialog', { name: 'Write to Ingrid Solheim' })).toBeVisible();
});

test('from a datasource: the name in Latin letters too, and a link to the profile', async () => {
  const data = {
    name: { value: '田辺 由紀' },
    englishName: { value: 'Yuki Tanabe' },
    profileUrl: '/people/yuki-tanabe',
    location: { url: '/offices#tokyo', label: 'Tokyo' },
    enableContactForm: { boolValue: true },
  };
  await mountPlaceholder(
    `<div data-module="profile-hero"><script type="application/json">${JSON.stringify(data)}</script></div>`,
    profileHero,
  );
  expect(screen.getByRole('link', { name: '田辺 由紀' })).toHaveAttribute('href', '/people/yuki-tanabe');
  expect(screen.getByText('Yuki Tanabe')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Tokyo' })).toHaveAttribute('href', '/offices#tokyo');
  expect(screen.getByRole('button', { name: 'Write to 田辺 由紀' })).toBeVisible();
});
