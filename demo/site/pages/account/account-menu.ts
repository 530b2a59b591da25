import { html, type Html } from '../../html.ts';
import { localPath } from '../../paths.ts';
import type { View } from '../../site.ts';

/** The navigation between the three pages of a user's account. */
export function accountMenu({ texts, language, path }: View): Html {
  const accountTexts = texts.account;
  const links = [
    ['profile', accountTexts.profile],
    ['subscriptions', accountTexts.subscriptions],
    ['saved-articles', accountTexts.saved],
  ] as const;
  return html`<div data-module="account-menu" data-label="${accountTexts.menu}">
    <nav aria-label="${accountTexts.menu}">
      <ul class="tabs" data-field="links">
        ${links.map(([name, label]) => {
          const to = localPath(language, `/account/${name}`);
          return html`<li><a href="${to}" ${to === path && html` aria-current="page"`}>${label}</a></li>`;
        })}
      </ul>
    </nav>
  </div>`;
}
