import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, config, safeLink, useText } from '../../core';
import { announce, Button, useUniqueId } from '../../ui';
import styles from './banner.css';
import { saveFocus } from './save-focus';
import { messages } from './messages';
import { ADVERTISING, type Question } from './question';

addStyles(styles);

export interface BannerQuestion extends Question {
  /** Opens the settings of single groups. */
  onChoose(): void;
}

/**
 * Shows the banner at the bottom of the window, first in the reading order. The page works before the choice, and the
 * banner does not cover the focused element. Returns a function that removes it.
 */
export function showBanner(question: BannerQuestion): () => void {
  const container = document.createElement('div');
  container.className = 'inlay-consent';
  // The skip link stays the first focusable element.
  const first = document.body.firstElementChild;
  if (first?.matches('a[href^="#"]')) first.after(container);
  else document.body.prepend(container);
  const returnFocus = saveFocus(container);
  const root = createRoot(container);
  root.render(<Banner {...question} />);
  const release = reserveSpace(container);
  return () => {
    release();
    returnFocus(() => {
      root.unmount();
      container.remove();
    });
  };
}

function Banner({ groups, hasSignal, onAnswer, onChoose }: BannerQuestion) {
  const t = useText(messages);
  const id = useUniqueId();
  const privacy = safeLink(config().pages.privacy);
  // Without `Intl.ListFormat`: the first use of `Intl` takes 100 ms on a phone, and new visitors see the banner on
  // their first page.
  const [first = '', ...otherPurposes] = groups.map((group) => t(`purpose${group}`));
  const purposes = otherPurposes.reduce(
    (before, next, index) => t(index < otherPurposes.length - 1 ? 'comma' : 'and', { before, next }),
    first,
  );
  // oxlint-disable-next-line react/exhaustive-deps -- once, in whatever language it appears
  useEffect(() => announce(t('announced')), []);
  return (
    <section className="inlay-consent__banner" aria-labelledby={id}>
      <div className="inlay-consent__words">
        <h2 className="inlay-consent__title" id={id}>
          {t('title')}
        </h2>
        <p className="inlay-consent__text">
          {t('notice', { purposes })}{' '}
          {privacy && (
            <a className="inlay-consent__link" href={privacy}>
              {t('privacy')}
            </a>
          )}
        </p>
        {hasSignal && groups.includes(ADVERTISING) && <p className="inlay-consent__text">{t('signal')}</p>}
      </div>
      <div className="inlay-consent__buttons">
        <Button variant="secondary" onClick={() => onAnswer(groups)}>
          {t('acceptAll')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer([])}>
          {t('rejectAll')}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onChoose}>
          {t('choose')}
        </Button>
      </div>
    </section>
  );
}

const SPACE = 'inlay-consent-space';
/** Also read by the banner of `regwall`, which is above the same edge of the window. */
const HEIGHT = '--_inlay-consent-height';

/**
 * Reserves space below the page, and below scroll targets, as high as the banner. By a class, so that it does not
 * depend on the order in which banners disappear.
 */
function reserveSpace(container: HTMLElement): () => void {
  const root = document.documentElement;
  const release = () => {
    root.classList.remove(SPACE);
    if (!root.className) root.removeAttribute('class');
    root.style.removeProperty(HEIGHT);
  };
  const sizes = new ResizeObserver(() => {
    const banner = container.firstElementChild;
    if (!banner || getComputedStyle(banner).position !== 'fixed') return release();
    root.classList.add(SPACE);
    root.style.setProperty(HEIGHT, `${Math.ceil(banner.getBoundingClientRect().height)}px`);
  });
  sizes.observe(container);
  if (container.firstElementChild) sizes.observe(container.firstElementChild);
  return () => {
    sizes.disconnect();
    release();
  };
}
