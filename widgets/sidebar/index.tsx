import { useLayoutEffect, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { Actions, createEdits, Frame, ModuleHead } from '../../src/features/editorial';
import { Disclosure, Picture, RichText, useUniqueId } from '../../src/ui';
import { messages } from './messages';
import { props, type SidebarProps } from './props';
import styles from './sidebar.css';

function Sidebar({
  eyebrow,
  title,
  description,
  byline,
  image,
  body,
  callToActionLinks,
  isExpandable,
  isScrolling,
  beside,
  ...frame
}: SidebarProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const [isOpen, setOpen] = useState(false);
  usePinned(isScrolling && !beside);

  const isEmpty = !title && !description && !byline && !body;
  const head = { eyebrow, title, description };
  return (
    <Frame className="inlay-sidebar" title={title} titleId={id} fillIn={isEmpty && 'title, byline, body'} {...frame}>
      <div className="inlay-sidebar__columns" data-columns={beside ? 'two' : undefined}>
        <div className="inlay-sidebar__box" data-pinned={(isScrolling && beside) || undefined}>
          {image && <Picture className="inlay-sidebar__image" image={image} />}
          <ModuleHead {...head} size="small" id={id} />
          <RichText className="inlay-sidebar__byline" content={byline} />
          {body && isExpandable && (
            <Disclosure summary={isOpen ? t('collapse') : t('expand')} open={isOpen} onToggle={setOpen}>
              <RichText className="inlay-sidebar__body" content={body} />
            </Disclosure>
          )}
          {body && !isExpandable && <RichText className="inlay-sidebar__body" content={body} />}
          <Actions links={callToActionLinks} />
        </div>
        <RichText className="inlay-sidebar__beside" content={beside} />
      </div>
    </Frame>
  );
}

/** A sticky element must be a child of its column: that is the placeholder, not its content. */
function usePinned(isWanted: boolean) {
  const { element } = useWidget();
  useLayoutEffect(() => {
    if (!isWanted) return;
    const edits = createEdits();
    edits.addClass(element, 'inlay-sidebar-pinned');
    return () => edits.undo();
  }, [element, isWanted]);
}

export default defineWidget({
  name: 'sidebar',
  description: 'Content beside a text: the authors, or related information.',
  reserve: { narrow: '10.5rem', wide: '9.25rem' },
  props,
  messages,
  styles,
  component: Sidebar,
});
