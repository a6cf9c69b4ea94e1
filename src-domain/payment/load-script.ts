import type { Outcome } from './payment-problem.ts'

/**
 * Loads a vendor's script into the payment page by its full URL. URLs outside the processor's inventory resolve to
 * `Misconfigured` without a request. Loads each script once; a failed one (`Unavailable`) is retried by the next call.
 * `hasDefined` checks its globals after loading; false counts as a failure. Never rejects.
 */
export type LoadScript = (address: string, hasDefined?: () => boolean) => Promise<Outcome<void>>
