import type { Article } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { articlePath, localPath } from '../paths.ts';
import type { View } from '../site.ts';

/**
 * When the wall appears: at the bottom after some seconds, at a click on the text, or as a dialog after some seconds.
 */
const wallKinds = { default: 3, click: -1, timer: 8 } as const;
export type WallKind = keyof typeof wallKinds;

export function isWallKind(name: string): name is WallKind {
  return Object.hasOwn(wallKinds, name);
}

/** The registration wall's placeholder; its text is the invitation without JavaScript. */
export function wall({ texts, language }: View, article: Article, kind: WallKind): Html {
  const back = `?redirectUrl=${encodeURIComponent(articlePath(article))}`;
  return html`<aside
    class="wall"
    data-module="regwall"
    data-page-type="${kind}"
    data-timer="${wallKinds[kind]}"
    data-practice-code="${article.practice}"
    data-gated=".gated"
  >
    <h2 data-field="title">${texts.wall.title}</h2>
    <p data-field="text">${texts.wall.text}</p>
    <p class="actions">
      <a class="button" data-field="registerLink" href="${localPath(language, '/account/sign-up')}${back}"
        >${texts.wall.register}</a
      >
      <a class="button quiet" data-field="signInLink" href="${localPath(language, '/account/sign-in')}${back}"
        >${texts.wall.signIn}</a
      >
    </p>
  </aside>`;
}
