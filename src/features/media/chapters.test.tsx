import userEvent from '@testing-library/user-event';
import { act, render, screen } from 'testing';
import { Chapters } from './Chapters';

/** jsdom has no text tracks. */
class Cue {
  constructor(
    readonly startTime: number,
    readonly text: string,
  ) {}
}
beforeAll(() => Object.assign(globalThis, { VTTCue: Cue }));

function videoWith(tracks: Readonly<Record<string, readonly Cue[]>>) {
  const video = document.createElement('video');
  const textTracks = Object.entries(tracks).map(([language, cues]) => {
    const element = video.appendChild(document.createElement('track'));
    Object.assign(element, { kind: 'chapters', srclang: language });
    const track = Object.assign(new EventTarget(), {
      mode: 'disabled',
      cues: undefined as unknown,
      activeCues: [cues[0]],
    });
    Object.defineProperty(element, 'track', { value: track });
    return { track, load: () => ((track.cues = cues), element.dispatchEvent(new Event('load'))) };
  });
  return { video, textTracks };
}
const ENGLISH = [new Cue(0, 'Night'), new Cue(65, 'Morning')];

test('chapters are listed once their file has loaded, and play from there', async () => {
  const { video, textTracks } = videoWith({ en: ENGLISH });
  render(<Chapters video={video} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(textTracks[0]!.track.mode).toBe('hidden');
  act(() => void textTracks[0]!.load());
  expect(screen.getByRole('list', { name: 'Chapters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '01:05 Morning' }));
  expect(video.currentTime).toBe(65);
  expect(video.paused).toBe(false);
});

test('the chapter that plays is the current one', () => {
  const { video, textTracks } = videoWith({ en: ENGLISH });
  render(<Chapters video={video} />);
  act(() => void textTracks[0]!.load());
  act(() => void textTracks[0]!.track.dispatchEvent(new Event('cuechange')));
  expect(screen.getByRole('button', { name: '00:00 Night' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: '01:05 Morning' })).not.toHaveAttribute('aria-current');
});

test('chapters are in the page’s language if there are such', () => {
  const { video, textTracks } = videoWith({ de: [new Cue(0, 'Nacht')], en: ENGLISH });
  render(<Chapters video={video} />);
  expect(textTracks.map(({ track }) => track.mode)).toEqual(['disabled', 'hidden']);
});

test('a video without chapters has no list', () => {
  render(<Chapters video={videoWith({}).video} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
