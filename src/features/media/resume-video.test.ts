import { publish } from '../../core';
import { forgetEverything } from '../../../tests/setup/visitor';
import { resumeVideo } from './resume-video';

/** A video of ten minutes, whose position can be set as in a browser. */
function videoAt(src = 'https://files.test/talk.mp4?token=1'): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = src;
  let time = 0;
  Object.defineProperties(video, {
    duration: { value: 600 },
    currentTime: { get: () => time, set: (seconds: number) => (time = seconds) },
  });
  return video;
}

const send = (video: HTMLVideoElement, type: string) => video.dispatchEvent(new Event(type));
function watchUntil(seconds: number, src?: string) {
  const video = videoAt(src);
  const stop = resumeVideo(video);
  video.currentTime = seconds;
  send(video, 'pause');
  stop();
}
function start(src?: string): number {
  const video = videoAt(src);
  resumeVideo(video);
  send(video, 'loadedmetadata');
  return video.currentTime;
}

beforeEach(() => {
  forgetEverything();
  publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true });
});

test('a video starts where it was stopped, whatever the query of its address', () => {
  watchUntil(125.7);
  expect(start('https://files.test/talk.mp4?token=2')).toBe(125);
  expect(start('https://files.test/other.mp4')).toBe(0);
});

test('two videos of one path have a position each, and no token is stored', () => {
  watchUntil(125, 'https://files.test/media?id=7&token=1');
  watchUntil(300, 'https://files.test/media?id=8&token=1');
  expect(start('https://files.test/media?id=7&token=2')).toBe(125);
  expect(start('https://files.test/media?id=8')).toBe(300);
  expect(start('https://files.test/media?id=9')).toBe(0);
  expect(JSON.stringify(localStorage)).not.toContain('token');
});

test.each([
  ['near its beginning', 9],
  ['near its end', 595],
  ['at its end', 600],
])('a video stopped %s starts from the beginning', (_, seconds) => {
  watchUntil(300);
  watchUntil(seconds);
  expect(start()).toBe(0);
});

test('the position is stored every few seconds, for pages that are closed during playback', () => {
  const video = videoAt();
  resumeVideo(video);
  for (const seconds of [20, 22, 25, 26]) {
    video.currentTime = seconds;
    send(video, 'timeupdate');
  }
  expect(start()).toBe(25);
});

test('a visitor who has moved already is not moved back', () => {
  watchUntil(125);
  const video = videoAt();
  video.currentTime = 40;
  resumeVideo(video);
  send(video, 'loadedmetadata');
  expect(video.currentTime).toBe(40);
});

test('nothing is stored or resumed without consent', () => {
  watchUntil(125);
  publish('consent-changed', { groups: ['C0001'], isAnswered: true });
  expect(start()).toBe(0);
  localStorage.clear();
  watchUntil(125);
  expect(localStorage).toHaveLength(0);
});

describe('the speed that a visitor chose in the menu of the browser’s player', () => {
  const chooseSpeed = (speed: number) => {
    const video = videoAt();
    const stop = resumeVideo(video);
    send(video, 'loadedmetadata');
    video.playbackRate = speed;
    send(video, 'ratechange');
    stop();
  };
  const speedOfNext = () => {
    const video = videoAt('https://files.test/next.mp4');
    resumeVideo(video);
    send(video, 'loadedmetadata');
    send(video, 'ratechange');
    return video.playbackRate;
  };

  test('applies to the next video', () => {
    expect(speedOfNext()).toBe(1);
    chooseSpeed(1.75);
    expect(speedOfNext()).toBe(1.75);
    expect(speedOfNext()).toBe(1.75);
    chooseSpeed(1);
    expect(speedOfNext()).toBe(1);
  });

  test('is stored for this tab only without consent', () => {
    publish('consent-changed', { groups: ['C0001'], isAnswered: true });
    chooseSpeed(1.5);
    expect(localStorage).toHaveLength(0);
    expect(speedOfNext()).toBe(1.5);
  });

  test.each(['0', '-1', '16', 'fast'])('is 1 where something else was stored: %s', (stored) => {
    localStorage.setItem('inlay:speed', stored);
    expect(speedOfNext()).toBe(1);
  });
});

test('positions of twenty videos are stored, and a stream has none', () => {
  for (let index = 0; index < 22; index += 1) watchUntil(100 + index, `https://files.test/${index}.mp4`);
  expect(start('https://files.test/1.mp4')).toBe(0);
  expect(start('https://files.test/2.mp4')).toBe(102);
  watchUntil(125, 'blob:https://files.test/1');
  expect(start('blob:https://files.test/1')).toBe(0);
});
