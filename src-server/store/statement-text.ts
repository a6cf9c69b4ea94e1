/** Lists of changing length make endless texts; beyond this many, statements are not kept prepared. */
export const mostPrepared = 500

/** Only these can be prepared; what begins or ends a transaction or changes the schema is sent as it is. */
export function isPreparable(text: string): boolean {
  return /^\s*(with|select|insert|update|delete)\b/i.test(text)
}
