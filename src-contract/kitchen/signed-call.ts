/** Sent besides `content-type: application/json`. */
export const noticeHeaders = {
  /** Unix seconds of this try's signature; receivers refuse one older than five minutes. */
  timestamp: 'Tureen-Timestamp',
  /** `v1=` and the hexadecimal HMAC-SHA256 of `signedText` with the location's secret. */
  signature: 'Tureen-Signature',
  /** `orderId.version`: the same for each try of one notice. */
  notice: 'Tureen-Notice',
} as const

/** Time and raw body: neither can be replaced. */
export function signedText(timestamp: string, rawBody: string): string {
  return `${timestamp}.${rawBody}`
}
