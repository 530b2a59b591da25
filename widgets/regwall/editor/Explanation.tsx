import { useEffect } from 'react';
import { addStyles } from '../../../src/core';
import { useWidget } from '../../../src/runtime';
import type { Gated } from '../effects/gated';
import type { RegwallProps } from '../props';
import type { Visitor } from '../rules';
import styles from './editor.css';
import { explain, slipsIn } from './explain';

addStyles(styles);

export interface ExplanationProps {
  props: RegwallProps;
  gated: Gated;
  /** Whom the toolbar previews. */
  visitor: Visitor;
}

/** Says who sees this wall and why, in the editor's language, and notes what should be changed. */
export function Explanation({ props, gated, visitor }: ExplanationProps) {
  const { note } = useWidget();
  useEffect(() => slipsIn(props, gated).forEach(note), [props, gated, note]);

  return (
    <aside className="inlay-regwall__note" role="note" lang="en" dir="ltr">
      {explain(props, visitor).map((line) => (
        <p key={line} className="inlay-regwall__line">
          {line}
        </p>
      ))}
    </aside>
  );
}
