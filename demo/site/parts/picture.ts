import type { Family } from '../../images/index.ts';
import { html, type Html } from '../html.ts';

const sizes = { '16x9': [1600, 900], '3x2': [1500, 1000], '1x1': [1000, 1000], '21x9': [2100, 900] } as const;

export type Shape = keyof typeof sizes;

interface Picture {
  family: Family;
  /** The same seed draws the same image at any ratio. */
  seed: string;
  alt: string;
  shape?: Shape;
  /** The first visible image is loaded first; all others are lazy. */
  isLead?: boolean;
}

export function picture({ family, seed, alt, shape = '3x2', isLead = false }: Picture): Html {
  return image(picturePath(family, seed, shape), alt, shape, isLead);
}

/** The image of a hero, which fills it; never lazy. */
export function heroPicture({
  family,
  seed,
  alt,
  shape = '16x9',
  field = 'image',
}: Picture & { field?: 'image' | 'heroImage' }): Html {
  return heroImage(picturePath(family, seed, shape), alt, shape, field);
}

export function heroImage(src: string, alt: string, shape: Shape, field = 'image'): Html {
  const [width, height] = sizes[shape];
  return html`<img
    class="inlay-hero__picture"
    data-field="${field}"
    src="${src}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    fetchpriority="high"
  />`;
}

export function portrait(person: { id: string; name: string }, shape: Shape = '1x1', isLead = false): Html {
  // The name is beside every portrait, and a monogram adds nothing.
  return image(`/portraits/${person.id}.svg?ratio=${shape}`, '', shape, isLead);
}

export function picturePath(family: Family, seed: string, shape: Shape): string {
  return `/images/${family}/${seed}.svg?ratio=${shape}`;
}

function image(src: string, alt: string, shape: Shape, isLead: boolean): Html {
  const [width, height] = sizes[shape];
  const loading = isLead ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`;
  return html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" ${loading} />`;
}
