/** robots.txt, as RFC 9309 reads it. */
export interface Robots {
  isAllowed(url: URL): boolean;
  /** Milliseconds between requests; 0 unless set. */
  readonly delay: number;
}

interface Group {
  readonly agents: string[];
  readonly rules: { isAllowed: boolean; path: string }[];
  delay: number;
}

export const AGENT = 'inlay-check';

export function parseRobots(text: string): Robots {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const key = name.toLowerCase();
    const path = value.trim();
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], delay: 0 });
      groups.at(-1)!.agents.push(path.toLowerCase());
    } else if (/^(?:dis)?allow$/.test(key) && path) groups.at(-1)?.rules.push({ isAllowed: key === 'allow', path });
    else if (key === 'crawl-delay' && groups.length) groups.at(-1)!.delay = Number(path) * 1000 || 0;
    if (key) isNaming = key === 'user-agent';
  }
  const addressed = groups.filter(({ agents }) => agents.includes(AGENT));
  const matching = addressed.length ? addressed : groups.filter(({ agents }) => agents.includes('*'));
  const rules = matching.flatMap((group) => group.rules);
  return {
    delay: Math.max(0, ...matching.map(({ delay }) => delay)),
    isAllowed(url) {
      const path = url.pathname + url.search;
      const applicable = rules.filter((rule) => patternOf(rule.path).test(path));
      // The longest rule has precedence. If two have equal length, the one that allows has.
      const [best] = applicable.sort(
        (a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed),
      );
      return best?.isAllowed ?? true;
    },
  };
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${pattern.replace(/\$(?!$)/g, '\\$')}`);
}
