import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import fiveFifty from './index';

test('x', async () => {
  const { element, notes } = await mountPlaceholder(`<div data-module="five-fifty"><h1 data-field="title">A</h1><section data-item="items"><h2 data-field="title">One</h2></section></div>`, fiveFifty);
  expect(element.querySelector('section')!.outerHTML).toBe('');
  expect(notes()).toEqual([]);
});
