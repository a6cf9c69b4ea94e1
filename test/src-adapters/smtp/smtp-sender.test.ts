import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { expect } from 'chai'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { smtpRelay } from '../../../src-adapters/smtp/gateway.ts'
import { certificate, key } from './localhost-certificate.ts'

interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly isSecure: boolean
  readonly user: string | undefined
}

function aMail(id = 'receipt:1') {
  return {
    id,
    to: 'gus@example.com',
    fromName: 'Noodle "House"\r\nBcc: all@example.com',
    replyTo: 'hello@noodles.example',
    subject: 'Your order 409',
    text: 'Total $28.08',
    html: '<p>Total $28.08</p>',
  }
}

function answerWith(code: number) {
  return Object.assign(new Error('no'), { responseCode: code })
}

describe('the SMTP sender', () => {
  const open: (() => Promise<void>)[] = []

  const listen = async (options: SMTPServerOptions): Promise<{ readonly port: number; readonly taken: Taken[] }> => {
    const taken: Taken[] = []
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
            isSecure: session.secure,
            user: session.user,
          })
          done()
        })
      },
      ...options,
    })
    server.on('error', () => undefined)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    open.push(() => new Promise((closed) => server.close(() => closed())))
    const address: AddressInfo | string | null = server.server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return { port: address.port, taken }
  }

  const senderAt = (port: number, url = `smtp://127.0.0.1:${port}`, timeout = 2_000, ca?: string) => {
    const reports: unknown[] = []
    const report = (facts: unknown) => void reports.push(facts)
    const trusted = ca === undefined ? {} : { ca }
    const relay = smtpRelay({ url, timeout, ...trusted })
    open.unshift(async () => relay.close())
    return { sender: relay.sender({ from: 'orders@noodles.example', report }), reports }
  }

  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })

  it('CHK-22 sends text and HTML, from the restaurant’s name, with one Message-ID for each mail', async () => {
    let connections = 0
    const { port, taken } = await listen({
      onConnect: (_, done) => {
        connections += 1
        done()
      },
    })
    const { sender } = senderAt(port)
    expect(await sender.send(aMail())).to.equal('sent')
    expect(await sender.send(aMail())).to.equal('sent')
    expect(await sender.send(aMail('receipt:2'))).to.equal('sent')
    const [first] = taken
    expect([first?.from, first?.to]).to.deep.equal(['orders@noodles.example', ['gus@example.com']])
    expect(first?.raw)
      .to.include('Content-Type: multipart/alternative')
      .and.to.include('Total $28.08')
      .and.to.include('<p>Total $28.08</p>')
      .and.to.include('Reply-To: hello@noodles.example')
      .and.not.to.match(/^Bcc:/m)
    expect(connections, 'one connection for all three').to.equal(1)
    const ids = taken.map(({ raw }) => /^Message-ID: (<\S+>)/im.exec(raw)?.[1])
    expect([ids[0] === ids[1], ids[0] === ids[2], ids[0]?.endsWith('@noodles.example>')]).to.deep.equal([
      true,
      false,
      true,
    ])
  })

  const withPassword: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'shop@noodles' && password === 'p:ss/word' ? done(null, { user: username }) : done(answerWith(535)),
  }

  it('V14 signs in over STARTTLS; a wrong password is our fault and not the mail’s', async () => {
    const { port, taken } = await listen({ ...withPassword, key, cert: certificate })
    const right = senderAt(port, `smtp://shop%40noodles:p%3Ass%2Fword@localhost:${port}`, 2_000, certificate)
    expect(await right.sender.send(aMail())).to.equal('sent')
    expect(taken.map(({ user, isSecure }) => [user, isSecure])).to.deep.equal([['shop@noodles', true]])
    const wrong = senderAt(port, `smtp://shop%40noodles:nope@localhost:${port}`, 2_000, certificate)
    expect(await wrong.sender.send(aMail())).to.equal('failed')
    expect(wrong.reports).to.deep.equal([{ code: 'EAUTH', answer: 535 }])
  })

  it('V14 a server that does not encrypt, or that nobody vouches for, gets neither mail nor password', async () => {
    const asked: string[] = []
    const onAuth: SMTPServerOptions['onAuth'] = ({ username }, _, done) => {
      asked.push(username ?? '')
      done(null, { user: 'anybody' })
    }
    const unvouched = await listen({ onAuth })
    const plain = await listen({ onAuth, hideSTARTTLS: true, allowInsecureAuth: true })
    for (const { port, taken } of [unvouched, plain]) {
      const { sender } = senderAt(port, `smtp://shop:secret@localhost:${port}`, 2_000, certificate)
      expect([await sender.send(aMail()), taken, asked]).to.deep.equal(['failed', [], []])
    }
  })

  it('V14 a refusal for now (4xx) may be better later, one for good (5xx) will not', async () => {
    for (const [code, outcome] of [
      [451, 'failed'],
      [550, 'refused'],
    ] as const) {
      const { port } = await listen({ hideSTARTTLS: true, onRcptTo: (_, __, done) => done(answerWith(code)) })
      const { sender, reports } = senderAt(port)
      expect(await sender.send(aMail()), String(code)).to.equal(outcome)
      expect(reports).to.deep.equal([{ code: 'EENVELOPE', answer: code }])
    }
  })

  it('V14 a refused sender is our own setting, not the end of a mail; a refused text is', async () => {
    const refusing = async (options: SMTPServerOptions) => {
      const { port } = await listen({ hideSTARTTLS: true, ...options })
      return senderAt(port).sender.send(aMail())
    }
    expect(await refusing({ onMailFrom: (_, __, done) => done(answerWith(550)) })).to.equal('failed')
    const onData: SMTPServerOptions['onData'] = (stream, _, done) => {
      stream.resume()
      stream.on('end', () => done(answerWith(554)))
    }
    expect(await refusing({ onData })).to.equal('refused')
  })

  it('V14 a server that is away, says nothing or hangs up keeps nobody longer than its time', async () => {
    const sockets = new Set<Socket>()
    const kept = (socket: Socket) => void sockets.add(socket)
    const silent: Server = createServer(kept)
    const hangsUp: Server = createServer((socket) => kept(socket.end('220 hello\r\n')))
    open.push(async () => {
      for (const socket of sockets) socket.destroy()
    })
    for (const server of [silent, hangsUp]) {
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
      open.push(() => new Promise((closed) => server.close(() => closed())))
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      expect(await senderAt(address.port, undefined, 300).sender.send(aMail())).to.equal('failed')
    }
    expect(await senderAt(1).sender.send(aMail())).to.equal('failed')
  })
})
