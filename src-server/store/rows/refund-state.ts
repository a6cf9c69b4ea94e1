/** Refunded pieces of the line at this position. */
export interface LineTaken {
  readonly position: number
  readonly quantity: number
}

/** claimed: recorded. asked: the processor may have received it. done, refused: final. */
export type RefundState = 'claimed' | 'asked' | 'done' | 'refused'
