/** A widget written outside Inlay's repository and without a build: a clock for one harbour. */
export function quayClock({ createElement, defineProps, defineWidget, text, useEffect, useState }) {
  const props = defineProps({
    city: text({ required: true, description: 'The name beside the clock.' }),
    timeZone: text({ required: true, description: 'An IANA time zone such as Asia/Singapore.' }),
  });

  function QuayClock({ city, timeZone }) {
    const [now, setNow] = useState(() => new Date());
    useEffect(() => {
      const timer = setInterval(() => setNow(new Date()), 1000);
      return () => clearInterval(timer);
    }, []);
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
    return createElement(
      'p',
      { className: 'quay-clock' },
      createElement('span', { className: 'quay-clock__city' }, city),
      ' ',
      createElement('time', null, time),
    );
  }

  return defineWidget({ name: 'quay-clock', load: 'eager', props, component: QuayClock });
}
