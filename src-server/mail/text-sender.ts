import type { MailOutcome } from './mail-sender.ts'

export interface TextMessage {
  /** The same for each try. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly text: string
}

/** Sends one text message. Called at least once per message; never rejects. Outcomes as for mails. */
export interface TextSender {
  /** Whether messages to this number (E.164) are allowed: some destinations are expensive and used for fraud. */
  readonly reaches: (number: string) => boolean
  readonly send: (message: TextMessage) => Promise<MailOutcome>
}
