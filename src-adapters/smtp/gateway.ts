import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'

/** As in the order server's `MailSender`. */
interface Mail {
  readonly id: string
  readonly to: string
  readonly fromName: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface RelayNeeds {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  readonly url: string
  /** Milliseconds without a response. */
  readonly timeout: number
  /** For tests: PEM, the only trusted certificate. */
  readonly ca?: string
}

export interface SenderNeeds {
  readonly from: string
  /** Receives neither content nor addresses. */
  readonly report: (facts: { readonly code: string; readonly answer?: number }) => void
}

/** Pooled connections to a mail server, which senders with other addresses share. */
export function smtpRelay({ url, timeout, ca }: RelayNeeds) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  // A relay on this machine has a self-signed certificate.
  const isPlain = !secure && isLoopback(host) && ca === undefined
  const transport = createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    pool: true,
    // Codes, kitchen slips and receipts must not wait for each other.
    maxConnections: 32,
    maxMessages: 100,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    close: () => transport.close(),
    sender: (needs: SenderNeeds) => relaySender(transport, needs),
  }
}

/**
 * Encrypts unless the server is on this machine. A 5xx about recipient or content is permanent; any other failure may
 * be temporary. A repeated mail has the same Message-ID.
 */
function relaySender(transport: Pick<ReturnType<typeof createTransport>, 'sendMail'>, { from, report }: SenderNeeds) {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    send: async ({ id, to, fromName, replyTo, subject, text, html }: Mail): Promise<'sent' | 'failed' | 'refused'> => {
      try {
        await transport.sendMail({
          messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`,
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return 'sent'
      } catch (reason) {
        const facts = factsOf(reason)
        report(facts)
        // A rejected sender is our configuration, which may be corrected.
        const isOfThisMail = (facts.code === 'EENVELOPE' || facts.code === 'EMESSAGE') && !isAboutSender(reason)
        return isOfThisMail && facts.answer !== undefined && facts.answer >= 500 ? 'refused' : 'failed'
      }
    },
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

function isAboutSender(reason: unknown): boolean {
  return reason instanceof Error && 'command' in reason && reason.command === 'MAIL FROM'
}

function factsOf(reason: unknown): { readonly code: string; readonly answer?: number } {
  if (!(reason instanceof Error)) return { code: 'unknown' }
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.name
  return 'responseCode' in reason && typeof reason.responseCode === 'number'
    ? { code, answer: reason.responseCode }
    : { code }
}
