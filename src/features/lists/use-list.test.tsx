import { useRef } from 'react';
import { render, screen } from 'testing';
import userEvent from '@testing-library/user-event';
import { defineListAddress } from './address';
import { useList } from './use-list';

let mockIsGone = true;
jest.mock('./create-list', () => {
  if (mockIsGone) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./create-list');
});

const address = defineListAddress({
  names: ['format'],
  read: (parameters) => ({ format: parameters.get('format') ?? '' }),
  write: ({ format }) => ({ format }),
});

function Names() {
  const root = useRef<HTMLDivElement>(null);
  const list = useList(root, {
    address,
    serverPage: { items: ['On site'], total: 1 },
    createFetch: () => async () => ({ items: ['Hybrid'], total: 1 }),
  });
  return (
    <div ref={root}>
      <button onClick={() => list.go({ format: 'hybrid' })}>Hybrid events</button>
      <p>{list.visible?.page.items.join()}</p>
      {list.phase === 'failed' && <p role="alert">{String(list.error)}</p>}
    </div>
  );
}

test('a request made before the script of the list has loaded is shown once the network is back', async () => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Names />);
  await userEvent.click(screen.getByRole('button', { name: 'Hybrid events' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  expect(screen.getByText('On site')).toBeVisible();
  expect(location.search).toBe('');

  mockIsGone = false;
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hybrid')).toBeVisible();
  expect(location.search).toBe('?format=hybrid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
