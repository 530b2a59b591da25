import { type ReactNode, useEffect, useState } from 'react';
import { computed, useSignal } from '../../src/core';
import { Disclosure, type HeadingLevel, useMedia } from '../../src/ui';
import type { ProfileAnswers } from './send';
import type { ProfileFormModel } from './use-profile-form';

const NARROW = '(width < 40rem)';

type Name = keyof ProfileAnswers;

interface ProfileSectionProps {
  model: ProfileFormModel;
  title: string;
  headingLevel: HeadingLevel;
  /** The fields whose values the closed section shows. */
  names: readonly Name[];
  /** Fields whose value is never shown. */
  secrets?: readonly Name[];
  /** The text of a value, if it differs from the value. */
  labelOf?: (name: Name, value: string) => string;
  /** It needs the visitor's attention, so it cannot be closed. */
  isPending?: boolean;
  children: ReactNode;
}

/** A section of the form. On narrow pages it folds, and its button shows its values. A section with an error is open. */
export function ProfileSection({
  model: { form, invalid, isReadOnly },
  title,
  headingLevel,
  names,
  secrets = [],
  labelOf = (_, value) => value,
  isPending = false,
  children,
}: ProfileSectionProps) {
  const isNarrow = useMedia(NARROW);
  const [answers] = useState(() => computed(() => names.map((name) => form.field(name).value.value)));
  const values = useSignal(answers);
  const isHeldOpen = isPending || isReadOnly || [...names, ...secrets].some((name) => invalid.includes(name));
  const [isOpen, setOpen] = useState(() => values.includes(''));
  // Stays open after the error is fixed, because the visitor is still in it.
  useEffect(() => {
    if (isHeldOpen) setOpen(true);
  }, [isHeldOpen]);
  const isFoldable = isNarrow && !isHeldOpen;
  return (
    <Disclosure
      summary={
        <>
          {title}
          {isFoldable && !isOpen && (
            <bdi className="inlay-edit-profile__filled">
              {values.map((value, index) => labelOf(names[index]!, value)).join('\u00a0· ')}
            </bdi>
          )}
        </>
      }
      headingLevel={headingLevel}
      isFoldable={isFoldable}
      open={isOpen}
      onToggle={setOpen}
    >
      <div className="inlay-edit-profile__fields">{children}</div>
    </Disclosure>
  );
}
