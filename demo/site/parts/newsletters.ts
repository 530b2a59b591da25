import { catalogueIn } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import { localPath } from '../paths.ts';
import type { View } from '../site.ts';

/** The editors' weekly newsletter, offered at the end of an article. */
export function weeklyLetter(view: View): Html {
  const letter = lettersOf(view)[0]!;
  return html`<div
    data-module="one-click-subscribe"
    data-subscriptions="${letter.alertCode.value}"
    data-keeps-place
    class="letter"
  >
    <h2 data-field="title">${letter.title.value}</h2>
    <p data-field="description">${letter.descriptionText} ${letter.frequency}.</p>
    <p>${choose(view)}</p>
  </div>`;
}

/** All newsletters, as checkboxes. */
export function letters(view: View): Html {
  return html`<div data-module="newsletter-options" data-title="${view.texts.newsletters.title}" class="letters">
    <h2>${view.texts.newsletters.title}</h2>
    <ul>
      ${lettersOf(view).map(
        ({ alertCode, title, frequency, descriptionText, previewLink }) =>
          html`<li data-item="options">
            <data data-field="nId" value="${alertCode.value}"></data
            ><data data-field="previewLink" value="${previewLink}"></data>
            <strong data-field="name">${title.value}</strong> <span data-field="frequency">${frequency}</span>
            <span data-field="description">${descriptionText}</span>
          </li>`,
      )}
    </ul>
    <p>${choose(view)}</p>
  </div>`;
}

/** The same newsletter at the edge of the window, on pages with lists of articles. */
export function letterBar(view: View): Html {
  const letter = lettersOf(view)[0]!;
  return html`<div
    data-module="sticky-subscription-bar"
    data-subscriptions="${letter.alertCode.value}"
    data-title="${letter.title.value}"
    data-description="${letter.descriptionText}"
  ></div>`;
}

function lettersOf({ language }: View) {
  return catalogueIn(language).newsLetters.alertItems.alerts;
}

function choose({ texts, language }: View): Html {
  return html`<a data-fallback href="${localPath(language, '/account/subscriptions')}">${texts.newsletters.choose}</a>`;
}
