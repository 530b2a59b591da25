import { act, screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import accordion from './index';

const details = `
<div data-module="accordion">
  <details data-item="items" id="cost"><summary><em>What</em> does it cost?</summary> Nothing. <p>Really.</p></details>
  <details data-item="items" open=""><summary>Who pays?</summary><p>The state.</p><ul data-field="callToActionLinks"><li><a href="/terms">Terms</a></li></ul></details>
</div>`;
const buttonOf = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  location.hash = '';
  sessionStorage.clear();
});

test('server-rendered details become buttons with their panels, open ones open', async () => {
  const { element, unmount } = await mountPlaceholder(details, accordion);
  expect(buttonOf('What does it cost?')).toHaveAttribute('aria-expanded', 'false');
  expect(buttonOf('What does it cost?').querySelector('em')).toHaveTextContent('What');
  expect(buttonOf('Who pays?')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Who pays?' })).toHaveTextContent('The state.');
  unmount();
  expect(element.outerHTML).toBe(details.trim());
});

test('the links of an item are below its body', async () => {
  await mountPlaceholder(details, accordion);
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

test('several may be open, or one at a time', async () => {
  const { user, element } = await mountPlaceholder(details, accordion);
  await user.click(buttonOf('What does it cost?'));
  expect(buttonOf('Who pays?')).toHaveAttribute('aria-expanded', 'true');
  act(() => element.remove());

  await mountPlaceholder(details.replace('data-module', 'data-one-at-a-time data-module'), accordion);
  await user.click(buttonOf('What does it cost?'));
  expect(buttonOf('What does it cost?')).toHaveAttribute('aria-expanded', 'true');
  expect(buttonOf('Who pays?')).toHaveAttribute('aria-expanded', 'false');
  await user.click(buttonOf('What does it cost?'));
  expect(buttonOf('What does it cost?')).toHaveAttribute('aria-expanded', 'false');
});

test('a body is shown without a title, a title without a body, and links open like a body; a note names the missing fields', async () => {
  const { notes } = await mountPlaceholder(
    `<div data-module="accordion">
      <details data-item="items"><summary>Alone</summary></details>
      <div data-item="items"><h3 data-field="title">Further</h3><a data-field="callToActionLinks" href="/more">More</a></div>
      <details data-item="items"><p>Nameless.</p></details>
      <div data-item="items"></div>
      <div data-item="items"><h3 data-field="title">Whole</h3><p data-field="body">Yes.</p></div>
    </div>`,
    accordion,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Further', 'Whole']);
  expect(screen.getByText('Nameless.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Alone' })).toBeVisible();
  expect(notes()).toEqual([
    'item 1 of items has no body, so its title stands without a button',
    'item 3 of items has no title, so it stands open, without a button',
    'item 4 of items is left out: it has no title and no body',
  ]);
});

test('a link from elsewhere opens the item it names', async () => {
  location.hash = '#cost';
  await mountPlaceholder(details, accordion);
  expect(buttonOf('What does it cost?')).toHaveAttribute('aria-expanded', 'true');
  expect(buttonOf('What does it cost?')).toHaveFocus();
});

test('an item without an id goes by its title, also for a link on the same page', async () => {
  const { user } = await mountPlaceholder(details, accordion);
  await user.click(buttonOf('Who pays?'));
  expect(buttonOf('Who pays?')).toHaveAttribute('aria-expanded', 'false');
  await act(async () => {
    location.hash = '#who-pays';
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(buttonOf('Who pays?')).toHaveAttribute('aria-expanded', 'true');
});

test('a datasource gives the same text', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="accordion"><script type="application/json">{"items": [{"fields": {"title": {"value": "Who pays?"}, "body": {"value": "The state."}, "isOpen": {"value": "1"}}}]}</script></div>',
    accordion,
  );
  expect(element).toHaveTextContent('Who pays?The state.');
  expect(buttonOf('Who pays?')).toHaveAttribute('aria-expanded', 'true');
});

const three = `<div data-module="accordion" data-remember-open>${['One', 'Two', 'Three']
  .map((title) => `<details data-item="items"><summary>${title}</summary><p>Body of ${title}</p></details>`)
  .join('')}</div>`;
const openOnes = () =>
  ['One', 'Two', 'Three'].filter((title) => buttonOf(title).getAttribute('aria-expanded') === 'true');

test('one button shows all sections, and hides them again', async () => {
  const { user } = await mountPlaceholder(three, accordion);
  await user.click(buttonOf('Show all sections'));
  expect(openOnes()).toEqual(['One', 'Two', 'Three']);
  await user.click(buttonOf('Hide all sections'));
  expect(openOnes()).toEqual([]);
  await user.click(buttonOf('Two'));
  expect(buttonOf('Show all sections')).toHaveAttribute('aria-expanded', 'false');
});

test('there is no such button for two sections, or where one is open at a time', async () => {
  await mountPlaceholder(details, accordion);
  await mountPlaceholder(three.replace('data-remember-open', 'data-one-at-a-time'), accordion);
  expect(screen.queryByRole('button', { name: 'Show all sections' })).not.toBeInTheDocument();
});

test('the sections that a visitor left open are open when they return, where the editor wants that', async () => {
  const first = await mountPlaceholder(three, accordion);
  await first.user.click(buttonOf('Two'));
  first.unmount();
  first.element.remove();
  const second = await mountPlaceholder(three, accordion);
  expect(openOnes()).toEqual(['Two']);
  second.unmount();
  second.element.remove();
  await mountPlaceholder(three.replace(' data-remember-open', ''), accordion);
  expect(openOnes()).toEqual([]);
});

test('a section that a visitor left open stays closed on a page with another query', async () => {
  const before = location.href;
  history.replaceState(null, '', '/?p=12');
  const first = await mountPlaceholder(three, accordion);
  await first.user.click(buttonOf('Two'));
  first.unmount();
  first.element.remove();
  history.replaceState(null, '', '/?p=13');
  const second = await mountPlaceholder(three, accordion);
  expect(openOnes()).toEqual([]);
  second.unmount();
  second.element.remove();
  history.replaceState(null, '', '/?p=12&utm_source=mail');
  await mountPlaceholder(three, accordion);
  expect(openOnes()).toEqual(['Two']);
  history.replaceState(null, '', before);
});

test.each(['{', 'null', '{"0":true}', '[["One"],1,"__proto__"]'])(
  'a storage that holds %s opens nothing',
  async (stored) => {
    const { user } = await mountPlaceholder(three, accordion);
    await user.click(buttonOf('One'));
    const key = Object.keys(sessionStorage).find((name) => name.includes('accordion'))!;
    document.body.innerHTML = '';
    sessionStorage.setItem(key, stored);
    await mountPlaceholder(three, accordion);
    expect(openOnes()).toEqual([]);
  },
);
