/** Nothing was charged, and the key can be used again. `message` is shown to the customer (CHK-56). */
export interface Refusal {
  readonly status: 400 | 401 | 402 | 403 | 404
  readonly message: string
  readonly code: string
  readonly reason?: string
}
