const LENGTH = 80;

/** Enough of a text for its author to know it again. */
export function excerpt(text: string): string {
  const plainText = text.replace(/\s+/g, ' ').trim();
  return plainText.length > LENGTH ? `${plainText.slice(0, LENGTH - 1)}…` : plainText;
}
