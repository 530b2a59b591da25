// Stands in for a house that makes charts: draws one by its id and tells the page around how high it is.
const CHARTS = {
  'transformer-wait': {
    title: 'Weeks from order to delivery of a large transformer',
    note: 'Median of 61 orders, by year of order',
    unit: 'weeks',
    rows: [
      ['2019', 38],
      ['2020', 41],
      ['2021', 52],
      ['2022', 87],
      ['2023', 118],
      ['2024', 131],
      ['2025', 140],
    ],
  },
  'projects-decided': {
    title: 'Hydrogen projects that had reached a final decision by early 2026',
    note: 'Of 412 announced between 2020 and 2023',
    unit: 'projects',
    rows: [
      ['Refining', 21],
      ['Ammonia', 18],
      ['Steel', 9],
      ['Power', 7],
      ['Transport', 6],
    ],
  },
};

const chart = CHARTS[new URLSearchParams(location.search).get('id')];
const main = document.querySelector('main');

if (chart) draw(chart);
else main.textContent = 'There is no chart of this name.';

function draw({ title, note, unit, rows }) {
  document.title = title;
  const most = Math.max(...rows.map(([, value]) => value));
  const isLong = rows.length > 5;
  const table = element('table', ...rows.map((row) => rowOf(row, most, unit)));
  main.append(element('h1', title), element('p', note), table);
  if (isLong) main.append(more(table));
}

function rowOf([name, value], most, unit) {
  const bar = element('span', `${value} ${unit}`);
  bar.className = 'bar';
  bar.style.setProperty('--share', value / most);
  const heading = element('th', name);
  heading.scope = 'row';
  const row = element('tr', heading, element('td', bar));
  if (value === most) row.className = 'most';
  return row;
}

/** Folds all but the last five rows away, so that the height really changes. */
function more(table) {
  const early = [...table.rows].slice(0, -5);
  const button = element('button', 'Show earlier years');
  button.type = 'button';
  early.forEach((row) => (row.hidden = true));
  button.addEventListener('click', () => {
    const isHidden = !early[0].hidden;
    early.forEach((row) => (row.hidden = isHidden));
    button.textContent = isHidden ? 'Show earlier years' : 'Show fewer years';
  });
  return button;
}

function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

new ResizeObserver(() => {
  const height = Math.ceil(main.getBoundingClientRect().height);
  parent.postMessage(JSON.stringify({ sender: 'Flourish', context: 'iframe.resize', height }), '*');
}).observe(main);
