import { render } from 'testing';
import { toneIcons } from '../alert/Alert';
import { Icon } from './Icon';
import * as paths from './paths';

test('an icon is hidden from screen readers, because the text beside it says the same', () => {
  const { container } = render(<Icon path={paths.check} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('an arrow along the line is marked for mirroring, a check mark is not', () => {
  const { container } = render(
    <>
      <Icon path={paths.arrowForward} />
      <Icon path={paths.check} />
    </>,
  );
  expect(container.children[0]).toHaveAttribute('data-directional');
  expect(container.children[1]).not.toHaveAttribute('data-directional');
});

test.each(Object.entries({ ...paths, ...toneIcons }))(
  '%s is drawn with numbers and path commands only',
  (_name, path) => {
    expect(path.d).toMatch(/^[mM][\d\s.,a-zA-Z-]+$/);
  },
);
