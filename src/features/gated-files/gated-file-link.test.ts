import { translate } from '../../core';
import { labelOf } from './GatedFileLink';
import { messages } from './messages';
import type { GatedFile } from './use-gate';

const label = (file: Partial<GatedFile>) =>
  labelOf(
    {
      name: undefined,
      customDisplayName: undefined,
      pageCount: undefined,
      size: undefined,
      registrationRequired: false,
      src: { url: '/reports/steel%20survey.pdf?v=2', text: '' },
      ...file,
    },
    translate(messages, 'en'),
    'en',
  );

test.each<[Partial<GatedFile>, string]>([
  [{ name: 'Steel survey', pageCount: 12 }, 'Steel survey (12 pages)'],
  [{ name: 'Steel survey', pageCount: 1 }, 'Steel survey (1 page)'],
  [{ name: 'Steel survey', pageCount: 12, size: 2048 }, 'Steel survey (12 pages)'],
  [{ name: 'Steel survey', pageCount: 0, size: 1023 }, 'Steel survey (PDF-1,023 Bytes)'],
  [{ name: 'Steel survey', size: 1024 }, 'Steel survey (PDF-1 KB)'],
  [{ name: 'Steel survey', size: 1_048_575 }, 'Steel survey (PDF-1,024 KB)'],
  [{ name: 'Steel survey', size: 1_048_576 }, 'Steel survey (PDF-1 MB)'],
  [{ name: 'Steel survey', size: 0 }, 'Steel survey'],
  [{ name: 'steel.pdf', customDisplayName: 'The whole survey' }, 'The whole survey'],
  [{ src: { url: '/a.pdf', text: 'Read the survey' } }, 'Read the survey'],
  [{}, 'steel survey.pdf'],
  [{ src: { url: '/100%.pdf', text: '' } }, '100%.pdf'],
])('%j is called "%s"', (file, expected) => {
  expect(label(file)).toBe(expected);
});
