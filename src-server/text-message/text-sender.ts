import type { MailOutcome } from '../mail/mail-sender.ts'

export interface TextMessage {
  /** The same message again has the same id. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly text: string
}

/** Sends one text message. Called at least once per message; never rejects. Outcomes as a mail's. */
export interface TextSender {
  /** Whether it sends to this number (E.164) at all: elsewhere a message costs much, and whoever earns by it asks for many. */
  readonly reaches: (number: string) => boolean
  readonly send: (message: TextMessage) => Promise<MailOutcome>
}
