import { expect } from 'chai'
import Fastify from 'fastify'
import { mountOutbox } from '../../../src/server/dev-outbox.ts'

const kept = {
  id: 'receipt:1',
  to: 'gus@example.com',
  fromName: 'Noodles',
  subject: 'Your <b>order</b> 409',
  text: 'Total $28.08 <script>',
  html: '<p>Total $28.08</p>',
  at: '2026-06-10T16:00:00.000Z',
  name: 'a'.repeat(24),
}

describe('the outbox page', () => {
  const app = Fastify()
  mountOutbox(app, { send: async () => 'sent', mails: async () => [kept] })
  const get = (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } })

  after(() => app.close())

  it('lists mails and shows each as text and as its HTML, which may run nothing', async () => {
    const list = await get('/dev/outbox')
    expect(list.body).to.include('Your &lt;b&gt;order&lt;/b&gt; 409').and.to.include(`/dev/outbox/${kept.name}`)
    const mail = await get(`/dev/outbox/${kept.name}`)
    expect(mail.body).to.include('Total $28.08 &lt;script&gt;').and.to.include('<iframe')
    const html = await get(`/dev/outbox/${kept.name}/html`)
    expect(html.body).to.equal(kept.html)
    expect(html.headers['content-security-policy']).to.include('sandbox').and.to.include("default-src 'none'")
    expect((await get('/dev/outbox/bbb')).statusCode).to.equal(404)
  })

  it('G10 answers nobody who calls this machine by another name', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.4:3000']) {
      const answer = await get('/dev/outbox', host)
      expect([answer.statusCode, answer.body.includes('409')], host).to.deep.equal([404, false])
    }
    expect((await get('/dev/outbox', '127.0.0.1:3000')).statusCode).to.equal(200)
  })
})
