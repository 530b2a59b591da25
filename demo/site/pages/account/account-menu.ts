import { html, type Html } from '../../html.ts';
import { localPath } from '../../paths.ts';
import type { View } from '../../site.ts';

/** The way between the three pages of a reader's account. */
export function accountMenu({ texts, language, path }: View): Html {
  const words = texts.account;
  const links = [
    ['profile', words.profile],
    ['subscriptions', words.subscriptions],
    ['saved-articles', words.saved],
  ] as const;
  return html`<div data-module="account-menu" data-label="${words.menu}">
    <nav aria-label="${words.menu}">
      <ul class="tabs" data-field="links">
        ${links.map(([name, label]) => {
          const to = localPath(language, `/account/${name}`);
          return html`<li><a href="${to}" ${to === path && html` aria-current="page"`}>${label}</a></li>`;
        })}
      </ul>
    </nav>
  </div>`;
}
