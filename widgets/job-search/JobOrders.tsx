import { useText } from '../../src/core';
import { restarted, type FilterQuery, type List } from '../../src/features/lists';
import { JOB_ORDERS } from '../../src/services/jobs';
import { useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import type { JobPage } from './query';

/** Links, so that an order can open in a new tab and arrow keys change nothing. */
export function JobOrders({ list: { lastQuery, linkTo } }: { list: List<FilterQuery, JobPage> }) {
  const t = useText(messages);
  return (
    <nav className="inlay-job-search__orders" aria-label={useLandmarkName(t('order'))}>
      <p className="inlay-job-search__by" aria-hidden="true">
        {t('order')}
      </p>
      <ul className="inlay-job-search__order-list" role="list">
        {JOB_ORDERS.map((order) => (
          <li key={order} className="inlay-job-search__order">
            <a
              className="inlay-job-search__order-link"
              data-kind="link"
              data-key={`order ${order}`}
              aria-current={order === lastQuery.values['sort'] ? 'true' : undefined}
              {...linkTo(restarted(lastQuery, { values: { sort: order } }))}
            >
              {t(`by-${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
