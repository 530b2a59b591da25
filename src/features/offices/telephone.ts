const EXTENSION = /[\s,;]{0,5}(?:\bext(?:ension)?\b\.?|\bx|#)\s{0,5}:?\s{0,5}(\d{1,7})\s{0,5}$/i;

/** The keys of the letters A to Z. */
const KEYS = '22233344455566677778889999';

/** The `tel:` URL of a number as people write it, with its extension and letters; undefined for other text. */
export function telephoneAddress(number: string): string | undefined {
  const [, extension] = EXTENSION.exec(number) ?? [];
  const digits = number
    .replace(EXTENSION, '')
    .replace('(0)', '')
    // Capitals after a digit are keys: 1-800-FLOWERS.
    .replace(/(?<=\d[\s.-]{0,5})[A-Z]{3,}(?![a-z])/g, (word) =>
      word.replace(/./g, (letter) => KEYS[letter.charCodeAt(0) - 65]!),
    )
    .replace(/[^+\d]/g, '');
  return digits ? `tel:${digits}${extension ? `;ext=${extension}` : ''}` : undefined;
}
