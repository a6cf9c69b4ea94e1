import { languageFor, type MailHouse } from './mail-house.ts'
import { escaped, mailPage } from './mail-page.ts'
import type { Mail } from './mail-sender.ts'
import { mailWords } from './mail-words.ts'

export interface EmailNotice {
  /** Of the job, so that a second try is the same mail. */
  readonly id: string
  readonly to: string
  readonly language: string | undefined
}

/** Tells an address that its account has another one now. It does not say which. */
export function emailNotice({ id, to, language: said }: EmailNotice, house: MailHouse): Mail {
  const language = languageFor(house, said)
  const words = mailWords[language].emailNotice
  const { brand, dress } = house
  const subject = words.subject({ brand: brand.name })
  const lead = words.lead({ brand: brand.name })
  const why = brand.phone === undefined ? words.why : `${words.why} ${brand.phone}`
  return {
    id: `email-notice:${id}`,
    to,
    fromName: brand.name,
    ...(dress.replyTo === undefined ? {} : { replyTo: dress.replyTo }),
    subject,
    text: `${[brand.name, lead, why].join('\n\n')}\n`,
    html: mailPage({ language, title: subject, house, body: `<p style="margin:0">${escaped(lead)}</p>`, foot: why }),
  }
}
