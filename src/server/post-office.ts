import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Outbox, outbox } from '../../src-adapters/outbox/gateway.ts'
import { isLoopback, smtpSender } from '../../src-adapters/smtp/gateway.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { MailSender } from '../../src-server/mail/mail-sender.ts'
import type { Environment } from '../environment/environment.ts'

/** No sender: pages promise no mail. */
export interface PostOffice {
  readonly sender?: MailSender
  /** The sender, if it keeps mails instead of sending them. */
  readonly outbox?: Outbox
}

/** Milliseconds of silence; less than a mail job's timeout. */
const timeout = 10_000

export function postOffice(environment: Environment, clock: Clock, log: Logger): PostOffice {
  const { SMTP_URL: url, MAIL_FROM: from, DATA_DIR: dataDir } = environment
  if (url !== undefined && from !== undefined) {
    const report = (facts: object) => log.warn(facts, 'mail refused by the mail server')
    return { sender: smtpSender({ url, from, timeout, report }) }
  }
  if (!isLocalTrial(environment)) return {}
  const kept = outbox(join(dataDir, 'outbox'), clock)
  return { sender: kept, outbox: kept }
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
