/** What somebody has published: how it is given, read, put in order and shown. Does not belong here: the pages around it. */
export { WorkList } from './WorkList';
export { messages as publishedWorkMessages } from './messages';
