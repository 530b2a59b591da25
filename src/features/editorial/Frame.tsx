import type { CSSProperties, ReactNode } from 'react';
import type { Content, Link } from '../../contract';
import { addStyles, config, safeLink, useLanguage, useText, useWidget } from '../../core';
import {
  classes,
  Heading,
  type HeadingLevel,
  type Phrase,
  RichText,
  useLandmarkHeading,
  useUniqueId,
  wordsOf,
  linkProps,
} from '../../ui';
import styles from './frame.css';
import headStyles from './head.css';
import { messages } from './messages';

addStyles(styles);
addStyles(headStyles);

export interface FrameProps {
  className: string;
  /** Shown above the content; its title names the section. */
  head?: Omit<ModuleHeadProps, 'id'>;
  /** Names the section, for a module that renders its own heading with the id `titleId`. */
  title?: Phrase | undefined;
  titleId?: string | undefined;
  /** If there is nothing to show: the props of which an editor should fill in one. Visitors then do not see the module. */
  fillIn?: string | false | undefined;
  /** The id for `useDeepLink`. */
  anchor?: string | undefined;
  collapseTopSpace?: boolean;
  collapseBottomSpace?: boolean;
  backgroundTheme?: 'paper' | 'surface' | 'ink';
  style?: CSSProperties;
  children?: ReactNode;
}

/**
 * The section around a module: its spacing, an optional background, and the container whose width its layout
 * determines.
 */
export function Frame({
  className,
  head,
  title = head?.title,
  titleId,
  fillIn,
  anchor,
  collapseTopSpace,
  collapseBottomSpace,
  backgroundTheme = 'paper',
  style,
  children,
}: FrameProps) {
  const id = useUniqueId();
  const { element } = useWidget();
  const name = wordsOf(title);
  const labelledBy = useLandmarkHeading(name, titleId ?? id);
  if (fillIn) return config().mode === 'edit' ? <EmptyFrame fields={fillIn} /> : null;
  return (
    <section
      className={classes('inlay-frame', className)}
      aria-labelledby={name !== nameAround(element) ? labelledBy : undefined}
      data-theme={backgroundTheme === 'ink' ? 'dark' : undefined}
      data-ground={backgroundTheme}
      data-id={anchor}
      tabIndex={anchor ? -1 : undefined}
      data-collapse={classes(collapseTopSpace && 'top', collapseBottomSpace && 'bottom') || undefined}
      style={style}
    >
      {head && <ModuleHead {...head} id={id} />}
      {children}
    </section>
  );
}

/** The name of the section around a placeholder. A nested section with the same name would be announced twice. */
function nameAround(placeholder: Element): string | null | undefined {
  const section = placeholder.parentElement?.closest('section:is([aria-label], [aria-labelledby])');
  const title = section?.querySelector(`[id="${CSS.escape(section.getAttribute('aria-labelledby') ?? '')}"]`);
  return (title?.textContent ?? section?.getAttribute('aria-label'))?.trim();
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

export interface ModuleHeadProps {
  eyebrow?: Phrase | undefined;
  displayNumber?: string | undefined;
  title?: Phrase | undefined;
  /** Makes the title a link. */
  link?: Link | undefined;
  description?: Content | undefined;
  level?: HeadingLevel;
  size?: 'small' | 'medium' | 'large';
  align?: 'start' | 'center';
  /** The id of the title, for `aria-labelledby`. */
  id?: string | undefined;
  /** Below the description: calls to action, for example. */
  children?: ReactNode;
}

/** Eyebrow, title and description; nothing if all are missing. */
export function ModuleHead({
  eyebrow,
  displayNumber,
  title,
  link,
  description,
  level = 2,
  size = 'medium',
  align = 'start',
  id,
  children,
}: ModuleHeadProps) {
  if (!eyebrow && !displayNumber && !title && !description && !children) return null;
  const isLinked = safeLink(link?.url) !== undefined;
  return (
    <div className="inlay-module-head" data-size={size} data-align={align}>
      {(eyebrow || displayNumber) && (
        <p className="inlay-module-head__eyebrow">
          <DisplayNumber label={eyebrow} number={displayNumber} />
        </p>
      )}
      {title && (
        <Heading level={level} id={id} className="inlay-module-head__title">
          {isLinked ? (
            <a {...linkProps(link!, 'inlay-module-head__link')} data-kind="link">
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      )}
      <RichText className="inlay-module-head__description" content={description} />
      {children}
    </div>
  );
}

export interface DisplayNumberProps {
  /** The eyebrow or the kind of media; "Exhibit" if there is only a number. */
  label?: Phrase | undefined;
  /** The editor's text: "3", or already "Exhibit 3". */
  number?: string | undefined;
}

/** "Exhibit 3": the eyebrow with the number that the surrounding text refers to. */
export function DisplayNumber({ label, number }: DisplayNumberProps) {
  const t = useText(messages);
  if (!number) return <>{label}</>;
  const isWhole = !label && /[^\d\s.–-]/.test(number);
  return <>{isWhole ? number : t('numbered', { label: wordsOf(label) ?? t('exhibit'), number })}</>;
}
