import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Mail server that accepts and records all mails. */
export async function mailSink() {
  const seen = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [, name] = /^message-id:\s*<([0-9a-f]+)@/im.exec(Buffer.concat(chunks).toString()) ?? []
        if (name !== undefined) seen.add(name)
        done()
      })
    },
  })
  // A killed sender breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address: AddressInfo | string | null = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail sink has no port.')
  return {
    variables: { SMTP_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'orders@shop.example' },
    hasSlip: (orderId: string): boolean =>
      seen.has(createHash('sha256').update(`kitchen:${orderId}`).digest('hex').slice(0, 40)),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
