// A small interactive as an agency hands it over: it draws itself where its script stands.
const stage = document.currentScript.parentElement;

const berths = 4;
const label = document.createElement('label');
const slider = document.createElement('input');
const output = document.createElement('output');

label.textContent = 'Ships a day';
slider.type = 'range';
slider.min = '2';
slider.max = '16';
slider.value = '7';
for (const [property, value] of [
  ['display', 'grid'],
  ['gap', '8px'],
  ['max-width', '36rem'],
  ['padding', '24px'],
  ['font', '16px/1.5 system-ui, sans-serif'],
  ['color', '#10243e'],
  ['background', '#f1ece2'],
])
  stage.style.setProperty(property, value);
slider.style.setProperty('width', '100%');
slider.style.setProperty('height', '44px');
output.style.setProperty('font-size', '20px');
label.append(slider);
stage.append(label, output);

function tell() {
  const ships = Number(slider.value);
  // A berth serves about two and a half ships a day. As in any queue, the waiting time grows slowly, then steeply.
  const load = Math.min(0.98, ships / (berths * 2.5 + 6.5));
  const hours = Math.round((6 * load * load) / (1 - load));
  output.textContent =
    ships === 2
      ? 'No ship waits.'
      : `With ${ships} ships a day and ${berths} berths, a ship waits about ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
}

slider.addEventListener('input', tell);
tell();

if (parent !== window) {
  new ResizeObserver(() =>
    parent.postMessage({ type: 'inlay:resize', height: Math.ceil(stage.getBoundingClientRect().height) }, '*'),
  ).observe(stage);
}
