import userEvent from '@testing-library/user-event';
import { act, fireEvent, render, screen, waitFor } from 'testing';
import { mockMedia } from '../../../tests/setup/media';
import { configure } from '../../core';
import { Carousel, type CarouselProps } from './Carousel';

const names = ['Rings', 'Threads', 'Tide'];
const slides = names.map((name) => ({ name, content: <a href={`/${name}`}>{name}</a> }));
/** keen-slider is loaded separately; it is ready when this resolves. */
const show = async (props: Partial<CarouselProps> = {}) => {
  await act(async () => void render(<Carousel label="Pictures" slides={slides} {...props} />));
  await act(async () => void (await import('./create-slider')));
};
/** Like `show`, on a host that has changed built-ins; they are restored after loading. */
const showOn = async (restore: () => void, props?: Partial<CarouselProps>) => {
  try {
    await show(props);
  } finally {
    restore();
  }
};
const slide = (number: number) => screen.getByLabelText(`${number} of 3: ${names[number - 1]}`);
const counter = () => screen.getByText(/^\d\d$/).parentElement;

const holding = (media: string) => mockMedia((query) => query === media);

const announced = () => document.querySelector('[data-inlay-live]')?.textContent;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  configure([]);
});

test('a section called a carousel holds its slides as groups with their position', async () => {
  await show();
  const carousel = screen.getByRole('region', { name: 'Pictures' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slide(2)).toHaveAttribute('role', 'group');
  expect(slide(2)).toHaveAttribute('aria-roledescription', 'slide');
});

test('each move is announced with the position and the name', async () => {
  jest.useFakeTimers();
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(announced()).toBe(`2 of 3: ${names[1]}`);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(announced()).toBe(`3 of 3: ${names[2]}`);
});

describe('several slides in view', () => {
  const perView = (width: number) => (width < 1600 ? 1.4 : 1.56);
  const visibleCount = () => screen.getByRole('region').style.getPropertyValue('--_inlay-carousel-per-view');
  const width = jest.fn<number, []>();
  const original = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
  beforeEach(() => {
    width.mockReset().mockReturnValue(1280);
    Object.defineProperty(window, 'innerWidth', { configurable: true, get: width });
  });
  afterEach(() => Object.defineProperty(window, 'innerWidth', original));

  // Without motion keen-slider, which reads the width as well, is not loaded.
  test('depend on the width of the page, which is read once and after each resize', async () => {
    holding('(prefers-reduced-motion: reduce)');
    const { rerender } = render(<Carousel label="Pictures" slides={slides} perView={perView} />);
    rerender(<Carousel label="Views" slides={slides} perView={perView} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(visibleCount()).toBe('1.4');
    expect(width).toHaveBeenCalledTimes(1);
    width.mockReturnValue(1700);
    fireEvent(window, new Event('resize'));
    expect(visibleCount()).toBe('1.56');
    expect(width).toHaveBeenCalledTimes(2);
  });

  test('are one on a phone, where the width is not read', async () => {
    mockMedia(() => true);
    await show({ perView });
    expect(visibleCount()).toBe('1');
    expect(width).not.toHaveBeenCalled();
  });
});

test('the buttons move forwards and backwards around the ends, and the counter follows', async () => {
  await show();
  expect(counter()).toHaveTextContent('01 / 03');
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(counter()).toHaveTextContent('02 / 03');
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(counter()).toHaveTextContent('03 / 03');
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(counter()).toHaveTextContent('01 / 03');
});

test('slides and dots work on a host with the arrays and elements of Prototype.js', async () => {
  const host = Array as unknown as { from: unknown; prototype: { all?: unknown } };
  const { from } = host;
  host.from = (list: ArrayLike<unknown>) => [].slice.call(list);
  host.prototype.all = () => true;
  holding('all');
  const jump = jest.spyOn(Element.prototype, 'scrollTo');
  const restore = () => {
    host.from = from;
    delete host.prototype.all;
  };
  await showOn(restore, { dots: true });
  expect(screen.getAllByRole('button', { name: /^Show slide/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(counter()).toHaveTextContent('02 / 03');
  expect(jump).not.toHaveBeenCalled();
});

test('where arrays add up in their own way, the row scrolls as the browser does it', async () => {
  const reduce = jest.spyOn(Array.prototype, 'reduce').mockImplementation(function (this: unknown[]) {
    return this;
  });
  await showOn(() => reduce.mockRestore());
  expect(screen.getByRole('region', { name: 'Pictures' })).toHaveAttribute('data-state', 'scrolls');
});

test('presses faster than the move are all counted', async () => {
  await show();
  const next = screen.getByRole('button', { name: 'Next slide' });
  fireEvent.click(next);
  fireEvent.click(next);
  expect(counter()).toHaveTextContent('03 / 03');
});

test('arrows, Home and End work on the controls', async () => {
  await show();
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(counter()).toHaveTextContent('03 / 03');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(counter()).toHaveTextContent('02 / 03');
  await userEvent.keyboard('{End}');
  expect(counter()).toHaveTextContent('03 / 03');
  await userEvent.keyboard('{Home}');
  expect(counter()).toHaveTextContent('01 / 03');
});

test('from right to left, the left arrow moves forward', async () => {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    direction: 'rtl',
    columnGap: '16px',
    getPropertyValue: () => 'rtl',
  } as unknown as CSSStyleDeclaration);
  await show();
  fireEvent.keyDown(screen.getByLabelText('Next slide'), { key: 'ArrowLeft' });
  expect(counter()).toHaveTextContent('02 / 03');
});

test('slides out of view are inert once the slider has started', async () => {
  render(<Carousel label="Pictures" slides={slides} />);
  expect(slide(2)).not.toHaveAttribute('inert');
  await waitFor(() => expect(slide(2)).toHaveAttribute('inert'));
  expect(slide(1)).not.toHaveAttribute('inert');
});

test('dots lead to any slide and mark the one that is shown', async () => {
  await show({ dots: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show slide 3' }));
  expect(screen.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current', 'true');
  expect(counter()).toHaveTextContent('03 / 03');
});

test('more slides than fit as dots have none', async () => {
  await show({ dots: true, slides: Array.from({ length: 13 }, () => slides[0]!) });
  expect(screen.queryByRole('button', { name: 'Show slide 1' })).not.toBeInTheDocument();
});

test('one slide has no controls, and none is no error', async () => {
  await show({ slides: slides.slice(0, 1) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await show({ slides: [] });
});

describe('while slides change by themselves', () => {
  const play = async (props: Partial<CarouselProps> = {}) => {
    jest.useFakeTimers();
    await show({ autoplay: 5000, ...props });
  };
  const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));

  test('nothing is announced', async () => {
    await play();
    await wait(5100);
    expect(counter()).toHaveTextContent('02 / 03');
    expect(screen.queryAllByText('2 of 3:', { exact: false })).toEqual([]);
  });

  test('a button stops and restarts it, and then changes are announced', async () => {
    await play();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    await wait(20_000);
    expect(counter()).toHaveTextContent('01 / 03');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    await wait(1000);
    expect(announced()).toBe(`2 of 3: ${names[1]}`);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    await wait(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    await wait(5100);
    expect(counter()).toHaveTextContent('02 / 03');
  });

  test('it waits under the pointer and while the focus is inside', async () => {
    await play();
    const carousel = screen.getByRole('region', { name: 'Pictures' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(carousel);
    await wait(20_000);
    expect(counter()).toHaveTextContent('01 / 03');
    await user.unhover(carousel);
    act(() => screen.getByRole('link', { name: 'Rings' }).focus());
    await wait(20_000);
    expect(counter()).toHaveTextContent('01 / 03');
    act(() => screen.getByRole('link', { name: 'Rings' }).blur());
    await wait(5100);
    expect(counter()).toHaveTextContent('02 / 03');
  });

  test('it waits in a hidden tab', async () => {
    await play();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await wait(20_000);
    expect(counter()).toHaveTextContent('01 / 03');
  });

  test('does not rotate with reduced motion, and then shows no pause button', async () => {
    holding('(prefers-reduced-motion: reduce)');
    await play();
    await wait(20_000);
    expect(counter()).toHaveTextContent('01 / 03');
    expect(screen.queryByRole('button', { name: /slideshow/ })).not.toBeInTheDocument();
  });

  test('an editor works in peace', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    await play();
    await wait(20_000);
    expect(counter()).toHaveTextContent('01 / 03');
  });
});
