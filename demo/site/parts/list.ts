import { html, type Html } from '../html.ts';

interface FilterGroup {
  parameter: string;
  /** The widget's name of the options. */
  item: string;
  label: string;
  /** The values with their counts. */
  options: readonly (readonly [value: string, count: number])[];
  selected: readonly string[];
  labelOf?: ((value: string) => string) | undefined;
}

/** A filter of a list: its options in a panel that opens, as the widgets render it. `below` follows the options. */
export function filterGroup(
  { parameter, item, label, options, selected, labelOf = (value) => value }: FilterGroup,
  below?: Html,
): Html {
  return html`<details class="inlay-disclosure" name="filters">
    <summary class="inlay-disclosure__button">
      <span class="inlay-disclosure__summary">${label}${selected.length > 0 && ` (${selected.length})`}</span>${chevron}
    </summary>
    <div class="inlay-disclosure__panel">
      <div class="inlay-disclosure__content">
        <fieldset class="inlay-list-view__group">
          <legend class="unseen">${label}</legend>
          ${options.map(
            ([value, count]) =>
              html`<label class="inlay-list-view__option" data-item="${item}"
                ><input
                  class="inlay-list-view__box"
                  type="checkbox"
                  name="${parameter}"
                  value="${value}"
                  data-field="name"
                  ${selected.includes(value) && html` checked`}
                /><span>${labelOf(value)}</span>
                <span class="inlay-list-view__count" data-field="count">${count}</span></label
              >`,
          )}
        </fieldset>
        ${below}
      </div>
    </div>
  </details>`;
}

/** States how many items are visible, and links to more of them. */
export function showMore({
  progress,
  href,
  label = 'Show more',
}: {
  progress: string;
  href: string;
  label?: string;
}): Html {
  return html`<div class="inlay-list-view__more">
    <p class="inlay-list-view__progress">${progress}</p>
    <a class="inlay-button" data-variant="secondary" rel="next" href="${href}"
      ><span class="inlay-button__label">${label}</span></a
    >
  </div>`;
}

const chevron = html`<svg class="inlay-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path d="m5 9 7 7 7-7"></path>
</svg>`;
