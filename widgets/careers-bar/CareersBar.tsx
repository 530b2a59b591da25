import { safeLink, useText } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { Button } from '../../src/ui';
import { messages } from './messages';
import type { CareersBarProps } from './props';
import { useBarState } from './use-bar-state';

export function CareersBar({ sectionTitle, subTitle, buttonText, buttonLink, singinText, loginLink, officeCode, exclude = [] }: CareersBarProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const isEmpty = !sectionTitle && !buttonLink;
  const isAway = Boolean(officeCode) || exclude.some((path) => withoutSlash(path) === withoutSlash(location.pathname));
  const isShown = isEditing || !(isAway || isEmpty);
  const { state, place, height } = useBarState(isEditing || !isShown);
  if (!isShown) return null;

  // One bar that changes its place: a second copy would be read twice.
  const isSmall = state === 'sticky-minimal' || state === 'sticky-minimal-top';
  const login = state === 'sticky-minimal-top' ? undefined : safeLink(loginLink?.url);
  return (
    <div ref={place} className="inlay-careers-bar" style={state.startsWith('sticky') && height ? { blockSize: height } : undefined}>
      <section className="inlay-careers-bar__bar" data-state={state} aria-label={sectionTitle ?? t('label')}>
        <div className="inlay-careers-bar__inside">
          <div className="inlay-careers-bar__words">
            <p className="inlay-careers-bar__title">{sectionTitle ?? (isEditing ? t('editing') : t('label'))}</p>
            {subTitle && !isSmall && <p className="inlay-careers-bar__line">{subTitle}</p>}
          </div>
          <div className="inlay-careers-bar__ways">
            {buttonLink && <Button href={buttonLink.url}>{buttonText || buttonLink.text || t('apply')}</Button>}
            {login && (
              <p className="inlay-careers-bar__line">
                {singinText}{' '}
                <a className="inlay-careers-bar__link" href={login}>
                  {loginLink?.text || t('signIn')}
                </a>
              </p>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
