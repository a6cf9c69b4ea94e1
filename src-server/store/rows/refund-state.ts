/** So many pieces of the line at this position of the order. */
export interface LineTaken {
  readonly position: number
  readonly quantity: number
}

/** claimed: written down. asked: the processor may have heard of it. The others are ends. */
export type RefundState = 'claimed' | 'asked' | 'done' | 'refused'
