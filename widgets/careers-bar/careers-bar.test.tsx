import { act, screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything } from '../../tests/setup/visitor';
import careersBar from './index';

const fields = `<p data-field="sectionTitle">Work here</p><p data-field="subTitle">Answered in ten days.</p><a data-field="buttonLink" href="/careers/jobs">Open positions</a><b data-field="singinText">Applied already?</b><a data-field="loginLink" href="/account/sign-in">Sign in</a>`;
const html = `<div data-module="careers-bar" data-exclude="/careers/jobs">${fields}</div>`;
const bar = () => screen.getByRole('region', { name: 'Work here' });

/** The page is scrolled so far, and the bar's place is there, in a window of 800 px. */
async function scrollTo(scrolled: number, top: number) {
  Object.assign(window, { scrollY: scrolled, innerHeight: 800 });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 100, height: 100 } as DOMRect);
  await act(async () => {
    dispatchEvent(new Event('scroll'));
    // After the frame that the bar has requested for this scroll.
    await new Promise(requestAnimationFrame);
  });
}

beforeEach(() => {
  forgetEverything();
  history.replaceState(null, '', '/careers');
});
afterEach(() => jest.restoreAllMocks());

test('the bar follows the reader, smaller the further they are, and returns to its place', async () => {
  await mountPlaceholder(html, careersBar);
  await scrollTo(0, 3000);
  expect(bar()).toHaveAttribute('data-state', 'hidden');
  await scrollTo(500, 2500);
  expect(bar()).toHaveAttribute('data-state', 'sticky-default');
  expect(bar()).toHaveTextContent('Answered in ten days.');
  await scrollTo(900, 2100);
  expect(bar()).toHaveAttribute('data-state', 'sticky-minimal');
  expect(bar()).not.toHaveTextContent('Answered in ten days.');
  expect(bar()).toHaveTextContent('Applied already? Sign in');
  await scrollTo(2500, 500);
  expect(bar()).toHaveAttribute('data-state', 'in-page');
  await scrollTo(4000, -500);
  expect(bar()).toHaveAttribute('data-state', 'sticky-minimal-top');
  expect(bar()).not.toHaveTextContent('Applied already?');
  expect(screen.getByRole('link', { name: 'Open positions' })).toHaveAttribute('href', '/careers/jobs');
});

test('its place keeps its height while the bar is elsewhere', async () => {
  const { element } = await mountPlaceholder(html, careersBar);
  await scrollTo(0, 3000);
  await scrollTo(0, 3000);
  await scrollTo(900, 2100);
  expect(element.firstElementChild).toHaveStyle({ blockSize: '100px' });
});

test.each([
  ['a page that has none', html, '/careers/jobs/'],
  ['the page of an office', html.replace('data-exclude', 'data-office-code="OSL" data-exclude'), '/careers/oslo'],
])('there is no bar on %s', async (_, placeholder, path) => {
  history.replaceState(null, '', path);
  const { element } = await mountPlaceholder(placeholder, careersBar);
  expect(element).toHaveTextContent('');
});

test('in edit mode it stays in its place, and says what it lacks', async () => {
  await mountPlaceholder('<div data-module="careers-bar"></div>', careersBar, { mode: 'edit' });
  await scrollTo(900, 2100);
  expect(screen.getByText(/Give a sectionTitle and a buttonLink/)).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('data-state', 'in-page');
});
