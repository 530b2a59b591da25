interface Changed {
  readonly media: MediaList;
  readonly before: string;
}

export interface PrintRules {
  /** Repeats the changes for stylesheets that were added since. */
  apply(): void;
  undo(): void;
}

/**
 * Shows the page on the screen as its stylesheets, including the host's, print it: print rules apply, and rules for
 * screens or for dark mode do not. Stylesheets of other origins cannot be read, and stay unchanged.
 */
export function printRules(): PrintRules {
  const seen = new WeakSet<CSSStyleSheet>();
  const changed: Changed[] = [];
  return {
    apply() {
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
        if (seen.has(sheet)) continue;
        seen.add(sheet);
        change(sheet.media, changed);
        changeRules(sheet, changed);
      }
    },
    undo() {
      for (const { media, before } of changed.splice(0)) media.mediaText = before;
    },
  };
}

function changeRules(holder: CSSStyleSheet | CSSRule, changed: Changed[]) {
  for (const rule of rulesOf(holder)) {
    if ('media' in rule) change(rule.media as MediaList, changed);
    changeRules(rule, changed);
  }
}

function rulesOf(holder: CSSStyleSheet | CSSRule): Iterable<CSSRule> {
  try {
    return (holder as CSSStyleSheet).cssRules ?? [];
  } catch {
    return [];
  }
}

function change(media: MediaList, changed: Changed[]) {
  const before = media.mediaText;
  const after = asPrinted(before);
  if (after === before) return;
  changed.push({ media, before });
  media.mediaText = after;
}

/** Converts a list of media queries, so that the screen counts as paper. */
export function asPrinted(list: string): string {
  return list
    .split(',')
    .map((query) => query.trim())
    .map((query) => {
      if (/^not\b/.test(query)) return query;
      if (/^(?:only\s+)?screen\b|prefers-color-scheme:\s*dark/.test(query)) return 'not all';
      return query.replace(/^(?:only\s+)?print\b/, 'all');
    })
    .join(', ');
}
