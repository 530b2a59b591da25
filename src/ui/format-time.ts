/** Seconds as minutes and seconds: 65 is `01:05`, an hour and a half is `90:00`. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
