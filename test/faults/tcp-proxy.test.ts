import { connect, createServer } from 'node:net'
import { expect } from 'chai'
import { tcpProxy } from './tcp-proxy.ts'

describe('the wire that fails', () => {
  it('keeps the order of bytes when a delay ends while some of them are still on their way', async () => {
    const server = createServer((socket) => socket.pipe(socket))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const wire = await tcpProxy({ host: '127.0.0.1', port })
    const client = connect({ port: wire.port, host: '127.0.0.1' })
    try {
      let heard = ''
      const all = new Promise<void>((done) =>
        client.on('data', (bytes) => {
          heard += String(bytes)
          if (heard.length === 30) done()
        }),
      )
      let sent = ''
      for (let index = 0; index < 30; index += 1) {
        wire.delay(index % 3 === 0 ? 40 : 0)
        const sign = String.fromCharCode(97 + (index % 26))
        sent += sign
        client.write(sign)
        await new Promise((done) => setTimeout(done, 5))
      }
      wire.delay(0)
      await all
      expect(heard).to.equal(sent)
    } finally {
      client.destroy()
      await wire.close()
      server.close()
    }
  })

  it('C4 has one packet in so many sent again, loses none for good and changes no order', async () => {
    const server = createServer((socket) => socket.pipe(socket))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const wire = await tcpProxy({ host: '127.0.0.1', port })
    const client = connect({ port: wire.port, host: '127.0.0.1' })
    try {
      wire.lose(10, 150)
      const sent = Buffer.from(Array.from({ length: 60_000 }, (_, n) => n % 251))
      const heard: Buffer[] = []
      const began = performance.now()
      const all = new Promise<void>((done) =>
        client.on('data', (bytes: Buffer) => {
          heard.push(bytes)
          if (heard.reduce((sum, { length }) => sum + length, 0) === sent.length) done()
        }),
      )
      client.write(sent)
      await all
      expect(Buffer.concat(heard).equals(sent)).to.equal(true)
      // Packets after a lost one wait for it.
      expect(performance.now() - began).to.be.at.least(149)
    } finally {
      client.destroy()
      await wire.close()
      server.close()
    }
  })
})
