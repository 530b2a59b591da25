/** What nobody needs who has not come near the control yet, in a chunk of its own. */
export { Panel } from './Panel';
export { announceSaved, tellLater } from './tell';
