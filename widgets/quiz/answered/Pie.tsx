import { formatNumber, useLanguage, useText } from '../../../src/core';
import { messages } from '../messages';
import { isWidelyKnown } from './shares';

/** How many readers knew the answer: as a picture, and in words beside it. */
export function Pie({ percent }: { percent: number }) {
  const t = useText(messages);
  const shown = formatNumber(percent / 100, { style: 'percent' }, useLanguage());
  return (
    <p className="inlay-quiz__teaser">
      <svg className="inlay-quiz__pie" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle className="inlay-quiz__pie-rest" cx="16" cy="16" r="12" />
        <circle className="inlay-quiz__pie-share" cx="16" cy="16" r="12" pathLength={100} strokeDasharray={`${percent} 100`} transform="rotate(-90 16 16)" />
      </svg>
      {t(isWidelyKnown(percent) ? 'knew' : 'fewKnew', { percent: shown })}
    </p>
  );
}
