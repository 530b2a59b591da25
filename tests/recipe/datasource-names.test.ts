/** The names by which the datasources of editorial modules call their fields, in each spelling that content systems print. */
import { camelCase, isRecord, type Members, type Prop } from '../../src/contract';
import { memberOf } from '../../src/runtime/edit/names';
import { loadWidget } from './load-widget';

const EXHIBIT =
  'title, description, footnotes, eyebrow, displayNumber, accessibilityDescription, exhibitImage, mobileExhibitImage';
const CEROS =
  'cerosID, mobileCerosID, desktopPaddingPercentage, mobilePaddingPercentage, desktopOverrideHeight, mobileOverrideHeight, cerosOembedURL';
const CARDS =
  'selectItems, manualSelection, headline, description, eyebrow, standardImage, callToActionLinks, readMoreLinks';

const NAMES: Readonly<Record<string, string>> = {
  'careers-bar': 'sectionTitle, buttonText, subTitle, singinText, buttonLink, loginLink',
  'story-container': `storyItems, id, mediaID, collapseTopSpace, collapseTopSpacing, collapseBottomSpace, desktopTextColumnWidth, mediaPlacement, backgroundTheme, scaleToFit, bespokeInteractiveID, flourishVisualizationId, videoId, callToActionLinks, ${EXHIBIT}, ${CEROS}`,
  'tabbed-container': `tabItems, id, title, exhibitImage, tabWidth, tabAlignment, mobileRendering, showDividerLine, showDividerLineBottom`,
  table:
    'title, description, eyebrow, displayNumber, dataLegend, source, notes, body, mobileBody, footnotes, lineRuling, border, image, tableBorderType, mobileLayout, showMobileLayoutOnTablet, isFullBleed, collapseTopSpacing, showColorLegend, legendItems, mediaId, color, legendImage',
  'full-hero':
    'title, date, articleType, image, mobileImage, backgroundColor, heroImageTopOffset, sourcePublication, externalPublication, photoOverlayOpacity, gradientOverlayOpacity, headerOverlayOpacity, verticalHeroTextPositioning, horizontalHeroTextPositioning, nonImmersive',
  'fifty-fifty-hero': 'title, image, mobileImage, textOnly, titleSize, breadcrumb',
  'video-hero': 'title, image, mobileImage, videoId',
  'profile-hero':
    'name, image, title, location, url, label, description, interest, twitter, linkedIn, enableContactForm, englishName, profileUrl',
  'collection-hero': 'heroImage, collectionFile, registrationRequired, eyebrow, description, title',
  'inline-video': 'videoID, mp4Id, oggId, webmId',
  ceros: CEROS,
  'bespoke-interactive': 'bespokeInteractiveID',
  quiz: 'quizId, mediaId, quizTitle, hideShareControls, hideDataTeaser, displayNumber, showDividerLine, questions, id, title, description, correctResponseTitle, incorrectResponseTitle, correctAnswerText, incorrectAnswerText, correctAnswer, relatedArticle, url, eyebrow, thumbnail, options, text, isCorrect',
  factoid: 'largeText, mediumText, smallText, factoidImage, callToActionLink',
  'pull-quote': 'quote, cite1, cite2',
  'one-up-medium-quote': 'cite1, cite2, quote',
  'two-up': CARDS,
  'general-up': CARDS,
  'grid-wall': CARDS,
  'standalone-promo': 'headline, description, eyebrow, standardImage, callToActionLinks',
  'section-header': 'sectionTitle, sectionHeader, sectionDek',
  'video-promo': 'readMoreLink',
};

/** As a template prints it: `heroImage`, `HeroImage`, `hero_image`, `hero image`, `Hero Image`. */
const SPELLINGS: Readonly<Record<string, (name: string) => string>> = {
  camelCase: (name) => name,
  PascalCase: (name) => name.replace(/^./, (first) => first.toUpperCase()),
  snake_case: (name) => parts(name).join('_').toLowerCase(),
  blanks: (name) => parts(name).join(' '),
  'blanks and capitals': (name) =>
    parts(name)
      .map((part) => part.replace(/^./, (first) => first.toUpperCase()))
      .join(' '),
};

function parts(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])/);
}

describe.each(Object.entries(NAMES))('%s', (module, names) => {
  test.each(Object.entries(SPELLINGS))('knows the names of its datasource in %s', (_, spell) => {
    const groups = groupsIn(loadWidget(module).props);
    const unknown = names
      .split(', ')
      .map(spell)
      .filter((name) => !groups.some((members) => memberOf(members, camelCase(name))));
    expect(unknown).toEqual([]);
  });
});

/** The members of a module, of its items, and of theirs. */
function groupsIn(members: Members): Members[] {
  return [
    members,
    ...Object.values(members).flatMap(({ kind, details }) => {
      const inner = kind === 'list' ? (details as Prop).details : details;
      return isRecord(inner) && !('read' in inner) ? groupsIn(inner as Members) : [];
    }),
  ];
}
