import { copyFormats } from './copy-formats.js';

/* Makes the catalogue's controls and copy buttons work; without it the page shows examples, props and snippets. */
for (const panel of document.querySelectorAll('.controls')) {
  const placeholder = panel.closest('.example').querySelector('.stage [data-module]');
  if (!placeholder) continue;
  for (const input of panel.querySelectorAll('[data-attribute]')) {
    showCurrent(input, placeholder);
    input.addEventListener('input', () => isUsable(input) && apply(input, placeholder));
  }
  panel.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
}

const STATES = {
  dark: (stage, isOn) => (isOn ? stage.setAttribute('data-theme', 'dark') : stage.removeAttribute('data-theme')),
  rtl: (stage, isOn) => (isOn ? stage.setAttribute('dir', 'rtl') : stage.removeAttribute('dir')),
  narrow: (stage, isOn) => stage.classList.toggle('narrow', isOn),
  empty: showEmpty,
  loading: showLoading,
};

for (const group of document.querySelectorAll('.states')) {
  const example = group.closest('.example');
  for (const button of group.querySelectorAll('[data-state-of]')) {
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(isOn));
      STATES[button.dataset.stateOf](example.querySelector('.stage'), isOn);
    });
  }
  // Edit mode previews visitors. It begins with the page.
  const visitor = group.querySelector('[data-visitor]');
  visitor?.addEventListener('change', () => location.assign(linkTo(example)));
  const copyLink = group.querySelector('[data-copy-link]');
  copyLink.hidden = !navigator.clipboard;
  copyLink.addEventListener('click', () => copyText(linkTo(example), 'Copied the link.', group));
}

restore(new URLSearchParams(location.search));

for (const group of document.querySelectorAll('.copies')) {
  if (!navigator.clipboard) continue;
  group.hidden = false;
  for (const button of group.querySelectorAll('[data-copy]'))
    button.addEventListener('click', () => copy(button, group));
}

const finder = document.querySelector('.finder input');
finder?.addEventListener('input', () => find(finder.value));

/** Shows the widgets whose name or sentence has every word. */
function find(text) {
  const queryWords = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll('.group')) {
    const cards = [...group.querySelectorAll('.card')];
    for (const card of cards) {
      const cardText = card.textContent.toLowerCase();
      card.hidden = !queryWords.every((word) => cardText.includes(word));
    }
    const visibleCount = cards.filter((card) => !card.hidden).length;
    group.hidden = visibleCount === 0;
    found += visibleCount;
  }
  document.querySelector('[data-found]').textContent = queryWords.length
    ? found
      ? `${found} found`
      : 'No widget matches. Try another word.'
    : '';
}

// The widget of this page is in view in the list of all.
const current = document.querySelector('.widget-list [aria-current]');
if (current) {
  const list = current.closest('[popover]');
  list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** A page with this example as it is now: its states, the values that were changed, and the visitor. */
function linkTo(example) {
  const url = new URL(example.dataset.page, location.href);
  url.hash = example.getAttribute('aria-labelledby');
  const pressed = [...example.querySelectorAll('[data-state-of][aria-pressed=true]')];
  const visitor = example.querySelector('[data-visitor]')?.value;
  url.searchParams.set('example', example.dataset.example);
  if (pressed.length) url.searchParams.set('show', pressed.map((button) => button.dataset.stateOf).join(' '));
  if (visitor) url.searchParams.set('visitor', visitor);
  if (visitor) url.searchParams.set('mode', 'edit');
  for (const input of example.querySelectorAll('[data-is-changed]'))
    url.searchParams.set(input.dataset.attribute, valueOf(input) ?? '\0');
  return url.href;
}

/** Shows the example that a link of `linkTo` describes. */
function restore(parameters) {
  const example = document.querySelector(`[data-example="${CSS.escape(parameters.get('example') ?? '')}"]`);
  if (!example) return;
  const placeholder = example.querySelector('.stage [data-module]');
  for (const input of example.querySelectorAll('[data-attribute]')) {
    const value = parameters.get(input.dataset.attribute);
    if (value === null || !placeholder) continue;
    if (input.type === 'checkbox') input.checked = value !== '\0';
    else input.value = value === '\0' ? '' : value;
    if (isUsable(input)) apply(input, placeholder);
    input.closest('details').open = true;
  }
  const pressedStates = parameters.get('show')?.split(' ') ?? [];
  for (const button of example.querySelectorAll('[data-state-of]'))
    if (pressedStates.includes(button.dataset.stateOf)) button.click();
  const select = example.querySelector('[data-visitor]');
  const visitor = [...(select?.options ?? [])].find(({ value }) => value && value === parameters.get('visitor'));
  if (!visitor) return;
  visitor.selected = true;
  preview(visitor.value);
}

/** Presses the button of the toolbar of edit mode, as soon as it is there. */
function preview(visitor) {
  const press = () => {
    const buttons = [...document.querySelectorAll('.inlay-toolbar__button')];
    const button = buttons.find(({ textContent }) => textContent === visitor);
    button?.click();
    return Boolean(button);
  };
  if (press()) return;
  const observer = new MutationObserver(() => press() && observer.disconnect());
  observer.observe(document.body, { childList: true });
}

/** Replaces the example with a copy that never loads. */
function showLoading(stage, isOn) {
  stage.querySelector('.never-loaded')?.remove();
  for (const part of stage.children) part.hidden = isOn;
  if (!isOn) return;
  const box = document.createElement('div');
  box.className = 'never-loaded';
  box.innerHTML = stage.closest('.example').querySelector('.snippet code').textContent;
  for (const placeholder of box.querySelectorAll('[data-module]')) placeholder.dataset.load = 'event:never';
  stage.append(box);
}

/** Replaces the example with an empty placeholder. */
function showEmpty(stage, isOn) {
  stage.querySelector('.nothing-written')?.remove();
  for (const part of stage.children) part.hidden = isOn;
  if (!isOn) return;
  const placeholder = document.createElement('div');
  placeholder.dataset.module = stage.querySelector('[data-module]').dataset.module;
  const reason = document.createElement('p');
  const box = document.createElement('div');
  box.className = 'nothing-written';
  box.append(placeholder, reason);
  // Of a module that needs something, visitors see what the server wrote: nothing.
  box.addEventListener('inlay:error', ({ detail }) => (reason.textContent = `Not shown. ${detail.error.message}`));
  stage.append(box);
}

function showCurrent(input, placeholder) {
  const value = placeholder.getAttribute(input.dataset.attribute);
  if (value === null) return;
  if (input.type === 'checkbox') input.checked = value !== 'false';
  else input.value = value;
}

/** Undefined for none. */
function valueOf(input) {
  if (input.type === 'checkbox') return input.checked ? '' : undefined;
  return input.value || undefined;
}

/** Half-written JSON waits for its end. */
function isUsable(input) {
  if (!('json' in input.dataset) || !input.value) return true;
  try {
    JSON.parse(input.value);
    input.setCustomValidity('');
    return true;
  } catch (error) {
    input.setCustomValidity(error.message);
    return false;
  }
}

/** A change of an attribute is what the widget listens to; the snippet follows, so that what is copied is what is seen. */
function apply(input, placeholder) {
  const name = input.dataset.attribute;
  const value = valueOf(input);
  input.dataset.isChanged = '';
  if (value === undefined) placeholder.removeAttribute(name);
  else placeholder.setAttribute(name, value);
  const code = input.closest('.example').querySelector('.snippet code');
  code.textContent = withAttribute(code.textContent, name, value);
}

/** The first start tag with `data-module`, with one attribute set or removed. */
function withAttribute(snippet, name, value) {
  return snippet.replace(/<[a-z-]+\s[^>]*\bdata-module=[^>]*>/, (tag) => {
    const bare = tag.replace(new RegExp(`\\s${name}(="[^"]*")?(?=[\\s>/])`), '');
    if (value === undefined) return bare;
    const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return bare.replace(/(\/?>)$/, () => ` ${name}${value && `="${escaped}"`}>`);
  });
}

function copy(button, group) {
  const { textContent: html } = group.parentElement.querySelector('code');
  const values = group.parentElement.querySelector('[data-values]')?.textContent;
  const text = copyFormats[button.dataset.copy](html, values && JSON.parse(values));
  return copyText(text, `${button.textContent.replace('Copy', 'Copied')}.`, group);
}

/** The message is announced. It is emptied first, so that a second copy is announced, too. */
async function copyText(text, success, group) {
  const message = group.querySelector('[role=status]');
  message.textContent = '';
  try {
    await navigator.clipboard.writeText(text);
    message.textContent = success;
  } catch {
    message.textContent = 'The browser did not allow it. Select the snippet and copy it.';
  }
}
