/** Lists of varying length produce endless texts; beyond this many, statements are not prepared. */
export const mostPrepared = 500

/** Only these can be prepared; transaction control and schema changes are sent as they are. */
export function isPreparable(text: string): boolean {
  return /^\s*(with|select|insert|update|delete)\b/i.test(text)
}
