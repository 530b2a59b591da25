import { useEffect } from 'react';
import { defineWidget } from '../../src/contract';
import { config, safeLink, useText, useWidget } from '../../src/core';
import { Button, RichText, linkProps } from '../../src/ui';
import { messages } from './messages';
import { props, type NotFoundProps } from './props';
import styles from './not-found.css';

function NotFound({ title, text, home, documentTitle }: NotFoundProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const tab = documentTitle ?? t('documentTitle');

  useEffect(() => {
    if (isEditing || document.title.includes('404')) return undefined;
    const before = document.title;
    document.title = tab;
    const { title: ours } = document;
    return () => {
      // A router may have set the title of the next page.
      if (document.title === ours) document.title = before;
    };
  }, [tab, isEditing]);

  return (
    <div className="inlay-not-found">
      <h1 className="inlay-not-found__title">{title ?? t('title')}</h1>
      {text ? (
        <RichText className="inlay-not-found__text" content={text} />
      ) : (
        <p className="inlay-not-found__text">{t('text')}</p>
      )}
      <div>
        <Button {...linkProps(home && safeLink(home.url) ? home : { url: config().pages.home, text: '' })}>
          {home?.text || t('home')}
        </Button>
      </div>
    </div>
  );
}

export default defineWidget({
  name: 'not-found',
  description: 'Tells visitors that a page does not exist, and links to the home page.',
  load: 'eager',
  reserve: '10rem',
  props,
  messages,
  styles,
  component: NotFound,
});
