/**
 * Reads and changes the HTML of a placeholder. The HTML is all that a post contains: no value is stored beside it.
 * Elements and attributes that no control is for stay as they are.
 */

/** A path leads from the placeholder to an item: the name of each prop, and the position in it. */
const MARKED = '[data-field],[data-item],[data-module]';

/** Elements of a list that has no markers. */
const PARTS = { link: 'a[href]', image: 'img' };

/** In an inert document: nothing is loaded. `placeholder` is null where the HTML has none. */
export function parseContent(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const placeholder = template.content.querySelector('[data-module]');
  return { placeholder, toHtml: () => template.innerHTML };
}

/** JSON says more than its element: such a placeholder is edited as HTML. */
export function hasJson(placeholder) {
  return placeholder.querySelector(':scope > script') !== null;
}

/** The HTML after a change of the element that `path` leads to. */
export function changed(html, path, change) {
  const { placeholder, toHtml } = parseContent(html);
  change(scopeAt(placeholder, path));
  return toHtml();
}

export function scopeAt(placeholder, path) {
  return path.reduce((scope, [prop, index]) => itemsIn(scope, prop)[index], placeholder);
}

/** The marked elements of a name that belong to the scope itself. */
function fieldsIn(scope, name) {
  return [...scope.querySelectorAll('[data-field],[data-item]')].filter(
    (element) => nameOf(element) === name && element.parentElement.closest(MARKED) === markedOf(scope),
  );
}

function markedOf(scope) {
  return scope.closest(MARKED);
}

/** `call-to-action` is written for `callToAction`, too. */
function nameOf(element) {
  const name = element.getAttribute('data-item') || element.getAttribute('data-field');
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** The elements of a list or a group. */
export function itemsIn(scope, { name, item }) {
  return fieldsIn(scope, name).flatMap((element) => {
    const parts = item && PARTS[item] && !element.matches(PARTS[item]) ? element.querySelectorAll(PARTS[item]) : [];
    if (parts.length) return [...parts];
    return element.matches('ul, ol') ? [...element.children] : [element];
  });
}

export function addItem(scope, props, prop) {
  const items = itemsIn(scope, prop);
  const last = items.at(-1);
  if (last?.parentElement.matches('ul, ol')) {
    last.after(document.createElement('li'));
    return;
  }
  const element = createField(prop, prop.item ?? prop.kind);
  if (last) last.after(element);
  else insertInOrder(scope, props, prop, element);
}

export function removeItem(scope, prop, index) {
  itemsIn(scope, prop)[index].remove();
}

/** The value of a prop: true or false for a flag, else a text, a link or an image. */
export function valueOf(scope, prop) {
  const { kind, attribute } = prop;
  if (kind === 'flag')
    return scope.hasAttribute(attribute) ? scope.getAttribute(attribute) !== 'false' : prop.isOnByDefault;
  if (isInAttribute(scope, prop)) return scope.getAttribute(attribute) ?? '';
  const [element] = fieldsIn(scope, prop.name);
  return element ? valueOfElement(element, kind) : emptyOf(kind);
}

export function setValue(scope, props, prop, value) {
  const { kind, attribute, name } = prop;
  if (JSON.stringify(value) === JSON.stringify(valueOf(scope, prop))) return;
  if (kind === 'flag') {
    scope.removeAttribute(attribute);
    if (value !== prop.isOnByDefault) scope.setAttribute(attribute, value ? '' : 'false');
  } else if (isInAttribute(scope, prop)) {
    if (value === '') scope.removeAttribute(attribute);
    else scope.setAttribute(attribute, value);
  } else {
    const [before] = fieldsIn(scope, name);
    const element = before ?? createField(prop, kind);
    setElementValue(element, kind, value);
    if (isEmpty(element, kind)) element.remove();
    else if (!before) insertInOrder(scope, props, prop, element);
  }
}

/** An attribute that is there counts more than an element. */
function isInAttribute(scope, { attribute, isAttribute }) {
  return isAttribute || scope.hasAttribute(attribute);
}

export function valueOfElement(element, kind) {
  const read = (name) => element.getAttribute(name) ?? '';
  if (kind === 'link') return { href: read('href'), text: element.textContent.trim() };
  if (kind === 'image') return { src: read('src'), alt: read('alt'), width: read('width'), height: read('height') };
  return (element.firstElementChild || kind === 'content' ? element.innerHTML : element.textContent).trim();
}

export function setElementValue(element, kind, value) {
  if (kind === 'link') {
    element.setAttribute('href', value.href);
    if (value.text !== element.textContent.trim()) element.textContent = value.text;
  } else if (kind === 'image') {
    for (const [name, text] of Object.entries(value)) {
      // An empty alternative text says that the image is decoration.
      if (text === '' && name !== 'alt') element.removeAttribute(name);
      else element.setAttribute(name, text);
    }
  } else if (element.firstElementChild || kind === 'content') {
    element.innerHTML = value;
  } else {
    element.textContent = value;
  }
}

function emptyOf(kind) {
  if (kind === 'link') return { href: '', text: '' };
  return kind === 'image' ? { src: '', alt: '', width: '', height: '' } : '';
}

function isEmpty(element, kind) {
  if (kind === 'image') return !element.getAttribute('src');
  return !element.innerHTML.trim() && !(kind === 'link' && element.getAttribute('href'));
}

function createField({ name }, kind) {
  const names = { link: 'a', image: 'img', content: 'div', group: 'div', 'content item': 'div' };
  const element = document.createElement(names[kind] ?? 'p');
  element.setAttribute(kind === 'group' || kind === 'content item' ? 'data-item' : 'data-field', name);
  return element;
}

/** Before the elements of later props, so that visitors without JavaScript read them in the order of the module. */
function insertInOrder(scope, props, prop, element) {
  const later = props.slice(props.indexOf(prop) + 1).flatMap(({ name }) => fieldsIn(scope, name));
  const next = [...scope.children].find((child) => later.some((field) => child.contains(field)));
  scope.insertBefore(element, next ?? null);
}
