import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import pullQuote from './index';

test('shows the server-rendered quotation with its source', async () => {
  const { element, unmount } = await mountPlaceholder(
    '<div data-module="pull-quote"><p data-field="quote">Machines are <em>patient</em>.</p><span data-field="cite1">Lucie Marchand</span></div>',
    pullQuote,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Machines are patient.Lucie Marchand');
  expect(screen.getByText('patient').tagName).toBe('EM');
  unmount();
  expect(element.innerHTML).toBe(
    '<p data-field="quote">Machines are <em>patient</em>.</p><span data-field="cite1">Lucie Marchand</span>',
  );
});

test('works and formulas in the source of a quotation stay as they are written', async () => {
  await mountPlaceholder(
    '<div data-module="pull-quote"><p data-field="quote">Wait.</p><span data-field="cite1">R&amp;D</span><span data-field="cite2">in <cite>The Queue</cite></span></div>',
    pullQuote,
  );
  expect(screen.getByText('The Queue').tagName).toBe('CITE');
});

test('notes a missing quotation for the editor, and leaves the page unchanged', async () => {
  await expect(mountPlaceholder('<div data-module="pull-quote"><p>Read on.</p></div>', pullQuote)).rejects.toThrow(
    'pull-quote: data-quote is missing. The quoted text, without quotation marks.',
  );
  expect(document.body).toHaveTextContent('Read on.');
});
