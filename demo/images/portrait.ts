import { disc, type Point, type Ratio, ratios, round, svg } from './canvas.ts';
import { letters } from './letters.ts';
import { colours } from './palette.ts';
import { createRandom, hash } from './random.ts';

interface Look {
  ground: string;
  disc: string;
  letters: [string, string];
  /** Where the letters overlap. */
  both: string;
}

const { ink, paper, vermilion, sand, sea, ochre } = colours;

/** Backgrounds in the order of the colour wheel, selected by a person's hue. */
const wheel: Look[] = [
  { ground: vermilion, disc: ochre, letters: [ink, paper], both: sand },
  { ground: ochre, disc: sand, letters: [ink, paper], both: vermilion },
  { ground: sand, disc: paper, letters: [ink, sea], both: vermilion },
  { ground: paper, disc: sand, letters: [ink, vermilion], both: ochre },
  { ground: sea, disc: ochre, letters: [ink, paper], both: vermilion },
  { ground: ink, disc: sea, letters: [paper, sand], both: vermilion },
];

/** An abstract monogram: the person's initials, overlapping, in front of a disc. Never a face. */
export function portrait(person: { id: string; name: string; hue: number }, ratio: Ratio): string {
  const random = createRandom(`portrait ${person.id}`);
  const look = wheel[Math.floor((((person.hue % 360) + 360) % 360) / 60)] as Look;
  const [width, height] = ratios[ratio];
  const [first, last] = initials(person.name);
  const id = `m${hash(person.id + ratio).toString(36)}`;

  const size = height * random.between(0.5, 0.57);
  const rise = height * random.between(0.08, 0.14) * random.pick([-1, 1]);
  const overlap = size * random.between(0.22, 0.3);
  const left: Point = [width / 2 - size + overlap / 2, height / 2 - size / 2 + rise];
  const right: Point = [width / 2 - overlap / 2, height / 2 - size / 2 - rise];
  const [front, back] = random.shuffle(look.letters) as [string, string];
  const at = (letter: string, [x, y]: Point, attributes = '') =>
    `<path ${attributes} transform="translate(${round(x)} ${round(y)})scale(${(size / 100).toFixed(2)})" fill-rule="evenodd" clip-rule="evenodd" d="${letters[letter] ?? letters['O']}"/>`;
  const head: Point = [width / 2 + height * random.pick([-0.22, 0.22]), height * random.between(0.36, 0.62)];

  return svg(
    ratio,
    `Monogram of ${person.name}`,
    look.ground,
    disc(head, height * random.between(0.26, 0.36), look.disc) +
      at(first, left, `fill="${front}"`) +
      at(last, right, `fill="${back}"`) +
      `<clipPath id="${id}">${at(first, left)}</clipPath><g clip-path="url(#${id})">${at(last, right, `fill="${look.both}"`)}</g>`,
  );
}

function initials(name: string): [string, string] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('Ø', 'O');
  const nameParts = plain.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return [nameParts.at(0)?.charAt(0) ?? 'O', nameParts.at(-1)?.charAt(0) ?? 'O'];
}
