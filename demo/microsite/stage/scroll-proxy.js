// Stands for the script of the provider: tells each experience in the page how much of it has been scrolled past.
const tell = () => {
  for (const frame of document.querySelectorAll('iframe.ceros-experience')) {
    frame.contentWindow?.postMessage(
      { type: 'stage:scroll', top: Math.max(0, -frame.getBoundingClientRect().top) },
      '*',
    );
  }
};
addEventListener('scroll', tell, { passive: true });
tell();
