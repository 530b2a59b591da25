import type { ReactNode } from 'react';
import type { Content, Link } from '../../../contract';
import { addStyles, safeLink } from '../../../core';
import { Heading, RichText, type HeadingLevel } from '../../../ui';
import { DisplayNumber } from '../display-number/DisplayNumber';
import styles from './head.css';

addStyles(styles);

export interface ModuleHeadProps {
  eyebrow?: string | undefined;
  displayNumber?: string | undefined;
  title?: string | undefined;
  /** Makes the title a link. */
  link?: Link | undefined;
  description?: Content | undefined;
  level?: HeadingLevel;
  size?: 'small' | 'medium' | 'large';
  align?: 'start' | 'center';
  /** Of the title, for whatever it names. */
  id?: string | undefined;
  /** Beneath the description: calls to action, for instance. */
  children?: ReactNode;
}

/** Eyebrow, title and description; nothing where all are missing. */
export function ModuleHead({ eyebrow, displayNumber, title, link, description, level = 2, size = 'medium', align = 'start', id, children }: ModuleHeadProps) {
  if (!eyebrow && !displayNumber && !title && !description && !children) return null;
  const address = safeLink(link?.url);
  return (
    <div className="inlay-module-head" data-size={size} data-align={align}>
      {(eyebrow || displayNumber) && (
        <p className="inlay-module-head__eyebrow">
          <DisplayNumber label={eyebrow} number={displayNumber} />
        </p>
      )}
      {title && (
        <Heading level={level} id={id} className="inlay-module-head__title">
          {address ? (
            <a className="inlay-module-head__link" data-kind="link" href={address} target={link?.target} rel={link?.target === '_blank' ? 'noopener' : undefined}>
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
