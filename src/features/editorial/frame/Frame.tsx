import type { CSSProperties, ReactNode } from 'react';
import { addStyles, config, useLanguage, useText } from '../../../core';
import { classes, useUniqueId } from '../../../ui';
import { ModuleHead, type ModuleHeadProps } from '../head/ModuleHead';
import { messages } from '../messages';
import styles from './frame.css';

addStyles(styles);

export interface FrameProps {
  className: string;
  /** Shown above the content; its title names the section. */
  head?: Omit<ModuleHeadProps, 'id'>;
  /** The id of the title, for a module that places its head itself. */
  labelledBy?: string | false | undefined;
  /** The props of which an editor should fill in one, when there is nothing to show: then nobody else sees the module. */
  fillIn?: string | false | undefined;
  collapseTopSpace?: boolean;
  collapseBottomSpace?: boolean;
  backgroundTheme?: 'paper' | 'surface' | 'ink';
  style?: CSSProperties;
  children?: ReactNode;
}

/**
 * The section around a whole module: the same rhythm for each, a ground of its
 * own where the editor wants one, and the container that its layout asks for room.
 */
export function Frame({ className, head, labelledBy, fillIn, collapseTopSpace, collapseBottomSpace, backgroundTheme = 'paper', style, children }: FrameProps) {
  const id = useUniqueId();
  if (fillIn) return config().mode === 'edit' ? <EmptyFrame fields={fillIn} /> : null;
  return (
    <section
      className={classes('inlay-frame', className)}
      aria-labelledby={labelledBy || (head?.title && id)}
      data-theme={backgroundTheme === 'ink' ? 'dark' : undefined}
      data-ground={backgroundTheme}
      data-collapse={classes(collapseTopSpace && 'top', collapseBottomSpace && 'bottom') || undefined}
      style={style}
    >
      {head && <ModuleHead {...head} id={id} />}
      {children}
    </section>
  );
}

function EmptyFrame({ fields }: { fields: string }) {
  const t = useText(messages);
  const language = useLanguage();
  return (
    <p className="inlay-frame__empty" role="note">
      {t('empty', { fields: new Intl.ListFormat(language, { type: 'disjunction' }).format(fields.split(', ')) })}
    </p>
  );
}
