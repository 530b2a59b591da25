import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import image from './index';

const imageHtml = (attributes = '', alt = 'Bands of rock') =>
  `<div data-module="image" ${attributes}><img data-field="image" src="/rock.svg" alt="${alt}" width="1600" height="900"><p data-field="caption">Clay and <em>chalk</em>.</p><small data-field="credit">Alder &amp; Voss</small></div>`;

test('shows an image with its caption and credit, at its reserved height', async () => {
  await mountPlaceholder(imageHtml(), image);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'Bands of rock' }).parentElement).toHaveStyle({
    aspectRatio: '1600 / 900',
  });
  expect(figure).toHaveTextContent('Clay and chalk.Alder & Voss');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it is enlarged in a dialog, in its larger file, and focus comes back', async () => {
  const { user } = await mountPlaceholder(imageHtml('data-is-zoomable data-large-image="/rock-large.svg"'), image);
  const button = screen.getByRole('button', { name: 'Enlarge the picture' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Clay and chalk.' });
  expect(within(dialog).getByRole('img', { name: 'Bands of rock' })).toHaveAttribute('src', '/rock-large.svg');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an editor gets a note that the alternative text is missing, unless the picture is an ornament', async () => {
  const { notes, unmount } = await mountPlaceholder(imageHtml('', ''), image);
  expect(notes()).toEqual([
    'the picture has no alternative text: write what it shows into alt="…", or set data-is-decorative if it tells nothing',
  ]);
  unmount();
  const ornament = await mountPlaceholder(imageHtml('data-is-decorative', ''), image);
  expect(ornament.notes()).toEqual([]);
});
