/** A definite no: nothing was charged, and the key stays open. `message` is shown to the customer (CHK-56). */
export interface Refusal {
  readonly status: 400 | 401 | 402 | 403 | 404
  readonly message: string
  readonly code: string
  readonly reason?: string
}
