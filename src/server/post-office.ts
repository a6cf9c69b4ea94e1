import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Outbox, outbox } from '../../src-adapters/outbox/gateway.ts'
import { isLoopback, smtpRelay } from '../../src-adapters/smtp/gateway.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { MailSender, MailSenderOf } from '../../src-server/mail/mail-sender.ts'
import type { TextSender, TextSenderOf } from '../../src-server/mail/text-sender.ts'
import type { BrandSecrets } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import { serviceChoice } from '../environment/service-choice.ts'
import { textSender } from './text-sender.ts'

/** Senders of every brand, by its own account or the server's. */
export interface PostOffice {
  /** No sender: the brand's pages promise no mail. */
  readonly mailOf: MailSenderOf
  /** No sender: customers of the brand are never asked for a texted code. */
  readonly textsOf: TextSenderOf
  /** Keeps mails and texts instead of sending them, for brands without an account on a developer's machine. */
  readonly outbox?: Outbox
  /** Closes pooled connections. */
  readonly close: () => void
}

/** Milliseconds of silence; less than a mail job's timeout. */
const timeout = 10_000

export function postOffice(
  environment: Environment,
  secrets: Pick<BrandSecrets, 'sections'>,
  clock: Clock,
  log: Logger,
): PostOffice {
  const kept = isLocalTrial(environment) ? outbox(join(environment.DATA_DIR, 'outbox'), clock) : undefined
  // Brands with addresses of their own may share a mail server, which limits the connections of an account.
  const relays = new Map<string, ReturnType<typeof smtpRelay>>()
  const relayTo = (url: string) => {
    const relay = relays.get(url) ?? smtpRelay({ url, timeout })
    relays.set(url, relay)
    return relay
  }

  const mailOf = (brandId: string): MailSender | undefined => {
    const { _tag, settings } = serviceChoice(environment, secrets, brandId, 'mail')
    const { SMTP_URL: url, MAIL_FROM: from } = settings
    if (_tag === 'Off' || url === undefined || from === undefined) return kept
    const report = (facts: object) => log.warn({ brandId, ...facts }, 'mail refused by the mail server')
    return relayTo(url).sender({ from, report })
  }

  const textsOf = (brandId: string): TextSender | undefined => {
    const { _tag, settings } = serviceChoice(environment, secrets, brandId, 'texts')
    const report = (facts: object) => log.warn({ brandId, ...facts }, 'text message refused by the provider')
    return (_tag === 'Off' ? undefined : textSender(settings, report)) ?? keptTexts(kept)
  }

  return {
    mailOf: remembered(mailOf),
    textsOf: remembered(textsOf),
    ...(kept === undefined ? {} : { outbox: kept }),
    close: () => {
      for (const relay of relays.values()) relay.close()
    },
  }
}

/** Secrets are read once, at the start. */
function remembered<A>(make: (brandId: string) => A): (brandId: string) => A {
  const made = new Map<string, A>()
  return (brandId) => {
    const known = made.get(brandId)
    if (known !== undefined) return known
    const fresh = make(brandId)
    made.set(brandId, fresh)
    return fresh
  }
}

function keptTexts(kept: Outbox | undefined): TextSender | undefined {
  if (kept === undefined) return undefined
  return {
    reaches: () => true,
    send: ({ id, to, text }) => kept.send({ id, to, text, fromName: '', subject: 'Text message', html: '' }),
  }
}

/** True on a developer's machine, where the outbox may be shown. */
function isLocalTrial({
  APP_ENV: appEnv,
  HOST: host,
  API_URL: backEnd,
  TRUSTED_PROXIES: proxies,
}: Environment): boolean {
  return appEnv === 'development' && isLoopback(host) && backEnd === undefined && proxies === 0
}
