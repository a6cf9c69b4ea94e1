export interface Mail {
  /** The same for each try, so that a sender can detect a duplicate. */
  readonly id: string
  readonly to: string
  readonly fromName: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** `refused`: permanently rejected. `failed`: the mail may have been sent, or a retry may send it. */
export type MailOutcome = 'sent' | 'failed' | 'refused'

/** Sends at least once per mail; never rejects. */
export interface MailSender {
  readonly send: (mail: Mail) => Promise<MailOutcome>
}

/** Undefined: the brand sends no mails. */
export type MailSenderOf = (brandId: string) => MailSender | undefined
