import type { FullBleedMediaProps } from './props';
import { sourcesFor, type Device } from './index';

const allSources = {
  mp4Id: '/wide.mp4',
  webmId: '/wide.webm',
  tabletMp4Id: '/tablet.mp4',
  mobileMp4Id: '/tall.mp4',
  mobileOggId: '/tall.ogv',
} as FullBleedMediaProps;

test.each<[Device, Partial<FullBleedMediaProps>, string[]]>([
  ['mobile', allSources, ['/tall.mp4', '/tall.ogv']],
  ['tablet', allSources, ['/tablet.mp4']],
  ['desktop', allSources, ['/wide.webm', '/wide.mp4']],
  ['mobile', { mp4Id: '/wide.mp4', tabletMp4Id: '/tablet.mp4' }, ['/tablet.mp4']],
  ['mobile', { mp4Id: '/wide.mp4' }, ['/wide.mp4']],
  ['desktop', { mobileMp4Id: '/tall.mp4' }, []],
  ['desktop', {}, []],
])('a %s of %j plays %j', (device, props, files) =>
  expect(sourcesFor(props as FullBleedMediaProps, device).map(({ src }) => src)).toEqual(files),
);
