/** The code with these texts of a language in it, by key: in place of those it has, or as the last language of their key. */
export function withTexts(code, { texts }, language, entries) {
  return texts.toReversed().reduce((whole, { key, languages }) => {
    const text = entries[key];
    if (text === undefined) return whole;
    const old = languages.find((entry) => entry.language === language);
    if (old?.text === text) return whole;
    if (old) return whole.slice(0, old.start) + quoted(text) + whole.slice(old.end);
    const { end } = languages.reduce((last, entry) => (entry.end > last.end ? entry : last));
    return `${whole.slice(0, end)},\n    ${language}: ${quoted(text)}${whole.slice(end)}`;
  }, code);
}

/** As the rest of the code quotes: single, unless the text holds one. */
export function quoted(text) {
  const double = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
