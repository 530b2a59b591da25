import { addStyles, useWidget } from '../../core';
import { Heading, type HeadingLevel } from '../../ui';
import styles from './head.css';

addStyles(styles);

interface ListHeadProps {
  heading: string | undefined;
  description: string | undefined;
  level: HeadingLevel;
}

/** The editor's text above a list. Edit mode shows a placeholder for each missing text. */
export function ListHead({ heading, description, level }: ListHeadProps) {
  const { isEditing } = useWidget();
  return (
    <>
      {(heading || isEditing) && (
        <Heading level={level} className="inlay-list-view__heading">
          {heading ?? <EmptyField name="heading" />}
        </Heading>
      )}
      {(description || isEditing) && (
        <p className="inlay-list-view__description">{description ?? <EmptyField name="description" />}</p>
      )}
    </>
  );
}

function EmptyField({ name }: { name: string }) {
  return <span className="inlay-list-view__empty-field">[{name}]</span>;
}
