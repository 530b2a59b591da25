import userEvent from '@testing-library/user-event';
import { act, fireEvent, render, screen } from 'testing';
import { configure } from '../../core';
import { Hero, type HeroProps } from './Hero';

const image = { src: '/strata.svg', alt: 'Layers of rock', width: 1600, height: 900 };
const plain: HeroProps = {
  className: 'inlay-test',
  layout: 'over',
  title: 'Ports at half speed',
  titleSize: 'text-xl',
  headingLevel: 1,
  eyebrow: undefined,
  description: undefined,
  callToActionLinks: [],
};
const root = document.documentElement;

beforeEach(() => configure([]));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the title is the heading of the page, and names the hero', () => {
  render(<Hero {...plain} image={image} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Ports at half speed' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ports at half speed' })).toHaveAttribute('data-theme', 'dark');
});

test('the picture is fetched first, and another one on phones', () => {
  const { container } = render(<Hero {...plain} image={image} mobileImage={{ src: '/tall.svg', alt: '' }} />);
  expect(screen.getByRole('img', { name: 'Layers of rock' })).toHaveAttribute('loading', 'eager');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/tall.svg');
});

test('it shows where and when an article appeared, but no empty date', () => {
  const { rerender } = render(
    <Hero
      {...plain}
      date="2026-09-14"
      sourcePublication={undefined}
      externalPublication="Handelsbote"
      articleType="Report"
    />,
  );
  expect(screen.getByText('Report')).toBeVisible();
  expect(screen.getByText('Handelsbote')).toBeVisible();
  expect(screen.getByText(/14 September 2026|September 14, 2026/)).toBeVisible();
  rerender(<Hero {...plain} date="0001-01-01T00:00:00Z" />);
  expect(document.querySelector('time')).toBeNull();
});

test('the caption opens on request, and only if it is allowed', async () => {
  const user = userEvent.setup();
  const caption = { kind: 'html', html: 'Drawing: Alder' } as const;
  const { container, rerender } = render(<Hero {...plain} image={image} caption={caption} />);
  expect(screen.getByRole('figure', { name: 'Drawing: Alder' })).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'About the picture', expanded: false });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(container.querySelector('figcaption')).toHaveAttribute('data-state', 'open');
  expect(screen.getByText('Drawing: Alder')).toBeVisible();
  rerender(<Hero {...plain} image={image} caption={caption} showCaption={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an ornament without a caption is no figure for screen readers', () => {
  render(<Hero {...plain} image={{ ...image, alt: '' }} />);
  expect(screen.queryByRole('figure')).toBeNull();
});

test('the larger of both gradients counts', () => {
  render(
    <Hero
      {...plain}
      image={image}
      gradientOverlayOpacity={0.2}
      gradientLevel={60}
      photoOverlayOpacity={0.4}
      heroTextWidth={50}
    />,
  );
  const { style } = screen.getByRole('region');
  expect([
    style.getPropertyValue('--_inlay-hero-gradient'),
    style.getPropertyValue('--_inlay-hero-overlay'),
    style.getPropertyValue('--_inlay-hero-text-width'),
  ]).toEqual(['0.6', '0.4', '0.5']);
});

test('the text is inert while something covers it', () => {
  const { container } = render(<Hero {...plain} image={image} cover={<p>Film</p>} />);
  expect(container.querySelector('.inlay-hero__words')).toHaveAttribute('inert');
});

test('only an editor sees a hero without a title', () => {
  const { container, rerender } = render(<Hero {...plain} title={undefined} />);
  expect(container).toBeEmptyDOMElement();
  configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
  rerender(<Hero {...plain} title={undefined} key="again" />);
  expect(screen.getByRole('note')).toHaveTextContent('Fill in: title.');
});

describe('A header over the hero', () => {
  const show = (height: string, props: Partial<HeroProps> = {}) => {
    jest.useFakeTimers();
    // jsdom does not inherit custom properties.
    jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({ getPropertyValue: () => height } as unknown as CSSStyleDeclaration);
    return render(<Hero {...plain} image={image} {...props} />);
  };
  const load = () => {
    fireEvent.load(screen.getByRole('img'));
    act(() => jest.advanceTimersByTime(500));
  };

  test('is announced half a second after the image has loaded, and when the hero unmounts', () => {
    const { unmount } = show('64px');
    fireEvent.load(screen.getByRole('img'));
    act(() => jest.advanceTimersByTime(499));
    expect(root).not.toHaveAttribute('data-inlay-hero');
    act(() => jest.advanceTimersByTime(1));
    expect(root).toHaveAttribute('data-inlay-hero', 'loaded');
    act(() => {
      unmount();
      jest.runOnlyPendingTimers();
    });
    expect(root).not.toHaveAttribute('data-inlay-hero');
  });

  test.each([
    ['whose page has no such header', '0px', {}],
    ['with its words beside the picture', '64px', { layout: 'beside' } as const],
  ])('is never announced by a hero %s', (_, height, props) => {
    show(height, props);
    load();
    expect(root).not.toHaveAttribute('data-inlay-hero');
  });
});
