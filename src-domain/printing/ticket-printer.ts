import type { PrinterCondition } from './printer.ts'

/** A call that a printer made to us. */
export interface PrinterCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface PrinterAnswer {
  readonly status: number
  /** Absent for an empty body. */
  readonly contentType?: string
  readonly body: string
}

/** A row of a slip. `title`: which order it is. `alarm`: what the kitchen must not overlook. */
export interface SlipRow {
  readonly text: string
  /** Columns by which the row and what wraps from it are moved in. */
  readonly indent: number
  readonly look: 'plain' | 'title' | 'alarm'
}

/** Slips that wait for one printer, in the order in which they are printed. `job` undefined: the one fetched last. */
export interface PrintQueue {
  readonly report: (condition: PrinterCondition) => Promise<void>
  /** Id of the job to print now; undefined: none is due. */
  readonly next: () => Promise<string | undefined>
  /** Rows of a job that is not ended; undefined: there is no such job. The same rows for each call. */
  readonly fetch: (job: string | undefined) => Promise<readonly SlipRow[] | undefined>
  /** Ends a job; a repeated call changes nothing. */
  readonly printed: (job: string | undefined) => Promise<void>
  /**
   * `waits`: the printer needs a hand, and the job waits for it. `again`: counts as a try. `never`: the printer cannot
   * print this job.
   */
  readonly failed: (job: string | undefined, why: 'waits' | 'again' | 'never') => Promise<void>
}

/**
 * A kind of printer that fetches its slips from us: how to read its calls and how to answer them. One adapter per
 * vendor's protocol; the queue knows none of them.
 */
export interface TicketPrinter {
  /** The vendor's name of the protocol, as staff see it. */
  readonly name: string
  /** The caller has already proved which printer it is. */
  readonly answer: (call: PrinterCall, queue: PrintQueue) => Promise<PrinterAnswer>
}
