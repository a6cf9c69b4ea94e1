export interface Mail {
  /** The same mail again has the same id, so that a sender can see that it sent it before. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends one mail. Called at least once per mail; never rejects. */
export interface MailSender {
  readonly send: (mail: Mail) => Promise<'sent' | 'failed'>
}
