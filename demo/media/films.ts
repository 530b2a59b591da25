/** What the video platform of the demo holds, by the id that editors use. */
export interface Film {
  id: string;
  name: string;
  /** In seconds. */
  duration: number;
  /** Language tags of the captions there are. */
  captions: readonly string[];
  /** Made of the pictures that its poster comes from; the poster is drawn, not photographed. */
  isDrawn?: boolean;
}

export const films: readonly Film[] = [
  { id: 'the-quiet-factory-film', name: 'The quiet factory: a glimpse', duration: 8, captions: ['en', 'de'] },
  { id: 'hydrogen-in-four-minutes', name: 'Hydrogen in four minutes: the beginning', duration: 6, captions: ['en', 'de'] },
  { id: 'a-tannery-in-winter', name: 'A tannery in winter: a glimpse', duration: 6, captions: ['en'] },
  { id: 'rock-in-layers', name: 'Rock in layers', duration: 8, captions: [] },
];
