export const noticeHeaders = {
  /** Unix seconds of this attempt; receivers reject one older than five minutes. */
  timestamp: 'Tureen-Timestamp',
  /** `v1=` and the hexadecimal HMAC-SHA256 of `signedText` with the location's secret. */
  signature: 'Tureen-Signature',
  /** `orderId.version`, the same for every attempt. */
  notice: 'Tureen-Notice',
} as const

/** Covers time and body, so that neither can be replaced. */
export function signedText(timestamp: string, rawBody: string): string {
  return `${timestamp}.${rawBody}`
}
