/** Lists of varying length produce endless texts, so only this many are prepared. */
export const mostPrepared = 500

export function isPreparable(text: string): boolean {
  return /^\s*(with|select|insert|update|delete)\b/i.test(text)
}
