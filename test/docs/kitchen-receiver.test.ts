import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { kitchenWebhook } from '../../src-adapters/kitchen-webhook/gateway.ts'
import { orderNotice } from '../../src-contract/kitchen/order-notice.ts'
import { orderNoticeOf } from '../../src-server/kitchen/order-notice-of.ts'
import { eventually } from '../builders/order-server-builder.ts'
import { aToldOrder } from '../builders/told-order-builder.ts'

const secret = 'a secret of thirty-two characters'.replaceAll(' ', '-')

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise<void>((closed) => server.close(() => closed()))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function answers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const call = request({ port, method: 'POST' }, (answer) => {
      answer.resume()
      tell(true)
    })
    call.on('error', () => tell(false))
    call.end()
  })
}

describe('the receiver of docs/howto/kitchen.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-receiver-'))
  let port = 0
  let receiver: ChildProcess
  let printed = ''

  before(async () => {
    const code = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/howto/kitchen.md', 'utf8'))?.[1] ?? ''
    expect(code.split('\n').length).to.be.within(15, 30)
    const file = join(folder, 'receiver.mjs')
    writeFileSync(file, code)
    port = await freePort()
    receiver = spawn(process.execPath, [file], {
      env: { SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    receiver.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    await eventually(
      () => answers(port),
      (isThere) => isThere,
    )
  })

  after(async () => {
    receiver.kill()
    await once(receiver, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (body: string, { key = secret, now = Date.now() } = {}) =>
    kitchenWebhook({ secretOf: () => key, clock: { now: () => now }, timeout: 5_000, isAtHome: true }).post({
      brandId: 'noodle-house',
      locationId: 'loc-1',
      url: `http://127.0.0.1:${port}/`,
      name: 'order-1.1',
      body,
    })
  const notice = (number = '409', id = 'order-1') =>
    JSON.stringify(orderNotice.encode(orderNoticeOf(aToldOrder({ id }, { displayNumber: number }))))

  it('V6 prints an order once, however often it comes', async () => {
    expect(await post(notice())).to.deep.equal({ _tag: 'Taken' })
    expect(await post(notice())).to.deep.equal({ _tag: 'Taken' })
    expect(await post(notice('410', 'order-2'))).to.deep.equal({ _tag: 'Taken' })
    await eventually(
      async () => printed,
      (text) => text.includes('Order 410'),
    )
    expect(printed).to.equal('Order 409 for now: 2 x Ramen\nOrder 410 for now: 2 x Ramen\n')
  })

  it('V6 prints once that an order was cancelled, and nothing of it that comes late', async () => {
    const cancelled = orderNoticeOf(
      aToldOrder({ id: 'order-4', cancelled: { at: 0, reason: '' } }, { displayNumber: '412' }),
    )
    const body = JSON.stringify(orderNotice.encode(cancelled))
    for (const one of [body, body, notice('412', 'order-4')]) expect(await post(one)).to.deep.equal({ _tag: 'Taken' })
    expect(await post(notice('413', 'order-5'))).to.deep.equal({ _tag: 'Taken' })
    await eventually(
      async () => printed,
      (text) => text.includes('Order 413'),
    )
    expect(printed.split('\n').slice(-3)).to.deep.equal(['Order 412 is CANCELLED', 'Order 413 for now: 2 x Ramen', ''])
  })

  it('V6 refuses what another secret signed, and what is old', async () => {
    const refused = { _tag: 'Failed', why: 'the receiver answered 401' }
    expect(await post(notice('411', 'order-3'), { key: secret.toUpperCase() })).to.deep.equal(refused)
    expect(await post(notice('411', 'order-3'), { now: Date.now() - 301_000 })).to.deep.equal(refused)
    expect(printed).not.to.include('411')
  })
})
