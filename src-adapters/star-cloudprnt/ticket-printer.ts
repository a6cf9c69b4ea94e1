import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { canPrint } from '../../src-domain/printing/printer.ts'
import type { PrinterAnswer, PrinterCall, PrintQueue, TicketPrinter } from '../../src-domain/printing/ticket-printer.ts'
import { asciiOnly, columnsOf, plainSlip } from './plain-slip.ts'
import { printerCode } from './printer-code.ts'

/** Every model prints it; the printer adds the cut. */
const mediaType = 'text/plain'

/** The fields of a poll that we use. A printer omits a field that it does not have, or sends null. */
const poll = t.intersection([
  t.type({ statusCode: t.string }),
  t.partial({ printingInProgress: t.union([t.boolean, t.null, t.undefined]) }),
])

/**
 * Star CloudPRNT over HTTP: the printer posts its status every few seconds; a job that is ready it then gets, prints,
 * and deletes with the outcome as `code`. Versions with MQTT find no settings at our address, and use HTTP.
 */
export const starCloudPrnt: TicketPrinter = {
  name: 'Star CloudPRNT',
  answer: (call, queue) => {
    if (call.method === 'POST') return answerPoll(call, queue)
    // A GET with `delete` confirms, where a server cannot hear DELETE.
    const isConfirmation = call.method === 'DELETE' || 'delete' in call.query
    return isConfirmation ? answerConfirmation(call, queue) : answerGet(call, queue)
  },
}

async function answerPoll({ body }: PrinterCall, queue: PrintQueue): Promise<PrinterAnswer> {
  const read = poll.decode(jsonIn(body))
  const code = isLeft(read) ? undefined : printerCode(unescaped(read.right.statusCode))
  if (isLeft(read) || code === undefined) return empty(400)
  await queue.report(code.condition)
  const isFree = canPrint(code.condition) && !code.isBusy && read.right.printingInProgress !== true
  const job = isFree ? await queue.next() : undefined
  const answer =
    job === undefined
      ? { jobReady: false }
      : { jobReady: true, mediaTypes: [mediaType], jobToken: job, deleteMethod: 'DELETE' }
  return { status: 200, contentType: 'application/json', body: JSON.stringify(answer) }
}

async function answerGet({ query, headers }: PrinterCall, queue: PrintQueue): Promise<PrinterAnswer> {
  const type = query['type'] ?? mediaType
  if (type.split(';')[0]?.trim().toLowerCase() !== mediaType) return empty(415)
  const rows = await queue.fetch(query['token'])
  if (rows === undefined) return empty(404)
  const text = plainSlip(rows, columnsOf(headers['x-star-print-width']))
  const isUnicode = /utf-?8/i.test(headers['x-star-accept-codepages'] ?? '')
  return isUnicode
    ? { status: 200, contentType: `${mediaType}; charset=utf-8`, body: text }
    : { status: 200, contentType: mediaType, body: asciiOnly(text) }
}

async function answerConfirmation({ query }: PrinterCall, queue: PrintQueue): Promise<PrinterAnswer> {
  const code = printerCode(query['code'] ?? '')
  if (code === undefined) return empty(400)
  const { outcome } = code
  if (outcome === 'printed') await queue.printed(query['token'])
  else await queue.failed(query['token'], outcome)
  return empty(200)
}

function empty(status: number): PrinterAnswer {
  return { status, body: '' }
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Some firmware escapes the space in "200%20OK". */
function unescaped(said: string): string {
  return said.replaceAll('%20', ' ')
}
