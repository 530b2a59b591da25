import { forgetEverything } from '../../../../tests/setup/visitor';
import { configure } from '../../../core/config';
import { publish } from '../../../core/events';
import { localStore } from '../../../core/storage';
import { chooseProvider, confirmProvider, lastProvider } from './last-provider';

beforeEach(forgetEverything);
afterEach(() => configure([]));

test('is stored only with consent to functional storage', () => {
  configure([{ from: 'test', isTrusted: true, values: { consent: { tool: 'built-in' } } }]);
  chooseProvider('Lantern');
  confirmProvider();
  expect([lastProvider(), localStore.get('provider')]).toEqual([null, null]);
  publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true });
  confirmProvider();
  expect(lastProvider()).toBe('Lantern');
  publish('consent-changed', { groups: ['C0001'], isAnswered: true });
  expect(lastProvider()).toBeNull();
});
