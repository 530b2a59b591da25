import type { Random } from './random.ts';

export const colours = {
  ink: '#10243e',
  paper: '#faf7f2',
  vermilion: '#d9432a',
  sand: '#d9cdb8',
  sea: '#3d6b7d',
  ochre: '#c9912b',
} as const;

/** A background and matching colours; `accent` is for one small area only. */
export interface Scheme {
  ground: string;
  line: string;
  accent: string;
  /** The colour nearest to the background, for distant shapes. */
  quiet: string;
  tones: readonly string[];
}

const { ink, paper, vermilion, sand, sea, ochre } = colours;

export const schemes = {
  paper: { ground: paper, line: ink, accent: vermilion, quiet: sand, tones: [ink, sand, sea, ink] },
  night: { ground: ink, line: paper, accent: vermilion, quiet: sea, tones: [sea, paper, sand, sea] },
  sand: { ground: sand, line: ink, accent: vermilion, quiet: paper, tones: [ink, paper, sea, paper] },
  sea: { ground: sea, line: paper, accent: ochre, quiet: ink, tones: [ink, sand, paper, ink] },
  ochre: { ground: ochre, line: ink, accent: paper, quiet: sand, tones: [ink, sand, vermilion, ink] },
  vermilion: { ground: vermilion, line: paper, accent: ochre, quiet: ink, tones: [ink, paper, sand, ink] },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

const weighted: SchemeName[] = [
  'paper',
  'paper',
  'paper',
  'night',
  'night',
  'night',
  'sand',
  'sand',
  'sea',
  'sea',
  'ochre',
  'vermilion',
];

/** Light and dark backgrounds are frequent, bright ones rare. */
export function pickScheme(random: Random): Scheme {
  return schemes[random.pick(weighted)];
}
