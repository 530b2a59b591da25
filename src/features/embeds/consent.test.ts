import { configure, localStore, publish } from '../../core';
import { act, renderHook } from 'testing';
import { allow, isAllowed, useConsent } from './consent';

const stage = 'https://stage.example/a';

beforeEach(() => {
  configure([]);
  act(() => publish('consent-changed', { groups: [] }));
  localStore.removeAll('consent:');
});

const ceros = () => renderHook(() => useConsent('ceros', stage)).result;

test('a third party is asked nothing until the visitor says so, and then each time', () => {
  const consent = ceros();
  expect(consent.current[0]).toBe(false);
  act(() => consent.current[1]());
  expect(consent.current[0]).toBe(true);
  expect(ceros().current[0]).toBe(true);
  expect(isAllowed('flourish', stage)).toBe(false);
});

test('the consent tool grants whole groups, and withdraws them together with the consent for their providers', () => {
  const consent = ceros();
  act(() => publish('consent-changed', { groups: ['C0002', 'C0004'] }));
  expect(consent.current[0]).toBe(true);
  act(() => allow('ceros'));
  act(() => publish('consent-changed', { groups: ['C0002'] }));
  expect(consent.current[0]).toBe(false);
});

test('a group that was never active does not take the visitor’s word back', () => {
  const consent = ceros();
  act(() => consent.current[1]());
  act(() => publish('consent-changed', { groups: ['C0002'] }));
  expect(consent.current[0]).toBe(true);
});

test('content of the page’s own origin needs no consent, nor does content that the configuration exempts', () => {
  expect(isAllowed('bespoke', '/interactives/berth-planner')).toBe(true);
  expect(isAllowed('bespoke', stage)).toBe(false);
  configure([{ from: 'test', isTrusted: true, values: { consentGroups: { bespoke: 'none' } } }]);
  expect(isAllowed('bespoke', stage)).toBe(true);
});
