import { Picture, useDeferred } from '../../src/ui';
import type { Step } from './props';

export function isMoving({ mp4Id, webmId }: Step): boolean {
  return Boolean(mp4Id ?? webmId);
}

/** The picture of a step. What makes it move is fetched only where one does. */
export function StepMedia({ step }: { step: Step }) {
  if (isMoving(step)) return <Moving step={step} />;
  return step.standardImage ? <Still step={step} /> : null;
}

function Still({ step: { standardImage, mobileImage } }: { step: Step }) {
  return standardImage ? <Picture className="inlay-scrolly-media__picture" image={standardImage} narrow={mobileImage} ratio="4 / 3" /> : <div className="inlay-scrolly-media__room" />;
}

function Moving({ step }: { step: Step }) {
  const part = useDeferred(() => import('./moving-media'));
  if (!part) return <Still step={step} />;
  const { BackgroundVideo, sourcesOf } = part;
  return <BackgroundVideo sources={sourcesOf(step)} poster={step.standardImage} ratio="4 / 3" />;
}
