/** Every widget with its examples, its props and a snippet to paste, rendered by the same server as the site. */
import { Hono } from 'hono';
import { html } from '../site/html.ts';
import { page } from '../site/layout/page.ts';
import { pageHead } from '../site/parts/sections.ts';
import type { Env, View } from '../site/site.ts';
import { extras } from './assets.ts';
import { groups } from './groups.ts';
import { pictureOf } from './pictures.ts';
import { type Catalogue, readCatalogue, type Widget } from './read.ts';
import { widgetDetails } from './widget.ts';

const title = 'Widget catalogue';
const intro = 'Every widget as visitors see it, with its props and examples to copy.';

/** `/catalogue` lists the widgets, `/catalogue/all` shows them all, `/catalogue/{name}` shows one. */
export const catalogue = new Hono<Env>()
  .get('/catalogue', async (c) => c.html(listPage(c.get('view'), await readCatalogue())))
  .get('/catalogue/all', async (c) => c.html(allPage(c.get('view'), (await readCatalogue()).widgets)))
  .get('/catalogue/:name', async (c, next) => {
    const { widgets } = await readCatalogue();
    const widget = widgets.find(({ name }) => name === c.req.param('name'));
    return widget ? c.html(widgetPage(c.get('view'), widget, widgets)) : next();
  });

function listPage(view: View, { widgets, problem }: Catalogue) {
  return page(view, {
    template: 'catalogue',
    title,
    description: intro,
    hidden: true,
    head: extras(view),
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        ${problem && html`<div class="notice bad"><p>${problem}</p></div>`}
        <p class="count">
          ${widgets.length} widgets · <a href="/catalogue/all">all on one page</a> ·
          <a href="/demo/pages">on pages as editors build them</a>
        </p>
        <div class="finder" role="search">
          <label for="find">Find a widget</label
          ><input id="find" type="search" autocomplete="off" placeholder="table, sign in, video …" />
          <p class="hint" role="status" data-found></p>
        </div>
      </div>
      ${groups.map(([title, names]) =>
        groupOf(
          title,
          widgets.filter(({ name }) => names.includes(name)),
        ),
      )}`,
  });
}

function groupOf(title: string, widgets: readonly Widget[]) {
  return html`<section class="section wrap group">
    <div class="section-head"><h2>${title}</h2></div>
    <ul class="places-list">
      ${widgets.map(
        ({ name, description, load, props, examples }) =>
          html`<li class="card">
            ${pictureOf(name)}
            <h3 class="small"><a href="/catalogue/${name}">${name}</a></h3>
            ${description && html`<p>${description}</p>`}
            <p class="text">
              ${counted(props.length, 'prop')}, ${counted(examples.length, 'example')}, loads
              ${load === 'eager' ? 'immediately' : `when ${load}`}
            </p>
          </li>`,
      )}
    </ul>
  </section>`;
}

function allPage(view: View, widgets: readonly Widget[]) {
  return page(view, {
    template: 'catalogue',
    title: `${title}: all`,
    description: intro,
    hidden: true,
    head: extras(view),
    main: html`${pageHead('All widgets')}
    ${widgets.map(
      (widget) =>
        html`<section class="section wrap" id="${widget.name}">
          <div class="section-head">
            <h2><a href="/catalogue/${widget.name}">${widget.name}</a></h2>
          </div>
          ${widgetDetails(widget, 3)}
        </section>`,
    )}`,
  });
}

function widgetPage(view: View, widget: Widget, widgets: readonly Widget[]) {
  const index = widgets.indexOf(widget);
  const [before, after] = [widgets[index - 1], widgets[index + 1]];
  return page(view, {
    template: 'catalogue',
    title: widget.name,
    hasConsentBanner: widget.name === 'consent-settings',
    description: widget.description ?? `${widget.name}: examples, props and a snippet.`,
    hidden: true,
    head: extras(view),
    main: html`<div class="page-head wrap">
        <nav class="breadcrumbs" aria-label="Catalogue">
          <ol>
            <li><a href="/catalogue">${title}</a></li>
          </ol>
        </nav>
        <h1>${widget.name}</h1>
        ${widget.description && html`<p class="lede">${widget.description}</p>`}
      </div>
      <div class="wrap with-widgets">
        ${widgetList(widget, widgets)}
        <div class="widget-page">
          ${widgetDetails(widget, 2)}
          <p class="edit-mode">
            <a href="?mode=edit">Open in edit mode</a>, to read the notes for editors and see the page as anonymous,
            signed-in and premium visitors do, or while services fail.
          </p>
          <nav class="paging" aria-label="Neighbours">
            <span>${before && html`<a rel="prev" href="/catalogue/${before.name}">${before.name}</a>`}</span
            ><span>${after && html`<a rel="next" href="/catalogue/${after.name}">${after.name}</a>`}</span>
          </nav>
        </div>
      </div>`,
  });
}

/** Stays in view beside a widget's page. On phones, a button opens it, which needs no script. */
function widgetList(current: Widget, widgets: readonly Widget[]) {
  return html`<nav class="widget-list" aria-label="All widgets">
    <button type="button" class="quiet" popovertarget="widget-list">All widgets</button>
    <div id="widget-list" popover>
      ${groups.map(
        ([title, names]) =>
          html`<p>${title}</p>
            <ul>
              ${widgets.filter(({ name }) => names.includes(name)).map(({ name }) => html`<li><a href="/catalogue/${name}" ${name === current.name && html` aria-current="page"`}>${name}</a></li>`)}
            </ul>`,
      )}
    </div>
  </nav>`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
