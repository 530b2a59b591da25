/** Inserts the texts of a language into the code, by key: replaces existing ones, or adds the language to their key. */
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

/** In the style of the code: single quotes, unless the text contains one. */
export function quoted(text) {
  const double = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
