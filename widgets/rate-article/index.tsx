import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { InlayError, defineWidget } from '../../src/contract';
import { config, useLanguage, useText } from '../../src/core';
import { Failure, savedMessages, useRating } from '../../src/features/saved-articles';
import { SignInPrompt, restoreScrollPosition, useCompleteVisitor } from '../../src/features/visitor';
import { announce, Icon, Popover, useUniqueId, VisuallyHidden, type IconPath } from '../../src/ui';
import { messages } from './messages';
import { props, type RateArticleProps } from './props';
import styles from './rate-article.css';

const STAR: IconPath = { d: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z' };
const STAR_SOLID: IconPath = {
  d: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  isSolid: true,
};

const STARS = [1, 2, 3, 4, 5];

function RateArticle({ articleId = config().page.contentId, articleLanguage, question }: RateArticleProps) {
  const t = useText(messages);
  const shared = useText(savedMessages);
  const name = useUniqueId();
  const pageLanguage = useLanguage();
  if (!articleId)
    throw new InlayError(
      'rate-article: nothing says which article this is. Write its id into data-article-id, or into page.contentId of the configuration.',
    );

  const group = useRef<HTMLFieldSetElement>(null);
  const { value, state, rate, retry, dismiss } = useRating({ articleId, language: articleLanguage ?? pageLanguage });
  // Selected by arrow keys; it is sent when Enter or Space is pressed.
  const [explored, setExplored] = useState<number>();
  const isArrowDown = useRef(false);
  const displayed = explored ?? value;
  useCompleteVisitor();
  useEffect(restoreScrollPosition, []);
  useEffect(() => {
    if (state === 'done' && value) announce(t('thanks', { stars: value }));
    // oxlint-disable-next-line react/exhaustive-deps -- announced once, when it was sent
  }, [state]);

  function choose(stars: number, isByArrow: boolean) {
    setExplored(isByArrow ? stars : undefined);
    if (!isByArrow) rate(stars);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    // Browsers turn an arrow key into a click on the next radio button.
    isArrowDown.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(Number((event.target as HTMLInputElement).value), false);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) {
    if (!currentTarget.contains(relatedTarget)) setExplored(undefined);
  }

  return (
    <div className="inlay-rate-article" data-state={value ? 'rated' : 'unrated'}>
      <fieldset
        ref={group}
        className="inlay-rate-article__group"
        role="radiogroup"
        aria-labelledby={`${name}-question`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onKeyUp={() => (isArrowDown.current = false)}
        onBlur={onBlur}
      >
        <legend id={`${name}-question`} className="inlay-rate-article__question">
          {question ?? t('question')}
        </legend>
        <div className="inlay-rate-article__stars">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="inlay-rate-article__star"
              data-on={displayed !== undefined && stars <= displayed ? true : undefined}
            >
              <input
                className="inlay-rate-article__input"
                type="radio"
                name={name}
                value={stars}
                checked={displayed === stars}
                // Clicking the star that arrow keys have selected fires no change event, so it is sent here.
                readOnly
                onClick={() => choose(stars, isArrowDown.current)}
              />
              <Icon path={displayed !== undefined && stars <= displayed ? STAR_SOLID : STAR} size={28} />
              <VisuallyHidden>{t('stars', { stars })}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="inlay-rate-article__note">
        {explored
          ? t('explored', { stars: explored })
          : value
            ? t(state === 'done' ? 'thanks' : 'yours', { stars: value })
            : t('hint')}
      </p>
      <Popover
        open={state === 'anonymous' || state === 'failed'}
        onClose={dismiss}
        anchor={group}
        label={state === 'failed' ? shared('failedTitle') : t('anonymousTitle')}
      >
        {state === 'failed' ? (
          <Failure text={t('failed')} onRetry={retry} />
        ) : (
          <SignInPrompt title={t('anonymousTitle')} text={t('anonymous')} />
        )}
      </Popover>
    </div>
  );
}

export default defineWidget({
  name: 'rate-article',
  description: 'One to five stars for an article. Anonymous readers sign in first, and the rating is then saved.',
  reserve: '6rem',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: RateArticle,
});
