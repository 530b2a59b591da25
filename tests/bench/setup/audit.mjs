const TIMES = { LCP: 'largest-contentful-paint', CLS: 'cumulative-layout-shift', TBT: 'total-blocking-time' };

/** On a busy machine, Lighthouse occasionally loses its trace. */
const TRIES = 3;

/** One Lighthouse run with its mobile settings: scores from 0 to 100, and the titles of failed audits. */
export async function audit(address, chromePath, tries = TRIES) {
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
    const times = Object.entries(TIMES).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    return {
      figures: Object.fromEntries([...scores, ...times]),
      failing: Object.values(lhr.categories).flatMap((category) => failuresOf(category, lhr.audits)),
    };
  } catch (error) {
    if (tries === 1) throw error;
    return await audit(address, chromePath, tries - 1);
  } finally {
    chrome.kill();
  }
}

/** Only audits with a weight in the score of their category. */
function failuresOf({ title, auditRefs }, audits) {
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => {
      const { title: what, displayValue, details } = audits[id];
      const where = details?.items?.find(({ node }) => node)?.node.selector;
      return [`${title}: ${what}`, displayValue, where && `\`${where}\``].filter(Boolean).join(', ');
    });
}
