// Stands in for a video platform's player script: it defines `bc`, which turns a <video-js> element into a player.
const addresses = new URL('../addresses.js', document.currentScript.src);

window.bc = function bc(element) {
  const { account, videoId } = element.dataset;
  const video = document.createElement('video');
  video.controls = true;
  video.playsInline = true;
  Object.assign(video.style, { width: '100%', height: '100%' });
  element.append(video);
  import(addresses)
    .then(({ site }) =>
      fetch(`${site}/services/video/${account}/videos/${videoId}`, {
        headers: { accept: 'application/json;pk=demo-policy-key' },
      }),
    )
    .then((answer) => answer.json())
    .then(({ sources, poster }) => {
      video.poster = poster;
      video.src = sources.find(({ container }) => container === 'MP4').src;
    })
    .catch(() => element.dispatchEvent(new CustomEvent('error')));
  return { dispose: () => video.remove() };
};
