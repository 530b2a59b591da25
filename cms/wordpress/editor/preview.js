const { apiFetch } = window.wp;
const { createElement, useEffect, useRef, useState } = window.wp.element;
const { __ } = window.wp.i18n;

/** In milliseconds after the last key. */
const DELAY = 300;
const MIN_HEIGHT = 80;

/** The module as visitors see it: on a page of the site, with the content as WordPress would save it. */
export function Preview({ content, title }) {
  const frame = useRef();
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(MIN_HEIGHT);

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const show = async () => {
      const { content: saved } = await apiFetch({ path: '/inlay/v1/preview', method: 'POST', data: { content } });
      const main = frame.current?.contentDocument?.querySelector('main');
      if (isCurrent && main) main.innerHTML = saved;
    };
    const timer = setTimeout(() => show().catch(() => undefined), DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content, isReady]);

  useEffect(() => {
    const page = isReady && frame.current?.contentDocument;
    if (!page) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.max(MIN_HEIGHT, page.documentElement.offsetHeight)));
    observer.observe(page.documentElement);
    return () => observer.disconnect();
  }, [isReady]);

  return createElement('iframe', {
    ref: frame,
    className: 'inlay-preview',
    src: window.inlayEditor.preview,
    // translators: the name of a module follows.
    title: `${__('Preview', 'inlay')}: ${title}`,
    height,
    tabIndex: -1,
    onLoad: () => setReady(true),
  });
}
