/** The URL of a video's frame, from the URL of its page or its frame, without tracking. */

const VIDEO_ID = /^[\w-]{6,20}$/;

const LIST_ID = /^[\w-]{12,80}$/;

/** A video, a playlist or the live stream of a channel. */
export function youtubeFrame({ hostname, pathname, searchParams, hash }: URL): string | undefined {
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const embed = 'https://www.youtube-nocookie.com/embed/';
  const list = searchParams.get('list') ?? '';
  const isPlaylist = LIST_ID.test(list);
  const channel = searchParams.get('channel') ?? '';
  if (/^(?:playlist|embed\/videoseries)$/.test(`${first}${second && `/${second}`}`))
    return isPlaylist ? `${embed}videoseries?list=${list}` : undefined;
  if (second === 'live_stream') return LIST_ID.test(channel) ? `${embed}live_stream?channel=${channel}` : undefined;
  const id = hostname.endsWith('youtu.be')
    ? first
    : /^(?:embed|shorts|live|v|e)$/.test(first)
      ? second
      : first === 'watch' && (searchParams.get('v') ?? second);
  if (!id || !VIDEO_ID.test(id)) return undefined;
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(.+)/.exec(hash)?.[1]);
  // On a page, the list is where the editor found the video; in an embed code, it was chosen.
  const query = [start && `start=${start}`, isPlaylist && first === 'embed' && `list=${list}`]
    .filter(Boolean)
    .join('&');
  return `${embed}${id}${query && `?${query}`}`;
}

/** A video, a showcase or an event; `h` is the hash of one that is unlisted. */
export function vimeoFrame({ pathname, searchParams, hash }: URL): string | undefined {
  const [, folder, page, pageHash] =
    /^\/(showcase|album|event)\/(\d+)(?:\/embed)?(?:\/([\da-f]{6,}))?\/?$/.exec(pathname) ?? [];
  const inShowcase = searchParams.get('video') ?? '';
  if (page && /^\d+$/.test(inShowcase)) return `https://player.vimeo.com/video/${inShowcase}?dnt=1`;
  if (page) return `https://vimeo.com/${folder}/${page}/embed${pageHash ? `/${pageHash}` : ''}?dnt=1`;
  const [, id, unlisted = searchParams.get('h')] =
    /^\/(?:video\/|manage\/videos\/|(?:channels|ondemand)\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/([\da-f]{6,}))?(?:\/|$)/.exec(
      pathname,
    ) ?? [];
  if (!id) return undefined;
  const start = secondsOf(/^#t=(.+)/.exec(hash)?.[1] ?? searchParams.get('t'));
  return `https://player.vimeo.com/video/${id}?dnt=1${/^\w+$/.test(unlisted ?? '') ? `&h=${unlisted}` : ''}${start ? `#t=${start}s` : ''}`;
}

/** `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(time: string | null | undefined): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
