import { render, screen } from 'testing';
import { configure } from '../../../core';
import { Frame } from './Frame';

const inMode = (mode: string) => configure([{ from: 'test', isTrusted: true, values: { mode } }]);

afterEach(() => inMode('live'));

test('a module is a region named by its title', () => {
  render(<Frame className="inlay-two-up" head={{ title: 'Two ways to read a balance sheet' }}>Both</Frame>);
  expect(screen.getByRole('region', { name: 'Two ways to read a balance sheet' })).toHaveTextContent('Both');
});

test('a module without a title is no landmark', () => {
  render(<Frame className="inlay-two-up" head={{ eyebrow: 'Series' }}>Both</Frame>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a dark ground turns all colours of what stands on it', () => {
  const { container } = render(<Frame className="inlay-two-up" backgroundTheme="ink" collapseTopSpace collapseBottomSpace>Both</Frame>);
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
  expect(container.firstElementChild).toHaveAttribute('data-collapse', 'top bottom');
});

test('a module with nothing in it tells the editor what to fill in, and shows visitors nothing', () => {
  const empty = <Frame className="inlay-two-up" fillIn="title, items" />;
  expect(render(empty).container).toBeEmptyDOMElement();
  inMode('edit');
  expect(render(empty).container).toHaveTextContent('There is nothing to show yet. Fill in: title or items.');
});
