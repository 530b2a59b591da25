/** What a description is cut to where a card shows less than all of it. */
export const DESCRIPTION_LENGTH = 125;

/** Languages written without spaces have no word to end on nearby: there the cut falls between two characters. */
const LONGEST_WORD = 30;

/** At most so many characters, whole words where words are parted by spaces, and an ellipsis for the rest. */
export function cutText(text: string, length = DESCRIPTION_LENGTH): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const room = characters.slice(0, length);
  const space = characters[length] === ' ' ? length : room.lastIndexOf(' ');
  const end = space > Math.max(0, length - LONGEST_WORD) ? space : length;
  return `${room.slice(0, end).join('').replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}
