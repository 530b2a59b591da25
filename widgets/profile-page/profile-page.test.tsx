import { screen, waitFor, within } from 'testing';
import { subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import { coloursFor } from './colours';
import profilePage from './index';

beforeEach(() => {
  forgetEverything();
  fakeServices();
});

const person = { title: 'Ingrid Solheim', images: [{ src: '/ingrid.svg', alt: '' }] };

function open(props: Record<string, unknown>, config: Record<string, unknown> = {}, fallback = '') {
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return mountPlaceholder(
    `<div data-module="profile-page"><script type="application/json">${json}</script>${fallback}</div>`,
    profilePage,
    { captcha: { provider: 'none' }, ...config },
  );
}

const opening = () => document.querySelector<HTMLElement>('.inlay-hero')!;

describe('the mode', () => {
  test.each([
    ['Independent', 'portrait', 'upright'],
    ['independent v2', 'portrait', 'upright-after'],
    ['FULLBLEED', 'over', undefined],
    ['circular-crop', 'portrait', undefined],
  ])('%s decides how the page opens', async (heroMode, layout, variant) => {
    const { notes } = await open({ ...person, heroMode });
    expect(opening().dataset).toMatchObject({ layout, ...(variant && { variant }) });
    expect(opening().dataset['variant']).toBe(variant);
    expect(notes()).toEqual([]);
  });
});

test('the name is shown in Latin letters too where it is written in others', async () => {
  const { unmount } = await open({ title: '田辺 由紀', engTitle: 'Yuki Tanabe' });
  expect(screen.getByText('Yuki Tanabe')).toHaveAttribute('lang', 'en');
  unmount();
  await open({ title: 'Étienne Ødegård', engTitle: 'Etienne Odegard' });
  expect(screen.queryByText('Etienne Odegard')).not.toBeInTheDocument();
});

test('sections have headings below the name, and those without content are not there', async () => {
  await open({
    ...person,
    about: '<p>Teaches.</p>',
    background: '<p>Smelted.</p>',
    locations: [{ name: 'Oslo', url: '/offices#oslo' }, { name: 'Bergen' }],
  });
  expect(screen.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
    'h1 Ingrid Solheim',
    'h2 About Ingrid Solheim',
    'h2 Background',
    'h2 Locations',
  ]);
  const locations = within(screen.getByRole('region', { name: 'Locations' }));
  expect(locations.getByRole('link', { name: 'Oslo' })).toHaveAttribute('href', '/offices#oslo');
  expect(locations.getByText('Bergen').closest('a')).toBeNull();
});

describe('the expertise', () => {
  const names = () =>
    within(screen.getByRole('region', { name: 'Expertise' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('is trimmed, and empty and repeated parts of it are dropped', async () => {
    await open({ ...person, additionalExpertise: ', ,a,,a' });
    expect(names()).toEqual(['a']);
  });

  test('has those with a page first, and each once, whatever its case', async () => {
    await open({
      ...person,
      additionalExpertise: 'Storage, HYDROGEN',
      expertise: [
        { displayName: 'Hydrogen', workingWithUsLink: '/hydrogen' },
        { workingWithUsLink: { href: 'javascript:alert(1)', text: 'Steel' } },
      ],
    });
    expect(names()).toEqual(['Hydrogen', 'Steel', 'Storage']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hydrogen']);
  });

  test.each([
    ['A', ['Expertise', 'About Ingrid Solheim', 'Background']],
    ['c', ['About Ingrid Solheim', 'Background', 'Expertise']],
    ['sidebar', ['About Ingrid Solheim', 'Background', 'Expertise']],
  ])('is in area %s', async (expertisePosition, order) => {
    await open({ ...person, about: 'Text', background: 'Text', additionalExpertise: 'Steel', expertisePosition });
    expect(
      screen
        .getAllByRole('region')
        .map(
          (region) => region.getAttribute('aria-labelledby') && within(region).getAllByRole('heading')[0]!.textContent,
        )
        .filter((name) => name !== 'Ingrid Solheim'),
    ).toEqual(order);
    const isBeside =
      screen.getByRole('region', { name: 'Expertise' }).parentElement!.className === 'inlay-profile-page__side';
    expect(isBeside).toBe(expertisePosition === 'sidebar');
  });
});

describe('Get in touch', () => {
  test('opens the form for the person', async () => {
    const { user } = await open({
      ...person,
      enableContactForm: true,
      to: 'ingrid-solheim',
      getInTouch: { href: 'mailto:ingrid@a.example', text: 'Write to Ingrid' },
    });
    const button = screen.getByRole('button', { name: 'Write to Ingrid' });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Write to Ingrid Solheim' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['Global contact us', 'Write to us'],
    ['globalContactUsForm', 'Write to us'],
    ['Careers', 'Write to Ingrid Solheim'],
  ])('with the form type %s opens “%s”', async (formType, name) => {
    const { user } = await open({ ...person, enableContactForm: true, formType, to: 'ingrid-solheim' });
    await user.click(screen.getByRole('button', { name: 'Get in touch' }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  test('without the form is a link, or is not there', async () => {
    const { unmount } = await open({ ...person, getInTouch: '/offices#oslo' });
    expect(screen.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/offices#oslo');
    unmount();
    await open({ ...person, getInTouch: 'javascript:alert(1)' });
    expect(screen.queryByText('Get in touch')).not.toBeInTheDocument();
  });

  test('does nothing for an editor', async () => {
    const { user } = await open({ ...person, enableContactForm: true }, { mode: 'edit' });
    await user.click(screen.getByRole('button', { name: 'Get in touch' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get in touch' })).not.toHaveAttribute('aria-busy');
  });
});

describe('colours', () => {
  test('that can be read are those of the opening', async () => {
    const { notes } = await open({ ...person, backgroundColor: '#17263b', textColor: '#F2EDE4' });
    expect(opening().dataset).toMatchObject({ ground: 'own', theme: 'dark' });
    expect(opening().style.getPropertyValue('--_inlay-hero-ground')).toBe('rgb(23 38 59)');
    expect(opening().style.getPropertyValue('--_inlay-hero-ink')).toBe('rgb(242 237 228)');
    expect(notes()).toEqual([]);
  });

  test('below 4.5:1 give way to the theme’s ink, with a note for the editor', async () => {
    const { notes } = await open({ ...person, backgroundColor: '#fff', textColor: '#777' }, { mode: 'edit' });
    expect(opening().dataset).toMatchObject({ ground: 'own', theme: 'light' });
    expect(opening().style.getPropertyValue('--_inlay-hero-ink')).toBe('');
    expect(notes()).toEqual([
      'textColor #777 is left out: its contrast with backgroundColor #fff is 4.4:1, and must be 4.5:1 or more',
    ]);
  });

  test.each([
    [
      'one on which no ink of the theme is readable',
      '#808080',
      undefined,
      ['backgroundColor #808080 is left out: no text of the theme is readable on it. Choose a lighter or darker one'],
    ],
    ['text alone', undefined, '#000', ['textColor is left out: it needs a backgroundColor']],
    [
      'what is no colour',
      'url(https://a.example)',
      undefined,
      ['backgroundColor must be a colour such as #17263b, got "url(https://a.example)". It is left out.'],
    ],
    ['nothing', undefined, undefined, []],
  ])('leave that of the page: %s', (_, background, text, notes) => {
    expect(coloursFor(background, text)).toEqual({ notes });
  });

  test('have no effect on text over the image, with a note for the editor', async () => {
    const { notes } = await open({ ...person, heroMode: 'Full Bleed', backgroundColor: '#fff' }, { mode: 'edit' });
    expect(opening().dataset['ground']).toBe('ink');
    expect(notes().join()).toContain('no effect in the mode Full Bleed');
  });
});

test('on the page of an office the title of the document names it, and goes with the widget', async () => {
  const subjects: unknown[] = [];
  const stop = subscribe('subject-changed', (subject) => subjects.push(subject));
  const { unmount } = await open({
    ...person,
    officeName: 'Oslo',
    firmTitle: 'Partner',
    description: '<p>Decides.</p>',
    linkedInUrl: 'https://colleagues.example/ingrid',
    twitterUrl: 'javascript:alert(1)',
  });
  expect(subjects).toEqual([
    {
      kind: 'person',
      title: 'Ingrid Solheim',
      seoTitle: 'Ingrid Solheim – Oslo',
      firmTitle: 'Partner',
      description: 'Decides.',
      standardImage: { src: '/ingrid.svg', alt: '' },
      profiles: ['https://colleagues.example/ingrid'],
    },
  ]);
  unmount();
  expect(subjects.at(-1)).toBeNull();
  await open(person);
  await open({ ...person, officeName: 'Oslo', headingLevel: 2 });
  await open({ ...person, officeName: 'Oslo' }, { mode: 'edit' });
  expect(subjects).toHaveLength(2);
  stop();
});

test('profiles elsewhere are links, and one that a link must not have is left out', async () => {
  await open({ ...person, linkedInUrl: 'https://colleagues.example/ingrid', twitterUrl: 'javascript:alert(1)' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Ingrid Solheim on LinkedIn/ })).toHaveAttribute(
    'href',
    'https://colleagues.example/ingrid',
  );
});

describe('published work', () => {
  test('is at the foot, under a heading', async () => {
    await open({
      ...person,
      externalPublishedWork: 'Queues|https://a.example|A|2025-01-01',
      publishedWork: [{ title: 'Heat', url: '/heat', displayDate: '2026-01-01' }],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Published work' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Heat',
      'Queues',
    ]);
  });
});

test('without a name the server-rendered page stays, with a note for the editor', async () => {
  await expect(open({ about: '<p>Text</p>' }, {}, '<h1>Ingrid Solheim</h1>')).rejects.toThrow();
  expect(screen.getByRole('heading', { name: 'Ingrid Solheim' })).toBeVisible();
  document.body.replaceChildren();
  const { element } = await open({ about: '<p>Text</p>' }, { mode: 'edit' });
  expect(element).toHaveTextContent(/Fill in: title/);
});

test('an editor reads which parts are empty', async () => {
  await open({ ...person, about: '<p>Text</p>' }, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(/description, background, expertise,? or locations/);
});
