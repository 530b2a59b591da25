import { fireEvent, render, screen } from 'testing';
import { Picture } from './Picture';

const image = { src: '/strata.avif', alt: 'Layers of rock', width: 1200, height: 800 };

test('its place is reserved before it arrives', () => {
  render(<Picture image={image} />);
  expect(screen.getByRole('img', { name: 'Layers of rock' }).parentElement).toHaveStyle({ aspectRatio: '1200 / 800' });
});

test('the crop for phones reserves its own space', () => {
  render(<Picture image={image} narrow={{ src: '/narrow.avif', alt: '', width: 600, height: 600 }} />);
  const crops = screen.getByRole('img', { name: 'Layers of rock' }).parentElement!;
  expect(crops.parentElement).not.toHaveStyle({ aspectRatio: '1200 / 800' });
  const source = crops.querySelector('source')!;
  expect(source).toHaveAttribute('width', '600');
  expect(source).toHaveAttribute('height', '600');
});

test('it is lazy-loaded, or loads immediately with priority', () => {
  const { rerender } = render(<Picture image={image} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture image={image} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('the files, sizes and hints of the server are kept', () => {
  const sources = [{ srcSet: '/strata.webp', type: 'image/webp', media: '(width > 600px)' }];
  render(<Picture image={{ ...image, sources, loading: 'eager', fetchPriority: 'low', crossOrigin: 'anonymous' }} />);
  const img = screen.getByRole('img');
  expect(img).toHaveAttribute('loading', 'eager');
  expect(img).toHaveAttribute('fetchpriority', 'low');
  expect(img).toHaveAttribute('crossorigin', 'anonymous');
  const source = img.parentElement!.querySelector('source')!;
  expect(source).toHaveAttribute('srcset', '/strata.webp');
  expect(source).toHaveAttribute('type', 'image/webp');
  expect(source).toHaveAttribute('media', '(width > 600px)');
});

test('one that cannot be loaded leaves its description, and a new one gets its chance', () => {
  const { rerender } = render(<Picture image={image} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Layers of rock')).toBeVisible();
  rerender(<Picture image={{ ...image, src: '/other.avif' }} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/other.avif');
});
