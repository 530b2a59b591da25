import { configure } from '../../core';
import { fileAddress, sourcesOf } from './files';

beforeEach(() => configure([]));

test('browsers are offered the smallest file first', () => {
  expect(sourcesOf({ mp4Id: '/a.mp4', oggId: '/a.ogv', webmId: '/a.webm' })).toEqual([
    { src: '/a.webm', type: 'video/webm' },
    { src: '/a.mp4', type: 'video/mp4' },
    { src: '/a.ogv', type: 'video/ogg' },
  ]);
  expect(sourcesOf({})).toEqual([]);
});

test.each([
  ['4F2A-77', '/-/media/4F2A-77.ashx'],
  ['/media/a.mp4', '/media/a.mp4'],
  ['https://films.example/a.mp4', 'https://films.example/a.mp4'],
  ['//films.example/a.mp4', '//films.example/a.mp4'],
  ['javascript:alert(1)//', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is at %s', (fileName, address) => expect(fileAddress(fileName)).toBe(address));
