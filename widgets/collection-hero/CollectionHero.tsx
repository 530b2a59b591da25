import { useWidget } from '../../src/core';
import { GatedFileLink, useGate } from '../../src/features/gated-files';
import { Hero } from '../../src/features/hero';
import type { CollectionHeroProps } from './props';

export function CollectionHero({
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
