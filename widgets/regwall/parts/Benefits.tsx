import { Icon, icons } from '../../../src/ui';

export function Benefits({ items }: { items: readonly string[] }) {
  if (!items.length) return null;
  return (
    <ul className="inlay-regwall__benefits" role="list">
      {items.map((item) => (
        <li key={item} className="inlay-regwall__benefit">
          <Icon path={icons.check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
