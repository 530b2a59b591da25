import { formatFileSize, type Translate } from '../../core';
import type { GatedFile } from './file-props';

/** `Name (12 pages)`, else `Name (PDF-2 MB)`, else the name alone. */
export function labelOf(file: GatedFile, t: Translate<'pages' | 'size'>, language: string): string {
  const { src, customDisplayName, pageCount, size } = file;
  const name = customDisplayName || file.name || src.text || fileName(src.url);
  if (pageCount) return t('pages', { name, pages: pageCount });
  return size ? t('size', { name, size: formatFileSize(size, language) }) : name;
}

/** Better than no name at all: `steel-survey.pdf` out of an address. */
function fileName(url: string): string {
  const last = url.split(/[?#]/)[0]!.split('/').filter(Boolean).pop() ?? url;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
