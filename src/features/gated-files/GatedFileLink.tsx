import { addStyles, decodeUrl, formatFileSize, useLanguage, useText, type Translate } from '../../core';
import { Icon, icons, linkProps } from '../../ui';
import styles from './gated-file.css';
import { messages } from './messages';
import type { Gate, GatedFile } from './use-gate';

addStyles(styles);

/** A link to a file, with its number of pages or its size. A locked file says what it requires. */
export function GatedFileLink({ file, gate: { isLocked, href } }: { file: GatedFile; gate: Gate }) {
  const t = useText(messages);
  const language = useLanguage();
  return (
    <a
      {...linkProps(isLocked ? { url: '', text: '' } : file.src, 'inlay-gated-file')}
      data-kind="link"
      data-state={isLocked ? 'locked' : 'open'}
      href={href}
    >
      <Icon path={isLocked ? icons.lock : icons.download} />
      <span>
        <span className="inlay-gated-file__label">{labelOf(file, t, language)}</span>
        {isLocked && <span className="inlay-gated-file__hint">{t('signIn')}</span>}
      </span>
    </a>
  );
}

/** `Name (12 pages)`, else `Name (PDF-2 MB)`, else only the name. */
export function labelOf(file: GatedFile, t: Translate<'pages' | 'size'>, language: string): string {
  const { src, customDisplayName, pageCount, size } = file;
  const name = customDisplayName || file.name || src.text || fileName(src.url);
  if (pageCount) return t('pages', { name, pages: pageCount });
  return size ? t('size', { name, size: formatFileSize(size, language) }) : name;
}

/** A fallback name: `steel-survey.pdf` from the URL. */
function fileName(url: string): string {
  return decodeUrl(url.split(/[?#]/)[0]!.split('/').filter(Boolean).pop() ?? url);
}
