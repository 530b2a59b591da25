import { copyFormats } from './copy-formats.js';

/* Makes the catalogue's controls and copy buttons work; without it the page shows examples, props and snippets. */
for (const panel of document.querySelectorAll('.controls')) {
  const placeholder = panel.closest('.example').querySelector('.stage [data-module]');
  if (!placeholder) continue;
  for (const input of panel.querySelectorAll('[data-attribute]')) {
    showCurrent(input, placeholder);
    input.addEventListener('input', () => apply(input, placeholder));
  }
  panel.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
}

const STATES = {
  dark: (stage, isOn) => (isOn ? stage.setAttribute('data-theme', 'dark') : stage.removeAttribute('data-theme')),
  rtl: (stage, isOn) => (isOn ? stage.setAttribute('dir', 'rtl') : stage.removeAttribute('dir')),
  narrow: (stage, isOn) => stage.classList.toggle('narrow', isOn),
  empty: showEmpty,
};

for (const group of document.querySelectorAll('.states')) {
  for (const button of group.querySelectorAll('[data-state-of]')) {
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(isOn));
      STATES[button.dataset.stateOf](group.closest('.example').querySelector('.stage'), isOn);
    });
  }
}

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
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll('.group')) {
    const cards = [...group.querySelectorAll('.card')];
    for (const card of cards) {
      const said = card.textContent.toLowerCase();
      card.hidden = !words.every((word) => said.includes(word));
    }
    const shown = cards.filter((card) => !card.hidden).length;
    group.hidden = shown === 0;
    found += shown;
  }
  document.querySelector('[data-found]').textContent = words.length
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
  if (input.type === 'checkbox') input.checked = value !== null && value !== 'false';
  else input.value = value ?? '';
}

/** A change of an attribute is what the widget listens to; the snippet follows, so that what is copied is what is seen. */
function apply(input, placeholder) {
  const name = input.dataset.attribute;
  const value = input.type === 'checkbox' ? (input.checked ? '' : undefined) : input.value || undefined;
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

/** The message is announced. It is emptied first, so that a second copy is announced, too. */
async function copy(button, group) {
  const message = group.querySelector('[role=status]');
  message.textContent = '';
  const { textContent: html } = group.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(copyFormats[button.dataset.copy](html));
    message.textContent = `${button.textContent.replace('Copy', 'Copied')}.`;
  } catch {
    message.textContent = 'The browser did not allow it. Select the snippet and copy it.';
  }
}
