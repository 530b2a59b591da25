import { addStyles, useLanguage, useText } from '../../core';
import { Icon, icons } from '../../ui';
import type { GatedFile } from './file-props';
import styles from './gated-file.css';
import { labelOf } from './label';
import { messages } from './messages';
import type { Gate } from './use-gate';

addStyles(styles);

/** A file with its pages or its size; one that is locked says what it asks for. */
export function GatedFileLink({ file, gate: { isLocked, href } }: { file: GatedFile; gate: Gate }) {
  const t = useText(messages);
  const language = useLanguage();
  return (
    <a className="inlay-gated-file" data-kind="link" data-state={isLocked ? 'locked' : 'open'} href={href} target={isLocked ? undefined : file.src.target}>
      <Icon path={isLocked ? icons.lock : icons.download} />
      <span>
        <span className="inlay-gated-file__label">{labelOf(file, t, language)}</span>
        {isLocked && <span className="inlay-gated-file__hint">{t('signIn')}</span>}
      </span>
    </a>
  );
}
