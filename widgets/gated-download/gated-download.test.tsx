import { act, screen } from 'testing';
import { endSession } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import gatedDownload from './index';

const html = `
  <div data-module="gated-download">
    <p data-field="fullReportPDF"><a data-field="src" href="/reports/steel.pdf">Steel survey</a> <data data-field="pageCount" value="12">12 pages</data> <data data-field="registrationRequired" value="true"></data></p>
    <ul><li data-item="files"><a data-field="src" href="/reports/summary.pdf">Summary</a> <data data-field="size" value="2048">2 KB</data></li></ul>
  </div>`;
const link = (name: RegExp) => screen.getByRole('link', { name });

beforeEach(forgetEverything);

test('a visitor is led to the download route for what needs a registration, and straight to the rest', async () => {
  await mountPlaceholder(html, gatedDownload);
  expect(link(/Steel survey \(12 pages\).*sign in first/)).toHaveAttribute('href', '#/download/%2Freports%2Fsteel.pdf');
  expect(link(/Summary \(PDF-2 KB\)/)).toHaveAttribute('href', '/reports/summary.pdf');
});

test('a visitor who is signed in gets the file itself, until they leave', async () => {
  signInBefore();
  await mountPlaceholder(html, gatedDownload);
  expect(link(/Steel survey/)).toHaveAttribute('href', '/reports/steel.pdf');
  act(() => endSession('visitor'));
  expect(link(/Steel survey/)).toHaveAttribute('href', '#/download/%2Freports%2Fsteel.pdf');
});

test('on a page with a base, the route opens over the current page', async () => {
  history.replaceState(null, '', '/insights/steel?page=2');
  document.head.innerHTML = '<base href="/media/">';
  await mountPlaceholder(html, gatedDownload);
  expect(link(/Steel survey/)).toHaveAttribute('href', '/insights/steel?page=2#/download/%2Freports%2Fsteel.pdf');
  document.head.innerHTML = '';
});

test('on a page for registered users every file asks for a sign-in', async () => {
  await mountPlaceholder(html, gatedDownload, { page: { accessStatus: 'registered users only' } });
  expect(link(/Summary/)).toHaveAttribute('href', '#/download/%2Freports%2Fsummary.pdf');
});

test('a collection can come from JSON, and an invalid address is not linked', async () => {
  const files = [
    { src: '/a.pdf', customDisplayName: 'A', registrationRequired: true },
    { src: { value: { href: '/b.pdf', text: 'B' } } },
    { src: 'javascript:alert(1)', name: 'C' },
    { name: 'No file' },
  ];
  const { notes } = await mountPlaceholder(
    `<div data-module="gated-download"><script type="application/json">${JSON.stringify({ files })}</script></div>`,
    gatedDownload,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/download/%2Fa.pdf',
    '/b.pdf',
  ]);
  expect(screen.getByText('C').closest('a')).not.toHaveAttribute('href');
  expect(notes()).toEqual([
    expect.stringContaining('src in item 3 of files leads to "javascript:alert(1)"'),
    expect.stringContaining('is left out: it has no src'),
  ]);
});

test('an editor reads what to put in, and what the page lacks', async () => {
  await mountPlaceholder('<div data-module="gated-download"></div>', gatedDownload, { mode: 'edit' });
  expect(screen.getByText(/Put a link into an element with data-item="files"/)).toBeInTheDocument();
  const { notes } = await mountPlaceholder(html, gatedDownload, { mode: 'edit' });
  expect(notes()).toEqual([expect.stringContaining('this page has no auth-router')]);
});
