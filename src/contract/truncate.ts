/**
 * Truncates a text to a number of UTF-16 units, between two grapheme clusters: no surrogate pair, flag, family or
 * accented letter is split. A text that is short enough is returned quickly.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  // Firefox before 125 has no Intl.Segmenter. There, only surrogate pairs are kept together.
  const { Segmenter } = Intl as Partial<Pick<typeof Intl, 'Segmenter'>>;
  // One more character shows whether the last one is complete, however long the text is.
  const end = Segmenter && new Segmenter().segment(text.slice(0, most + 2)).containing(most)!.index;
  return text.slice(0, end ?? most).replace(/\p{Cs}$/u, '');
}
