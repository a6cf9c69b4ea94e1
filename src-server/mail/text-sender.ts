import type { MailOutcome } from './mail-sender.ts'

export interface TextMessage {
  /** The same for each try. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly text: string
}

/** Sends at least once per message; never rejects. Outcomes as for mails. */
export interface TextSender {
  /** Takes E.164. Some destinations are expensive and used for fraud. */
  readonly reaches: (number: string) => boolean
  readonly send: (message: TextMessage) => Promise<MailOutcome>
}

/** Undefined: the brand sends no texts. */
export type TextSenderOf = (brandId: string) => TextSender | undefined
