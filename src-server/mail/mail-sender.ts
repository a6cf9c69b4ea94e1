export interface Mail {
  /** The same mail again has the same id, so that a sender can see that it sent it before. */
  readonly id: string
  readonly to: string
  /** The restaurant by its name; whose address a mail comes from is the sender's to know. */
  readonly fromName: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** `refused`: this mail will never be taken, however often it is tried. `failed`: it may have been taken, or may be later. */
export type MailOutcome = 'sent' | 'failed' | 'refused'

/** Sends one mail. Called at least once per mail; never rejects. */
export interface MailSender {
  readonly send: (mail: Mail) => Promise<MailOutcome>
  /** Lets go of connections that are kept for the next mail. */
  readonly close?: () => void
}
