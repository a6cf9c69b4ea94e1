import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { pwnedPasswords } from '../../../src-adapters/pwned-passwords/gateway.ts'

const stolen = 'gravel and honey'
const hash = createHash('sha1').update(stolen).digest('hex').toUpperCase()
const other = hash.slice(5).replace(/^./, (sign) => (sign === '0' ? '1' : '0'))

describe('Pwned Passwords', () => {
  const heard: { readonly path: string; readonly padding: string | string[] | undefined }[] = []
  const reported: string[] = []
  let answer: { readonly status: number; readonly body: string } | 'silence'
  let server: Server
  let address: string
  before(async () => {
    server = createServer((call, reply) => {
      heard.push({ path: call.url ?? '', padding: call.headers['add-padding'] })
      if (answer !== 'silence') reply.writeHead(answer.status, { 'content-type': 'text/plain' }).end(answer.body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const bound: AddressInfo | string | null = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('no port')
    address = `http://127.0.0.1:${bound.port}`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const isKnown = (password: string, timeout = 5_000) =>
    pwnedPasswords({
      address,
      timeout,
      report: (facts, words) => void reported.push(`${words} ${JSON.stringify(facts)}`),
    }).isKnown(password)

  it('G4 sends the first five signs of the hash and nothing else, and compares the rest here', async () => {
    answer = { status: 200, body: [`${other}:7`, `${hash.slice(5)}:3`, ''].join('\r\n') }
    expect(await isKnown(stolen)).to.equal(true)
    expect(heard.at(-1)).to.deep.equal({ path: `/range/${hash.slice(0, 5)}`, padding: 'true' })
    answer = { status: 200, body: `${other}:7\r\n` }
    expect(await isKnown(stolen)).to.equal(false)
  })

  it('G4 an ending that only pads the answer is no theft', async () => {
    answer = { status: 200, body: `${hash.slice(5)}:0\r\n` }
    expect(await isKnown(stolen)).to.equal(false)
  })

  it('G4 who says nothing, too late or nonsense keeps nobody from an account, and that is told without the password', async () => {
    const odd: readonly (typeof answer)[] = ['silence', { status: 503, body: 'Later' }]
    for (answer of odd) {
      reported.length = 0
      expect(await isKnown(stolen, 50)).to.equal(false)
      expect(reported).to.have.length(1)
      expect(reported.join()).to.not.contain(stolen).and.not.to.contain(hash.slice(5))
    }
    answer = { status: 200, body: '<html>Sorry</html>' }
    expect(await isKnown(stolen)).to.equal(false)
  })
})
