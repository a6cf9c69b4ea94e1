import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { expect } from 'chai'
import { kitchenWebhook } from '../../../src-adapters/kitchen-webhook/gateway.ts'
import { isPrivateAddress } from '../../../src-adapters/kitchen-webhook/gateway-private-addresses.ts'

const secret = 's'.repeat(32)
const at = Date.UTC(2026, 5, 10, 16)

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('the kitchen webhook', () => {
  const open: Server[] = []
  const listen = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer)
    open.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return `http://127.0.0.1:${address.port}/orders`
  }
  const hook = (isAtHome = true, timeout = 2_000) =>
    kitchenWebhook({
      secretOf: (_, id) => (id === 'loc-1' ? secret : undefined),
      clock: { now: () => at },
      timeout,
      isAtHome,
    })
  const post = (url: string, made = hook(), locationId = 'loc-1') =>
    made.post({ brandId: 'noodle-house', locationId, url, name: 'order-1.1', body: '{"orderId":"order-1","note":"ñ"}' })

  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('V6 signs time and raw body with the location’s own secret', async () => {
    const seen: { headers: IncomingMessage['headers']; body: string }[] = []
    const url = await listen(async (request, response) => {
      seen.push({ headers: request.headers, body: await bodyOf(request) })
      response.writeHead(204).end()
    })
    expect(await post(url)).to.deep.equal({ _tag: 'Taken' })
    const [call] = seen
    expect(call?.headers).to.include({
      'content-type': 'application/json',
      'tureen-timestamp': String(at / 1_000),
      'tureen-notice': 'order-1.1',
      'tureen-signature': `v1=${createHmac('sha256', secret)
        .update(`${at / 1_000}.${call?.body}`)
        .digest('hex')}`,
    })
    expect(call?.body).to.equal('{"orderId":"order-1","note":"ñ"}')
  })

  it('V6 2xx is done, 410 is the end, everything else is tried again; a redirect is not followed', async () => {
    const asked: string[] = []
    const url = await listen((request, response) => {
      asked.push(request.url ?? '')
      const status = Number(new URL(request.url ?? '', 'http://here').searchParams.get('status'))
      response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000))
    })
    const outcomes = []
    for (const status of [200, 202, 410, 302, 404, 500]) outcomes.push(await post(`${url}?status=${status}`))
    expect(outcomes).to.deep.equal([
      { _tag: 'Taken' },
      { _tag: 'Taken' },
      { _tag: 'Gone' },
      { _tag: 'Failed', why: 'the receiver answered 302' },
      { _tag: 'Failed', why: 'the receiver answered 404' },
      { _tag: 'Failed', why: 'the receiver answered 500' },
    ])
    expect(asked).to.have.length(6)
  })

  it('V14 waits no longer than its time, for a receiver that is silent, hangs up or is away', async () => {
    const silent = await listen(() => undefined)
    expect(await post(silent, hook(true, 200))).to.deep.equal({
      _tag: 'Failed',
      why: 'the receiver did not answer in time',
    })
    const hangsUp = await listen((request) => request.socket.destroy())
    expect(await post(hangsUp)).to.deep.equal({ _tag: 'Failed', why: 'ECONNRESET' })
    expect(await post('http://127.0.0.1:1/')).to.deep.equal({ _tag: 'Failed', why: 'ECONNREFUSED' })
  })

  it('G4 calls nobody without a secret', async () => {
    const asked: string[] = []
    const url = await listen((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    expect(await post(url, hook(), 'loc-2')).to.deep.equal({
      _tag: 'Failed',
      why: 'no secret is configured for this location',
    })
    expect(asked).to.deep.equal([])
  })

  it('G10 outside development only https to the world is called, by whatever name the private network goes', async () => {
    const asked: string[] = []
    const url = await listen((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    const port = new URL(url).port
    expect(await post(url, hook(false))).to.deep.equal({ _tag: 'Failed', why: 'only https is called' })
    const names = [
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '10.0.0.1',
      '169.254.169.254',
      'localhost',
    ]
    for (const name of names) {
      expect(await post(`https://${name}:${port}/`, hook(false)), name).to.deep.equal({
        _tag: 'Failed',
        why: 'the address is of a private network',
      })
    }
    expect(asked).to.deep.equal([])
  })

  it('G10 knows private networks by their addresses', () => {
    const ours = ['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255']
    const oursToo = [
      '::',
      '::1',
      'fe80::1%eth0',
      'fd00::1',
      'ff02::1',
      '::ffff:8.8.8.8',
      '2002:7f00:1::',
      '2001::1',
      'name',
    ]
    expect([...ours, ...oursToo].filter((one) => !isPrivateAddress(one))).to.deep.equal([])
    const worlds = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111']
    expect(worlds.filter(isPrivateAddress)).to.deep.equal([])
  })
})
