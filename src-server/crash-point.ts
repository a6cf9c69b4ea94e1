/**
 * Points in a placement where a test lets the process die: received, claimed is next, then priced with its holds, the
 * attempt written, the processor asked, its answer there, the order written, captured, jobs staged, answered. And in a
 * refund: written down that the processor is about to be asked, its answer there, entered.
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
