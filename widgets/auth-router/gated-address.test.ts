import { gatedAddress } from './gated-address';

const rules = { base: 'https://firm.example/insights/steel?page=2', protectedPaths: ['/clients', '/internal/'] };

test.each([
  ['/reports/steel.pdf', '#/download/%2Freports%2Fsteel.pdf'],
  ['steel.pdf', '#/download/%2Finsights%2Fsteel.pdf'],
  ['../reports/Steel.PDF?v=2#page=3', '#/download/%2Freports%2FSteel.PDF%3Fv%3D2%23page%3D3'],
  [' /reports/steel.pdf ', '#/download/%2Freports%2Fsteel.pdf'],
  ['/clients-say/steel.pdf', '#/download/%2Fclients-say%2Fsteel.pdf'],
])('a link to %s asks for a sign-in first', (href, expected) => {
  expect(gatedAddress(href, rules)).toBe(expected);
});

test('secure files are shown by the route that checks each view', () => {
  expect(gatedAddress('/reports/steel.pdf', { ...rules, isSecure: true })).toBe('#/view-file/%2Freports%2Fsteel.pdf');
});

test.each([
  '',
  '#signin/report.pdf',
  '#/download/%2Freports%2Fsteel.pdf',
  '/reports/steel.html',
  '/reports/steel.pdf.html',
  '/search?q=steel.pdf',
  'https://firm.example/reports/steel.pdf',
  'https://elsewhere.example/steel.pdf',
  '//elsewhere.example/steel.pdf',
  '\\\\elsewhere.example\\steel.pdf',
  '/\\elsewhere.example/steel.pdf',
  'mailto:press@firm.example?body=steel.pdf',
  'javascript:void("steel.pdf")',
  '/clients/steel.pdf',
  '/internal/2026/steel.pdf',
])('leaves a link to "%s" unchanged', (href) => {
  expect(gatedAddress(href, rules)).toBeUndefined();
});
