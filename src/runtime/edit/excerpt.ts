const LENGTH = 80;

/** Enough of a text for its author to know it again. */
export function excerpt(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > LENGTH ? `${words.slice(0, LENGTH - 1)}…` : words;
}
