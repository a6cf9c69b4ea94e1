import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailAtRelay {
  readonly user: string
  readonly from: string
  readonly to: string
  readonly raw: string
}

/** A mail server with passwords. Accepts any user and keeps what each sends. */
export async function startMailRelay() {
  const mails: MailAtRelay[] = []
  const server = new SMTPServer({
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username = '' }, _, done) => done(null, { user: username }),
    onData: (stream, { envelope: { mailFrom, rcptTo }, user = '' }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = mailFrom === false ? '' : mailFrom.address
        mails.push({ user, from, to: rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const port = portOf(server.server.address())
  return {
    mails,
    urlFor: (user: string) => `smtp://${user}:password@127.0.0.1:${port}`,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

export interface VendorCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A vendor's HTTP API that gives every call the same answer, and keeps the calls. */
export async function startVendorApi(status: number, answer: unknown) {
  const calls: VendorCall[] = []
  const server = createServer(async (call, reply) => {
    let body = ''
    for await (const part of call) body += String(part)
    calls.push({ path: call.url ?? '', headers: call.headers, body })
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    calls,
    url: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
