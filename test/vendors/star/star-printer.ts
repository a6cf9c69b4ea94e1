/** A request that a printer sends, and the part of an answer that it reads. */
export interface PrinterRequest {
  readonly method: 'POST' | 'GET' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export interface PrinterAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/**
 * - `request-lost`: the server does not get the next request.
 * - `answer-lost`: the server gets it, but its answer does not arrive.
 */
export type LineFault = 'request-lost' | 'answer-lost'

/** Statuses of https://star-m.jp … /common-spec-reference/printer-status-code. The words are for logs. */
const statuses = {
  ok: '200 OK',
  'paper-low': '211 Paper Low',
  'out-of-paper': '410 Out Of Paper',
  'paper-jam': '411 Paper Jam',
  'cover-open': '420 Cover Open',
} as const
export type PrinterCondition = keyof typeof statuses

export interface PrinterModel {
  readonly mac: string
  /** Media types that it can print, best first. */
  readonly prints: readonly string[]
  /** Firmware before 1.8 (HI01X) and 3.2 (mC-Print) knows no job tokens. */
  readonly knowsTokens: boolean
  /** Bytes of its download buffer. */
  readonly buffer: number
}

export const mcPrint3: PrinterModel = {
  mac: '00:11:62:0d:17:b3',
  prints: ['application/vnd.star.starprnt', 'application/vnd.star.line', 'image/png', 'text/plain'],
  knowsTokens: true,
  buffer: 1_000_000,
}

export interface Printed {
  readonly mediaType: string
  readonly body: string
}

/**
 * A Star printer that polls a CloudPRNT server (Protocol Guide 2.4.0, "CloudPRNT HTTP Method"). It has no timer: a test
 * calls `poll` for each round.
 */
export function starPrinter(url: string, send: (request: PrinterRequest) => Promise<PrinterAnswer>, model = mcPrint3) {
  const paper: Printed[] = []
  let condition: PrinterCondition = 'ok'
  let afterNextJob: PrinterCondition | undefined
  const faults: { readonly method: PrinterRequest['method']; readonly fault: LineFault }[] = []
  /** A confirmation without an answer is sent again before the next poll. */
  let unconfirmed: string | undefined

  const ask = async (request: PrinterRequest): Promise<PrinterAnswer | undefined> => {
    const index = faults.findIndex(({ method }) => method === request.method)
    const [broken] = index < 0 ? [] : faults.splice(index, 1)
    if (broken?.fault === 'request-lost') return undefined
    const answer = await send(request)
    return broken?.fault === 'answer-lost' ? undefined : answer
  }
  const headers = { 'user-agent': 'mC-Print3/5.1', 'x-star-mac': model.mac }
  const withQuery = (fields: Readonly<Record<string, string>>) =>
    `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ mac: model.mac, ...fields }).toString()}`
  const isOnline = () => statuses[condition].startsWith('2')

  const confirm = async (target: string): Promise<void> => {
    const answer = await ask({ method: 'DELETE', url: target, headers })
    unconfirmed = answer === undefined || answer.status >= 500 ? target : undefined
  }
  const report = async () => {
    const body = JSON.stringify({
      status: isOnline() ? '23 6 0 0 0 0 0 0 0 ' : '2b 6 0 0 0 8 0 0 0 ',
      printerMAC: model.mac,
      uniqueID: null,
      // Percent-encoded, as the guide's examples show it.
      statusCode: encodeURIComponent(statuses[condition]),
      printingInProgress: false,
      clientAction: null,
    })
    return ask({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, body })
  }

  /** Gets, prints and confirms one job. */
  const printJob = async (offer: Offer): Promise<void> => {
    const token = model.knowsTokens && offer.jobToken !== undefined ? { token: offer.jobToken } : {}
    const finish = (code: string) => confirm(withQuery({ ...token, code }))
    const mediaType = model.prints.find((one) => offer.mediaTypes.includes(one))
    if (mediaType === undefined) return finish('510')
    const accept = model.prints.join(', ')
    const job = await ask({
      method: 'GET',
      url: withQuery({ ...token, type: mediaType }),
      headers: { ...headers, accept },
    })
    if (job === undefined || job.status !== 200) return finish('520')
    if (Buffer.byteLength(job.body) > model.buffer) return finish('521')
    if (!job.contentType.startsWith(mediaType)) return finish('511')
    if (afterNextJob !== undefined) {
      condition = afterNextJob
      afterNextJob = undefined
      // The job is not to blame: the printer reports its condition, and gets the job again when it is online.
      await report()
      return undefined
    }
    paper.push({ mediaType, body: job.body })
    return finish('200 OK')
  }

  return {
    /** Everything on paper, oldest first. */
    paper,
    condition: (next: PrinterCondition) => {
      condition = next
    },
    /** The printer fails while it prints its next job. */
    failDuringNextJob: (next: PrinterCondition) => {
      afterNextJob = next
    },
    breakNext: (method: PrinterRequest['method'], fault: LineFault) => faults.push({ method, fault }),
    /** One round: reports the status, and prints the job if the server offers one and the printer is online. */
    poll: async (): Promise<'idle' | 'no-answer' | 'offline' | 'job'> => {
      if (unconfirmed !== undefined) await confirm(unconfirmed)
      const answer = await report()
      if (answer === undefined || answer.status !== 200) return 'no-answer'
      const offer = offerIn(answer.body)
      if (offer === undefined) return 'idle'
      if (!isOnline()) return 'offline'
      await printJob(offer)
      return 'job'
    },
  }
}

interface Offer {
  readonly mediaTypes: readonly string[]
  readonly jobToken?: string
}

/** The offer in a poll's answer; undefined if no job is ready. Throws if the answer is not what the guide says. */
function offerIn(body: string): Offer | undefined {
  const answer: unknown = JSON.parse(body)
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('jobReady' in answer) ||
    typeof answer.jobReady !== 'boolean'
  ) {
    throw new Error(`jobReady is missing in the answer to a poll: ${body}`)
  }
  if (!answer.jobReady) return undefined
  const mediaTypes = 'mediaTypes' in answer && Array.isArray(answer.mediaTypes) ? answer.mediaTypes.map(String) : []
  if (mediaTypes.length === 0) throw new Error(`A job without media types: ${body}`)
  const jobToken = 'jobToken' in answer && typeof answer.jobToken === 'string' ? { jobToken: answer.jobToken } : {}
  return { mediaTypes, ...jobToken }
}
