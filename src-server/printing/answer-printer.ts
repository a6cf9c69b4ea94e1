import { timingSafeEqual } from 'node:crypto'
import type { PrinterAnswer, PrinterCall } from '../../src-domain/printing/ticket-printer.ts'
import { hashedToken } from '../account/session-tokens.ts'
import type { LimitCounter } from '../limits/limits.ts'
import type { Database } from '../store/database.ts'
import { type PrintQueueNeeds, printQueue } from './print-queue.ts'
import type { TicketPrinters } from './printers.ts'

/** A call to a printer's address, before the secret is checked. */
export interface AddressedCall extends PrinterCall {
  readonly printerId: string
  readonly secret: string
  readonly network: string
}

export type AnsweredPrinter =
  | { readonly _tag: 'Answered'; readonly answer: PrinterAnswer }
  /** Neither a printer's address nor a guess at one. */
  | { readonly _tag: 'NoAddress' }
  | { readonly _tag: 'WrongSecret' }
  | { readonly _tag: 'TooMany'; readonly seconds: number }

export type AnswerPrinter = (call: AddressedCall) => Promise<AnsweredPrinter>

export interface AnswerPrinterNeeds extends PrintQueueNeeds {
  readonly db: Database
  readonly limits: LimitCounter
  readonly makes: TicketPrinters
}

/** Other last parts of an address are not ours: printers look for settings beside it. */
const secretShape = /^[A-Za-z0-9_-]{43}$/

/** Lets a printer that knows its secret speak with its queue. Each printer has its own share of calls. */
export function answerPrinter(needs: AnswerPrinterNeeds): AnswerPrinter {
  const { db, limits, makes } = needs
  return async ({ printerId, secret, network, ...call }) => {
    if (!secretShape.test(secret)) return { _tag: 'NoAddress' }
    const row = await db.selectFrom('printers').selectAll().where('id', '=', printerId).executeTakeFirst()
    // An unknown printer takes as long as a wrong secret.
    const isRight = isSameHash(row?.secret_hash ?? hashedToken('no printer'), hashedToken(secret))
    if (row === undefined || !isRight) {
      const guessed = await limits.consume({ limit: 'printerGuesses', of: network })
      return guessed._tag === 'Past' ? { _tag: 'TooMany', seconds: guessed.seconds } : { _tag: 'WrongSecret' }
    }
    const make = makes.get(row.type)
    if (make === undefined) return { _tag: 'NoAddress' }
    const counted = await limits.consume({ limit: 'printerCalls', of: printerId })
    if (counted._tag === 'Past') return { _tag: 'TooMany', seconds: counted.seconds }
    const { id, name, brand_id: brandId, location_id: locationId } = row
    return { _tag: 'Answered', answer: await make.answer(call, printQueue(needs, { id, name, brandId, locationId })) }
  }
}

function isSameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
