import { render, screen } from 'testing';
import { configure, WidgetReactContext } from '../../core';
import { DisplayNumber, Frame, ModuleHead } from './Frame';

const inMode = (mode: string) => configure([{ from: 'test', isTrusted: true, values: { mode } }]);

afterEach(() => inMode('live'));

test('a module is a region named by its title', () => {
  render(
    <Frame className="inlay-two-up" head={{ title: 'Two ways to read a balance sheet' }}>
      Both
    </Frame>,
  );
  expect(screen.getByRole('region', { name: 'Two ways to read a balance sheet' })).toHaveTextContent('Both');
});

test('a module without a title is no landmark', () => {
  render(
    <Frame className="inlay-two-up" head={{ eyebrow: 'Series' }}>
      Both
    </Frame>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['labelled by its title', '<section aria-labelledby="title"><h3 id="title">The harbour</h3><i></i></section>'],
  ['with a label', '<section aria-label="The harbour"><i></i></section>'],
])('in a section %s, a module of the same name is not announced as a second region', (_, html) => {
  document.body.innerHTML = html;
  const placeholder = document.querySelector('i')!;
  const widgetContext = { element: placeholder, module: 'two-up', isEditing: false, note() {} };
  const named = (title: string) => (
    <WidgetReactContext value={widgetContext}>
      <Frame className="inlay-two-up" head={{ title }} />
    </WidgetReactContext>
  );
  const { rerender } = render(named('The harbour'), { container: placeholder });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  rerender(named('Its cranes'));
  expect(screen.getByRole('region', { name: 'Its cranes' })).toBeInTheDocument();
});

test('a dark ground changes all colours of its content', () => {
  const { container } = render(
    <Frame className="inlay-two-up" backgroundTheme="ink" collapseTopSpace collapseBottomSpace>
      Both
    </Frame>,
  );
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
  expect(container.firstElementChild).toHaveAttribute('data-collapse', 'top bottom');
});

test('a module with nothing in it asks the editor to fill it in, and shows visitors nothing', () => {
  const empty = <Frame className="inlay-two-up" fillIn="title, items" />;
  expect(render(empty).container).toBeEmptyDOMElement();
  inMode('edit');
  expect(render(empty).container).toHaveTextContent('There is nothing to show yet. Fill in: title or items.');
});

test('a title is a heading of the requested level, below its eyebrow and above its description', () => {
  render(
    <ModuleHead
      eyebrow="Exhibit"
      displayNumber="3"
      title="What a tonne costs"
      description={{ kind: 'html', html: 'By method, in euros.' }}
      level={3}
      id="tonne"
    />,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'What a tonne costs' });
  expect(heading).toHaveAttribute('id', 'tonne');
  expect(heading.parentElement).toHaveTextContent('Exhibit 3What a tonne costsBy method, in euros.');
});

test('an empty header renders nothing', () => {
  const { container } = render(<ModuleHead />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['Exhibit', '3', 'Exhibit 3'],
  ['Audio', '2a', 'Audio 2a'],
  ['Audio', undefined, 'Audio'],
  [undefined, '3', 'Exhibit 3'],
  [undefined, '1.2', 'Exhibit 1.2'],
  [undefined, 'Figure 3', 'Figure 3'],
  [undefined, undefined, ''],
])('%s with the number %s reads "%s"', (label, number, expected) => {
  const { container } = render(<DisplayNumber label={label} number={number} />);
  expect(container).toHaveTextContent(expected);
});
