// Stands in for a house that keeps sounds.
import { site } from '../addresses.js';

const TITLES = { 'the-hall-at-night': 'The hall at night, 03:10', 'the-hall-by-day': 'The hall by day, 15:40' };

const id = new URLSearchParams(location.search).get('id');
const main = document.querySelector('main');
const box = document.createElement('div');
const heading = document.createElement('h1');
main.append(box);
box.append(heading);

if (Object.hasOwn(TITLES, id)) {
  document.title = heading.textContent = TITLES[id];
  const audio = document.createElement('audio');
  audio.controls = true;
  audio.preload = 'none';
  audio.src = `${site}/media/${id}.mp3`;
  box.append(audio);
} else {
  heading.textContent = 'There is no sound of this name.';
}

new ResizeObserver(() =>
  parent.postMessage({ type: 'inlay:resize', height: Math.ceil(main.getBoundingClientRect().height) }, '*'),
).observe(main);
