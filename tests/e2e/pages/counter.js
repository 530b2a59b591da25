/** Counts how often it is pressed, so that a test sees whether it is alive and whether it kept its state. */
export default async function counter(inlay) {
  const { createElement, defineProps, defineWidget, text, content, useState, useEffect, useRef } = await inlay.kit();
  const props = defineProps({
    title: text({ description: 'Shown before the count.' }),
    body: content({ description: 'Moved below the button.' }),
  });

  function Body({ content: { element, take, release } }) {
    const container = useRef(null);
    useEffect(() => {
      take(container.current);
      return release;
    }, [element]);
    return createElement('div', { ref: container });
  }

  function Counter({ title = 'Pressed', body }) {
    const [count, setCount] = useState(0);
    useEffect(() => {
      window.mounts = (window.mounts ?? 0) + 1;
      return () => (window.unmounts = (window.unmounts ?? 0) + 1);
    }, []);
    return createElement(
      'section',
      { style: { minHeight: '60px' } },
      createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `${title} ${count}`),
      body && createElement(Body, { content: body }),
    );
  }

  return defineWidget({ name: 'counter', props, component: Counter });
}
