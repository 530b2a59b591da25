import { act, screen, within } from 'testing';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import factoid from './index';

const placeholder = (attributes = '') => `<div data-module="factoid" ${attributes}><ul>
  <li data-item="items"><strong data-field="largeText">4,106</strong> <span data-field="mediumText">stoppages</span></li>
  <li data-item="items"><strong data-field="largeText">9</strong> <span data-field="mediumText">stops a night</span> <a data-field="callToActionLink" href="/quiet">Read on</a></li>
</ul></div>`;

let comeIntoView: () => void;
let holding: string[];

beforeEach(() => {
  jest.useFakeTimers();
  holding = [];
  const observers: (() => void)[] = [];
  comeIntoView = () => act(() => observers.forEach((see) => see()));
  mockMedia((media) => holding.some((feature) => media.includes(feature)));
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((see) => {
    observers.push(() => see([{ isIntersecting: true } as IntersectionObserverEntry], null as never));
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const facts = () => screen.getAllByRole('listitem');
const running = () => document.querySelector('.inlay-factoid__running')?.textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('shows figures with their meaning and a link', async () => {
  await mountPlaceholder(placeholder(), factoid);
  expect(facts()[0]).toHaveTextContent('4,106stoppages');
  expect(within(facts()[1]!).getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/quiet');
});

test('figures and what they mean keep formulas and emphasis, from the page and from a datasource', async () => {
  await mountPlaceholder(
    '<div data-module="factoid"><div data-item="items"><p data-field="largeText">9 t CO<sub>2</sub></p><p data-field="mediumText">saved <em>each</em> year</p></div></div>',
    factoid,
  );
  expect(screen.getByText('2').tagName).toBe('SUB');
  expect(screen.getByText('each').tagName).toBe('EM');
  const { element } = await mountPlaceholder(
    `<div data-module="factoid"><script type="application/json">${JSON.stringify({ items: [{ largeText: '<b>€9.4</b> million', mediumText: 'for R&amp;D' }] })}</script></div>`,
    factoid,
  );
  expect(within(element).getByText('€9.4').tagName).toBe('B');
  expect(element).toHaveTextContent('€9.4 millionfor R&D');
});

test('a figure counts up once it is seen, and is read in full all the while', async () => {
  await mountPlaceholder(placeholder('data-animation="count-up"'), factoid);
  wait(3000);
  expect(running()).toBe('0');
  comeIntoView();
  wait(0);
  wait(1000);
  expect(running()).toMatch(/^[12],\d{3}$/);
  expect(screen.getByText('4,106')).toBeInTheDocument();
  wait(1100);
  expect(running()).toBeUndefined();
  expect(facts()[0]).toHaveTextContent('4,106');
});

test('a figure below ten does not count', async () => {
  await mountPlaceholder(placeholder('data-animation="count-up"'), factoid);
  expect(facts()[1]!.querySelector('.inlay-factoid__running')).toBeNull();
});

test('each slides in 750 ms after the one before', async () => {
  await mountPlaceholder(placeholder('data-animation="slide-in"'), factoid);
  const states = () =>
    [...document.querySelectorAll<HTMLElement>('.inlay-factoid__item')].map(({ dataset }) => dataset.state);
  expect(states()).toEqual(['waiting', 'waiting']);
  comeIntoView();
  wait(0);
  expect(states()).toEqual(['in', 'waiting']);
  wait(749);
  expect(states()).toEqual(['in', 'waiting']);
  wait(1);
  expect(states()).toEqual(['in', 'in']);
});

test('on a narrow screen all slide in together', async () => {
  holding = ['width < 768px'];
  await mountPlaceholder(placeholder('data-animation="slide-in"'), factoid);
  comeIntoView();
  wait(0);
  expect(document.querySelectorAll('[data-state="in"]')).toHaveLength(2);
});

test.each(['count-up', 'slide-in'])('under reduced motion %s shows the final figure immediately', async (animation) => {
  holding = ['prefers-reduced-motion'];
  await mountPlaceholder(placeholder(`data-animation="${animation}"`), factoid);
  expect(running()).toBeUndefined();
  expect(document.querySelector('[data-state="waiting"]')).toBeNull();
});

test('no more than four columns on medium widths and five on large, whatever the editor asks', async () => {
  const { element, notes } = await mountPlaceholder(placeholder('data-columns="9"'), factoid);
  const { style } = element.querySelector<HTMLElement>('.inlay-grid')!;
  expect([style.getPropertyValue('--_inlay-grid-m'), style.getPropertyValue('--_inlay-grid-l')]).toEqual(['4', '5']);
  expect(notes()).toEqual(['columns is 9, but must be 1 to 5; 5 is used']);
});
