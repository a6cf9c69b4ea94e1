/** The headers of a call to a restaurant's own system, beside `content-type: application/json`. */
export const noticeHeaders = {
  /** Seconds since 1970 at which this try was signed; a reader refuses what is five minutes old. */
  timestamp: 'Tureen-Timestamp',
  /** `v1=` and the HMAC-SHA256 of `signedText` under the location's secret, in hexadecimal. */
  signature: 'Tureen-Signature',
  /** `orderId.version`: the same for each try of one notice. */
  notice: 'Tureen-Notice',
} as const

/** What is signed: the time and the body byte for byte, so that neither can be replaced. */
export function signedText(timestamp: string, rawBody: string): string {
  return `${timestamp}.${rawBody}`
}
