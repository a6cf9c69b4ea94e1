import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { twilioSender } from '../../../src-adapters/twilio/gateway.ts'

interface Heard {
  readonly path: string
  readonly authorization: string
  readonly form: Record<string, string>
}

describe('text messages by Twilio', () => {
  const heard: Heard[] = []
  const reported: object[] = []
  let answer: { readonly status: number; readonly body: string } | 'silence' = { status: 201, body: '{}' }
  let server: Server
  let address: string
  before(async () => {
    server = createServer(async (call, reply) => {
      let body = ''
      for await (const part of call) body += part
      const form = Object.fromEntries(new URLSearchParams(body))
      heard.push({ path: `${call.method} ${call.url}`, authorization: call.headers.authorization ?? '', form })
      if (answer !== 'silence') reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    address = `http://127.0.0.1:${port}`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const sender = (from = '+12125550100', timeout = 5_000) =>
    twilioSender({
      accountSid: 'AC00000000000000000000000000000001',
      authToken: 'a-token',
      from,
      countryCodes: ['1', '52'],
      timeout,
      report: (facts) => void reported.push(facts),
      address,
    })
  const message = { to: '+12125550177', text: '123456 is your Noodle House code.' }

  it('API-22 posts number and words as a form, under the account, and shows its token', async () => {
    answer = { status: 201, body: '{"sid":"SM1"}' }
    expect(await sender().send(message)).to.equal('sent')
    expect(heard.at(-1)).to.deep.equal({
      path: 'POST /2010-04-01/Accounts/AC00000000000000000000000000000001/Messages.json',
      authorization: `Basic ${Buffer.from('AC00000000000000000000000000000001:a-token').toString('base64')}`,
      form: { From: '+12125550100', To: message.to, Body: message.text },
    })
    await sender('MG00000000000000000000000000000001').send(message)
    expect(heard.at(-1)?.form).to.include({ MessagingServiceSid: 'MG00000000000000000000000000000001' })
    expect(heard.at(-1)?.form).not.to.have.property('From')
  })

  it('API-22 what is said against the number is final, all else may be better later; neither words nor number are told', async () => {
    for (const [status, body, outcome] of [
      [400, '{"code":21211,"message":"no such number +12125550177"}', 'refused'],
      [400, '{"code":21610}', 'refused'],
      [401, '{"code":20003}', 'failed'],
      [429, '{"code":20429}', 'failed'],
      [503, 'not json', 'failed'],
    ] as const) {
      answer = { status, body }
      expect(await sender().send(message), body).to.equal(outcome)
    }
    expect(JSON.stringify(reported)).not.to.match(/5550177|123456/)
    expect(reported[0]).to.deep.equal({ status: 400, code: 21_211 })
  })

  it('API-22 silence is a failure', async () => {
    answer = 'silence'
    expect(await sender('+12125550100', 200).send(message)).to.equal('failed')
  })

  it('API-22 reaches the countries that are named, and no other', () => {
    const { reaches } = sender()
    expect(['+12125550177', '+525512345678', '+442071234567'].map(reaches)).to.deep.equal([true, true, false])
  })
})
