import { defineWidget } from '../../src/contract';
import { useWidget } from '../../src/core';
import { GatedFileLink, useGate, gatedFileMessages as messages } from '../../src/features/gated-files';
import { Hero } from '../../src/features/hero';
import { props, type CollectionHeroProps } from './props';
import styles from './collection-hero.css';

function CollectionHero({
  heroImage,
  collectionFile,
  fileName,
  pageCount,
  size,
  registrationRequired,
  ...hero
}: CollectionHeroProps) {
  const file = collectionFile && {
    src: collectionFile,
    name: undefined,
    customDisplayName: fileName,
    pageCount,
    size,
    registrationRequired,
  };
  const { note } = useWidget();
  const gateOf = useGate(file ? [file] : [], note);
  return (
    <Hero className="inlay-collection-hero" layout="portrait" {...hero} image={heroImage}>
      {file && (
        <div className="inlay-collection-hero__file">
          <GatedFileLink file={file} gate={gateOf(file)} />
        </div>
      )}
    </Hero>
  );
}

export default defineWidget({
  name: 'collection-hero',
  description: 'A collection header with its cover, and a file for registered readers.',
  load: 'eager',
  reserve: { narrow: '41rem', wide: '37rem' },
  props,
  messages,
  styles,
  component: CollectionHero,
});
