/** Formats minutes after midnight as HH:mm, as receipts do in every language (CONF-06, PROF-16). */
export function clockWords(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
