import type { AccountChange } from '../store/rows/account-change.ts'
import { brandPhone, languageFor, type MailHouse } from './mail-house.ts'
import { mailHtml } from './mail-html.tsx'
import type { Mail } from './mail-sender.ts'
import { mailWordsFor } from './mail-words.ts'

export interface AccountNotice {
  /** The job's id, so that a retry sends the same mail. */
  readonly id: string
  readonly to: string
  readonly language: string | undefined
  readonly what: AccountChange
}

/** Without the new value: another person may read the mail. */
export function accountNotice({ id, to, language: said, what }: AccountNotice, house: MailHouse): Mail {
  const language = languageFor(house, said)
  const words = mailWordsFor(house, language).accountNotice
  const { brand, dress } = house
  const subject = words[what].subject({ brand: brand.name })
  const lead = words[what].lead({ brand: brand.name })
  const why = words.why({ phone: brandPhone(house) })
  return {
    id: `email-notice:${id}`,
    to,
    fromName: brand.name,
    ...(dress.replyTo === undefined ? {} : { replyTo: dress.replyTo }),
    subject,
    text: `${[brand.name, lead, why].join('\n\n')}\n`,
    html: mailHtml({ language, title: subject, house, body: <p style={{ margin: 0 }}>{lead}</p>, foot: why }),
  }
}
