import { expect } from 'chai'
import { asciiOnly, columnsOf, plainSlip } from '../../../src-adapters/star-cloudprnt/plain-slip.ts'
import { printerCode } from '../../../src-adapters/star-cloudprnt/printer-code.ts'
import { starCloudPrnt } from '../../../src-adapters/star-cloudprnt/ticket-printer.ts'
import type { PrinterCall, PrintQueue, SlipRow } from '../../../src-domain/printing/ticket-printer.ts'

const rows: readonly SlipRow[] = [
  { text: 'Order 318', indent: 0, look: 'title' },
  { text: 'Pickup', indent: 0, look: 'title' },
  { text: '2 x Jalapeño ramen', indent: 0, look: 'plain' },
  { text: 'ALLERGY: nuts', indent: 2, look: 'alarm' },
]

/** A queue with one job, that records what it hears. */
function aQueue(job: string | undefined = 'job-1') {
  const heard: string[] = []
  const queue: PrintQueue = {
    report: async (condition) => void heard.push(condition),
    next: async () => job,
    fetch: async (token) => (token === undefined || token === job ? rows : undefined),
    printed: async (token) => void heard.push(`printed ${token}`),
    failed: async (token, why) => void heard.push(`failed ${token} ${why}`),
  }
  const ask = (call: Partial<PrinterCall>) =>
    starCloudPrnt.answer({ method: 'GET', query: {}, headers: {}, body: '', ...call }, queue)
  return { heard, ask, poll: (body: object) => ask({ method: 'POST', body: JSON.stringify(body) }) }
}

/** As the vendor's developer guide has it. */
const polled = {
  status: '23 6 0 0 0 0 0 0 0 ',
  printerMAC: '00:11:62:00:00:01',
  statusCode: '200%20OK',
  printingInProgress: false,
  clientAction: null,
}

describe('a printer that speaks Star CloudPRNT', () => {
  it('is told of a job that is ready, with its token and the format', async () => {
    const { poll, heard } = aQueue()
    const answer = await poll(polled)
    expect(answer).to.include({ status: 200, contentType: 'application/json' })
    expect(JSON.parse(answer.body)).to.deep.equal({
      jobReady: true,
      mediaTypes: ['text/plain'],
      jobToken: 'job-1',
      deleteMethod: 'DELETE',
    })
    expect(heard).to.deep.equal(['ready'])
  })

  it('is told of no job while it prints, while it cannot print, and when none is due', async () => {
    const { poll } = aQueue()
    for (const body of [
      { ...polled, printingInProgress: true },
      { statusCode: '220 Printing is in progress' },
      { statusCode: '410 Out of paper' },
      { statusCode: '420' },
    ])
      expect(JSON.parse((await poll(body)).body), body.statusCode).to.deep.equal({ jobReady: false })
    const none: PrintQueue = {
      report: async () => undefined,
      next: async () => undefined,
      fetch: async () => undefined,
      printed: async () => undefined,
      failed: async () => undefined,
    }
    const call = { method: 'POST', query: {}, headers: {}, body: JSON.stringify(polled) } as const
    expect((await starCloudPrnt.answer(call, none)).body).to.equal('{"jobReady":false}')
  })

  it('states its condition by a code that counts by its first digits', () => {
    const conditions = [
      'OK',
      '200',
      '211 Paper low',
      '210',
      '231',
      '410',
      '411',
      '420 Cover open',
      '499',
      '520',
      '4100',
    ]
    expect(conditions.map((said) => printerCode(said)?.condition)).to.deep.equal([
      ...['ready', 'ready', 'paper-low', 'paper-low', 'ready', 'out-of-paper', 'faulty', 'cover-open', 'faulty'],
      ...['faulty', 'faulty'],
    ])
    for (const said of ['', '300', '20', '20000', 'paper']) expect(printerCode(said), said).to.equal(undefined)
  })

  it('gets a poll that it cannot have meant refused', async () => {
    const { ask, heard } = aQueue()
    for (const body of ['', '[', '{}', '{"statusCode":null}', '{"statusCode":"what"}', '{"statusCode":200}'])
      expect((await ask({ method: 'POST', body })).status, body).to.equal(400)
    expect(heard).to.deep.equal([])
  })

  it('gets its job as plain text, without accents unless it reads UTF-8', async () => {
    const { ask } = aQueue()
    const query = { mac: '00:11:62:00:00:01', type: 'text/plain', token: 'job-1' }
    const plain = await ask({ query, headers: { 'x-star-print-width': '48' } })
    expect(plain).to.include({ status: 200, contentType: 'text/plain' })
    expect(plain.body.split('\n')).to.deep.equal([
      '='.repeat(32),
      'Order 318',
      'Pickup',
      '='.repeat(32),
      '2 x Jalapeno ramen',
      '  *** ALLERGY: nuts ***',
      '',
    ])
    const unicode = await ask({ query, headers: { 'x-star-accept-codepages': 'utf-8, 437, 1252' } })
    expect(unicode.contentType).to.equal('text/plain; charset=utf-8')
    expect(unicode.body).to.include('Jalapeño')
  })

  it('gets the job that it fetched last without a token, 404 for an unknown job, 415 for another format', async () => {
    const { ask } = aQueue()
    expect((await ask({})).status).to.equal(200)
    expect((await ask({ query: { token: 'other' } })).status).to.equal(404)
    expect((await ask({ query: { token: 'job-1', type: 'image/png' } })).status).to.equal(415)
  })

  it('confirms by DELETE, or by a GET with delete', async () => {
    const { ask, heard } = aQueue()
    for (const code of ['OK', '200 OK', '211'])
      expect((await ask({ method: 'DELETE', query: { token: 'job-1', code } })).status).to.equal(200)
    expect((await ask({ query: { token: 'job-1', code: '200', delete: '' } })).status).to.equal(200)
    expect((await ask({ method: 'DELETE', query: { code: '200 OK' } })).status).to.equal(200)
    expect(heard).to.deep.equal([...Array(4).fill('printed job-1'), 'printed undefined'])
  })

  it('lets a job wait for a hand at the printer, try again, or end', async () => {
    const { ask, heard } = aQueue()
    for (const code of ['410 Out of paper', '420', '520 Timeout', '510', '511', '521'])
      await ask({ method: 'DELETE', query: { token: 'job-1', code } })
    expect(heard.map((one) => one.split(' ').at(-1))).to.deep.equal([
      ...['waits', 'waits', 'again', 'never', 'never', 'never'],
    ])
    expect((await ask({ method: 'DELETE', query: { token: 'job-1' } })).status).to.equal(400)
  })
})

describe('a slip in plain text', () => {
  it('wraps between words, keeps the indent, and breaks a word that is too long', () => {
    const row: SlipRow = { text: 'Without onions please abcdefghijklmnopqrstuvwxyzabc', indent: 2, look: 'plain' }
    expect(plainSlip([row], 24)).to.equal('  Without onions please\n  abcdefghijklmnopqrstuv\n  wxyzabc\n')
  })

  it('takes the columns from the width of the paper', () => {
    expect([columnsOf('72'), columnsOf('48mm'), columnsOf(undefined), columnsOf('0'), columnsOf('10')]).to.deep.equal([
      ...[48, 32, 48, 48, 24],
    ])
  })

  it('has an ASCII likeness for each letter of Spanish, and a question mark for a letter that has none', () => {
    expect(asciiOnly('Niño, ¡año! “sí” – 2 × café… 麺')).to.equal('Nino, !ano! "si" - 2 x cafe... ?')
  })
})
