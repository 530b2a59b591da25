import { useText } from '../../../core';
import { messages } from '../messages';

export interface DisplayNumberProps {
  /** The eyebrow or the kind of media; "Exhibit" where there is only a number. */
  label?: string | undefined;
  /** As the editor wrote it: "3", or already "Exhibit 3". */
  number?: string | undefined;
}

/** "Exhibit 3": what an eyebrow says, with the number that the text around refers to. */
export function DisplayNumber({ label, number }: DisplayNumberProps) {
  const t = useText(messages);
  if (!number) return <>{label}</>;
  const isWhole = !label && /[^\d\s.–-]/.test(number);
  return <>{isWhole ? number : t('numbered', { label: label ?? t('exhibit'), number })}</>;
}
