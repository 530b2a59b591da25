import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { BUDGETS } from '../../build/budgets.mjs';
import { buildLoader } from '../../build/finish.mjs';
import { pack } from '../../build/manifest.mjs';
import { brotliSize } from '../../build/sizes.mjs';
import { unpack } from '../../src/loader/manifest';

/** As varied as names of widgets are: a hundred that differ. */
const NAMES = `accordion alert-banner all-offices anchor-bar article-header article-list audio-player author-card award-list back-to-top
  before-after book-cover breadcrumb bullet-chart bumper callout career-path carousel case-study chart
  chapter-menu citation client-logos comment-box compare-table consent contact-form cookie-notice countdown course-list
  cover-story data-story deadline definition disclaimer divider document-list download email-share embed
  event-calendar event-list expert-finder fact-box faq feature-strip figure film-strip five-fifty flip-card
  follow-us footnotes forgot-password gallery glossary headline-stack hero hot-topics image-zoom impact-counter
  industry-picker infographic interview job-alert job-search key-figures language-switch leader-profile lightbox live-blog
  map membership milestone newsletter numbers-up office-finder page-actions people-search podcast practice-grid
  press-kit profile-editor promo-bar pull-quote quiz ranking reading-list regwall related reset-password
  save-article scroll-story search-box session-badge side-note sign-in sign-up site-search timeline video-wall`.split(/\s+/);
const ROOMS = ['_runtime', '_session', '_network', '_schema', '_controls', '_feedback', '_kinds', '_forms', '_text', '_account'];
/** What a widget shares is mostly one of a few sets, and mostly little. */
const SETS = ['', '', '', '7', '7', '17', '1267', '12367', '1234', '123456789'];

const random = (text) => createHash('sha256').update(text).digest();
const fileOf = (name) => `chunks/${name}-${random(name).toString('hex').slice(0, 5).toUpperCase()}.js`;
const shared = ROOMS.map(fileOf);

const manifest = {
  shared,
  modules: NAMES.map((name) => ({
    name,
    file: fileOf(name),
    load: ['visible', 'visible', 'visible', 'visible', 'visible', 'visible', 'visible', 'visible', 'eager', 'idle'][random(`load of ${name}`)[0] % 10],
    shared: [...SETS[random(`rooms of ${name}`)[0] % SETS.length]].map((digit) => shared[Number(digit)]),
  })),
  languages: ['ar', 'de', 'ja'].map((language) => ({ language, file: fileOf(`_${language}`) })),
};

describe('The loader', () => {
  it(`stays within ${BUDGETS.loader} bytes while it carries a manifest of a hundred modules`, async () => {
    assert.equal(new Set(manifest.modules.map(({ name }) => name)).size, 100);
    const bytes = brotliSize(await buildLoader(pack(manifest), '1.2.3'));
    assert.ok(bytes <= BUDGETS.loader, `${bytes} bytes`);
  });

  it('reads from its manifest what the build wrote', () => {
    const modules = unpack(pack(manifest));
    for (const { name, file, load, shared: files } of manifest.modules) {
      const read = modules.get(name);
      assert.deepEqual([read.url, read.load ?? 'visible', read.shared], [file, load, files]);
    }
    for (const { language, file } of manifest.languages) assert.equal(modules.get(`_${language}`).url, file);
    assert.equal(modules.get('_runtime').url, shared[0]);
  });
});
