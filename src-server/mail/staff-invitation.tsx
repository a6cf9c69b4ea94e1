import { ownLanguageOf } from '../../src-domain/text/language.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import { mailHtml, NextSteps, Paragraph } from './mail-html.tsx'
import type { Mail } from './mail-sender.ts'
import { mailWords } from './mail-words.ts'

export interface StaffInvitation {
  readonly id: string
  readonly to: string
  readonly language: string
  /** Works once; a person who reads the mail can set the password. */
  readonly address: string
}

export function staffInvitation({ id, to, language: asked, address }: StaffInvitation, house: MailHouse): Mail {
  const language = ownLanguageOf(languageFor(house, asked))
  const words = mailWords[language].staffInvitation
  const { brand, dress } = house
  const [subject, lead] = [words.subject({ brand: brand.name }), words.lead({ brand: brand.name })]
  return {
    id: `staff-invitation:${id}`,
    to,
    fromName: brand.name,
    ...(dress.replyTo === undefined ? {} : { replyTo: dress.replyTo }),
    subject,
    text: `${[brand.name, lead, address, words.life, words.why].join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      house,
      body: (
        <>
          <Paragraph>{lead}</Paragraph>
          <NextSteps link={{ label: words.open, address }} call={words.life} colours={dress.colours} />
        </>
      ),
      foot: words.why,
    }),
  }
}
