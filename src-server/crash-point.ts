/**
 * Points at which a test kills the process.
 *
 * Placing: received, about to claim the key, priced with holds, attempt written, processor called, its response there,
 * order written, captured, jobs staged, answered.
 *
 * Refunding: about to call the processor, its response there, recorded.
 */
export type CrashPoint =
  | 'received'
  | 'key-claimed'
  | 'priced'
  | 'attempt-written'
  | 'processor-asked'
  | 'processor-answered'
  | 'order-committed'
  | 'captured'
  | 'jobs-staged'
  | 'answered'
  | 'refund-asked'
  | 'refund-answered'
  | 'refund-finished'
