export const noticeHeaders = {
  /** Unix seconds of this try; receivers refuse one older than five minutes. */
  timestamp: 'Tureen-Timestamp',
  /** `v1=` and the hexadecimal HMAC-SHA256 of `signedText` with the location's secret. */
  signature: 'Tureen-Signature',
  /** `orderId.version`, the same for each try. */
  notice: 'Tureen-Notice',
} as const

/** Neither time nor body can be replaced. */
export function signedText(timestamp: string, rawBody: string): string {
  return `${timestamp}.${rawBody}`
}
