/* Shows what Inlay and the tags of the page push into the data layer, the latest entry first. */
const entries = (window.dataLayer ??= []);
const push = entries.push;

function show(entry) {
  const list = document.querySelector('[data-layer]');
  if (!list) return;
  const item = document.createElement('li');
  const code = document.createElement('code');
  // Google's consent mode pushes the arguments of a function.
  const isArguments = Object.prototype.toString.call(entry) === '[object Arguments]';
  code.textContent = JSON.stringify(isArguments ? [...entry] : entry, null, 2);
  const pre = document.createElement('pre');
  pre.append(code);
  item.append(pre);
  list.prepend(item);
}

entries.push = function (...added) {
  added.forEach(show);
  return push.apply(entries, added);
};
document.addEventListener('DOMContentLoaded', () => entries.forEach(show));
