import { defineWidget } from '../../src/contract';
import { lazy, pageIdentity, useText } from '../../src/core';
import { Hero } from '../../src/features/hero';
import { useDeferred, useLandmarkName, wordsOf, linkProps } from '../../src/ui';
import { messages } from './messages';
import { props, type FiftyFiftyHeroProps } from './props';
import styles from './fifty-fifty-hero.css';

/** Most pages do not offer it. */
const loadShareLinks = lazy(() => import('../../src/features/share'));

function FiftyFiftyHero({ textOnly, breadcrumb, showBreadcrumb, showShare, image, ...hero }: FiftyFiftyHeroProps) {
  return (
    <Hero
      className="inlay-fifty-fifty-hero"
      layout="beside"
      {...hero}
      image={textOnly ? undefined : image}
      above={showBreadcrumb && breadcrumb.length > 0 && <Breadcrumb steps={breadcrumb} />}
    >
      {showShare && hero.title && (
        <div className="inlay-fifty-fifty-hero__share">
          <Share title={wordsOf(hero.title)} />
        </div>
      )}
    </Hero>
  );
}

function Share({ title }: { title: string }) {
  const t = useText(messages);
  const chunk = useDeferred(loadShareLinks);
  return chunk ? <chunk.ShareLinks url={pageIdentity()} title={title} label={t('share')} /> : null;
}

function Breadcrumb({ steps }: { steps: FiftyFiftyHeroProps['breadcrumb'] }) {
  const t = useText(messages);
  return (
    <nav className="inlay-fifty-fifty-hero__way" aria-label={useLandmarkName(t('breadcrumb'))}>
      <ol role="list" className="inlay-fifty-fifty-hero__steps">
        {steps.map((step, index) => (
          <li key={index} className="inlay-fifty-fifty-hero__step">
            <a {...linkProps(step, 'inlay-fifty-fifty-hero__page')} data-kind="link">
              {step.text || step.url}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export default defineWidget({
  name: 'fifty-fifty-hero',
  description: 'A page header in two halves, text and image, with a breadcrumb and share links.',
  load: 'eager',
  reserve: '26rem',
  props,
  messages,
  styles,
  component: FiftyFiftyHero,
});
