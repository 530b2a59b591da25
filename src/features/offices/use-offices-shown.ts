import { useEffect } from 'react';
import { publish, useWidget } from '../../core';
import type { Office } from './office';

/** The offices of each list on the page. */
const lists = new Set<readonly Office[]>();

/** Publishes the offices of all lists on the page, for their structured data. */
export function useOfficesShown(offices: readonly Office[]) {
  const { isEditing } = useWidget();
  useEffect(() => {
    const visible = offices.filter(({ hideFromLocations }) => !hideFromLocations);
    if (!visible.length || isEditing) return;
    lists.add(visible);
    publishOffices();
    return () => {
      lists.delete(visible);
      publishOffices();
    };
  }, [offices, isEditing]);
}

function publishOffices() {
  publish('offices-shown', { offices: distinct([...lists].flat()) });
}

/** A list and a map of the same offices contain each twice. */
function distinct(offices: readonly Office[]): Office[] {
  const byAddress = new Map(
    offices.map((office) => [JSON.stringify([office.name, office.displayName, office.officeAddress]), office]),
  );
  return [...byAddress.values()];
}
