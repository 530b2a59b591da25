import { type Language } from '../../content/load.ts';
import { popularTopics } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { localPath, splitPath } from '../paths.ts';
import type { View } from '../site.ts';
import { languageNames } from '../texts/index.ts';
import { everyLanguage, type Metadata } from './metadata.ts';
import { globeIcon, menuIcon, readerIcon, searchIcon } from './icons.ts';

/** The masthead: wordmark, search, language, session, and the navigation as a row or a disclosure. */
export function header(view: View, languages: Metadata['languages']): Html {
  const { texts, language } = view;
  return html`<header class="masthead">
    <div class="masthead-top">
      <a class="wordmark" href="${localPath(language, '/')}" translate="no">Alder <i>&amp;</i> Voss</a>
      <p class="claim">${texts.claim}</p>
      <div class="tools">
        ${searchBox(view)} ${languageSwitch(view, languages)} ${sessionBadge(view)}
        <details class="menu">
          <summary>${menuIcon}<span>${texts.menu}</span></summary>
          <nav aria-label="${texts.mainNavigation}">${navigation(view)}${languageList(view, languages)}</nav>
        </details>
      </div>
    </div>
    <nav class="masthead-nav" aria-label="${texts.mainNavigation}">${navigation(view)}</nav>
  </header>`;
}

function searchBox(view: View): Html {
  const { texts, language, query, path } = view;
  const action = localPath(language, '/search');
  // The results page has its own, larger search box.
  if (path === action) return html``;
  return html`<div class="search-box" data-module="site-search" data-variant="box">
      <form data-field="form" action="${action}" method="get" role="search" aria-label="${texts.search.label}">
        <label class="unseen" for="box-q">${texts.search.label}</label>
        <input
          id="box-q"
          type="search"
          name="q"
          value="${query.get('q')}"
          placeholder="${texts.search.submit}"
          maxlength="200"
          list="popular-topics"
        />
        <button class="icon-button" aria-label="${texts.search.submit}">${searchIcon}</button>
      </form>
      <datalist id="popular-topics">
        ${popularTopics(view).map((topic) => html`<option data-item="topics" value="${topic}"></option>`)}
      </datalist>
    </div>
    <a class="search-link icon-button" href="${action}" aria-label="${texts.search.label}">${searchIcon}</a>`;
}

function languageSwitch(view: View, languages: Metadata['languages']): Html {
  const { texts, language } = view;
  return html`<details class="languages">
    <summary>
      ${globeIcon}<span>${language.toUpperCase()}</span>
      <span class="unseen">– ${texts.language}: ${languageNames[language]}</span>
    </summary>
    ${languageList(view, languages)}
  </details>`;
}

/** The referring page and the query. Tokens of e-mailed links are never included. */
const CARRIED = ['q', 'redirectUrl', 'redirectURL', 'pdfUrl', 'source', 'type'];

/** The page in its other languages, or their home pages if it has none. */
function languageList({ language, texts, query }: View, languages: Metadata['languages'] = everyLanguage('/')): Html {
  const carried = new URLSearchParams([...query].filter(([name]) => CARRIED.includes(name))).toString();
  return html`<ul class="language-list" aria-label="${texts.language}">
    ${Object.entries(languages).map(
      ([code, to]) =>
        html`<li>
          <a
            href="${to}${carried && `?${carried}`}"
            hreflang="${code}"
            lang="${code}"
            ${code === language && html` aria-current="true"`}
            >${languageNames[code as Language]}</a
          >
        </li>`,
    )}
  </ul>`;
}

function sessionBadge({ texts, language, isSignedIn }: View): Html {
  if (!isSignedIn)
    return html`<div class="session" data-module="session-badge">
      <a href="${localPath(language, '/account/sign-in')}">${texts.account.signIn}</a>
    </div>`;
  const label = texts.footer.account;
  // As the badge shows it until the user's name is loaded.
  return html`<div class="session signed-in" data-module="session-badge">
    <div class="inlay-session-badge">
      <a
        class="inlay-session-badge__trigger"
        href="${localPath(language, '/account/saved-articles')}"
        aria-label="${label}"
        >${readerIcon}<span class="inlay-session-badge__name">${label}</span><span class="fold"></span
      ></a>
    </div>
  </div>`;
}

function navigation({ texts, language, path }: View): Html {
  const { rest } = splitPath(path);
  const isEnglish = language === 'en';
  const sections = isEnglish
    ? (['insights', 'practices', 'people', 'offices', 'careers', 'events', 'videos'] as const)
    : (['insights', 'people', 'offices', 'careers'] as const);
  return html`<ul>
    ${sections.map((section) => {
      const isLocal = isEnglish || section === 'insights';
      const to = isLocal ? localPath(language, `/${section}`) : `/${section}`;
      const current = isLocal && (rest === `/${section}` ? 'page' : rest.startsWith(`/${section}/`) && 'true');
      return html`<li>
        <a
          href="${to}"
          ${current && html` aria-current="${current}"`}${!isLocal && html` hreflang="en" title="${texts.inEnglish}"`}
          >${texts.nav[section]}</a
        >
      </li>`;
    })}
  </ul>`;
}
